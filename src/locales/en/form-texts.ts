import { BLESSING, BLESSING_ERRORS } from './guests/blessing.ts';
import { BOOK } from './guests/book.ts';
import { CARD } from './guests/card.ts';
import { GREETING } from './guests/greeting.ts';
import { PORTRAITS } from './guests/portraits.ts';
import { REPLY } from './guests/reply.ts';
import { WALL } from './guests/wall.ts';

/** The rest of the guests' texts: forms, messages, the wall and prints. */
export const FORM_TEXTS = {
  book: BOOK,
  card: CARD,
  greeting: GREETING,
  portraits: PORTRAITS,
  reply: REPLY,
  wall: WALL,
  blessing: BLESSING,
  blessingErrors: BLESSING_ERRORS,
};
