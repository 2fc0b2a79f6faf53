import type { Fields } from './firestore-rest.ts';
import { SERVER_TIME, write } from './firestore-rest.ts';
import { INVITATION, PATH, START, stored } from './invitation-documents.ts';

export const BLESSING_ID = '1'.repeat(32);
export const BLESSING = `${PATH}/wishes/${BLESSING_ID}`;
export const COPY = `${PATH}/wall/${BLESSING_ID}`;
export const GRAVE = `${PATH}/closed/${BLESSING_ID}`;

/** As a guest's phone sends it. */
export const SENT_BLESSING = {
  name: 'Asha',
  phone: '+919812345678',
  text: 'सदा सुखी रहो।\nMay you always laugh together.',
  state: 'new',
  createdAt: SERVER_TIME,
};
export const STORED_BLESSING = { ...SENT_BLESSING, createdAt: START };
export const APPROVED = { ...STORED_BLESSING, state: 'approved' };
export const HIDDEN = { ...STORED_BLESSING, state: 'hidden' };

/** What approving writes on the wall, and what taking it off leaves there. */
export const ON_WALL = {
  name: SENT_BLESSING.name,
  text: SENT_BLESSING.text,
  createdAt: START,
  changedAt: SERVER_TIME,
};
export const OFF_WALL = { changedAt: SERVER_TIME };
export const BURIED = { closedAt: SERVER_TIME };

/** Stores an invitation with a wall and, unless it is `undefined`, a blessing, bypassing the rules. */
export async function storedBlessing(wish: Fields | undefined, settings: Fields = {}, change: Fields = {}) {
  await stored({ settings: { ...INVITATION.settings, wall: 'approved', ...settings }, ...change });
  if (wish) await write('owner', BLESSING, wish);
  if (wish?.state === 'approved') await write('owner', COPY, ON_WALL);
}
