/** Marathi, for guests only. Not yet read by a native reader. */
import { DATES } from './dates.ts';
import { PAGE } from './guests/page.ts';
import { TRADITIONS } from './guests/traditions.ts';

export const GUEST_TEXTS = { dates: DATES, page: PAGE, traditions: TRADITIONS };
