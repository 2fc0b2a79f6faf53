import type { Account, Fields, Who } from './firestore-rest.ts';
import { SERVER_TIME, write } from './firestore-rest.ts';

export const CODE = 'ABCD12345678';
export const PATH = `invitations/${CODE}`;
export const TEAM = `${PATH}/private/team`;
export const MEERA: Account = {
  uid: 'meera',
  email: 'Meera@Mail.example',
  verified: true,
  provider: 'google.com',
};
export const BY_LINK: Account = { ...MEERA, provider: 'password' };
export const STRANGER: Account = { ...MEERA, uid: 'other', email: 'other@mail.example' };
export const UNVERIFIED: Account = { ...MEERA, uid: 'pretender', verified: false, provider: 'password' };
export const BY_OTHER_WAY: Account = { ...MEERA, provider: 'custom' };
export const STRANGERS: readonly Who[] = ['guest', 'member', STRANGER, UNVERIFIED, BY_OTHER_WAY];
/** A helper of the shop reads the page and its blessings, and nothing else of a wedding. */
export const NOT_STAFF: readonly Who[] = [...STRANGERS, 'helper'];
export const STAFF: readonly Who[] = [MEERA, BY_LINK, 'admin'];
/** Of blessings and photographs. */
export const APPROVERS: readonly Who[] = [...STAFF, 'helper'];

export const HOUR_MS = 3_600_000;
const YEAR_MS = 365 * 24 * HOUR_MS;
export const START = new Date('2027-02-12T13:45:00Z');
export const FUNCTION = {
  name: 'Sangeet',
  start: START,
  end: START,
  timeLabel: '',
  venue: 'Rambagh Palace, Jaipur',
  map: 'https://maps.app.goo.gl/abc',
  dress: 'Bright',
  side: 'both',
  asksReply: true,
};
/** A day on which a page by its own clock is still an invitation. */
export const WEDDING = new Date(Date.now() + 90 * 24 * HOUR_MS);
/** {@link FUNCTION} on that day. */
export const COMING = { ...FUNCTION, start: WEDDING, end: WEDDING };
export const PARTNER = { name: 'Aarav', also: 'आरव', script: 'Deva' };
export const CONTACT = { name: 'Asha', phone: '+919812345678' };
export const INVITATION = {
  published: true,
  couple: { one: PARTNER, two: { name: 'Meera', also: '', script: 'Deva' } },
  families: { one: 'Son of Smt. Asha and Shri Ramesh', two: '' },
  tradition: 'hindu',
  design: '',
  language: 'both',
  place: 'Jaipur',
  texts: {
    blessing: '॥ श्री गणेशाय नमः ॥',
    invitation: 'Please come.\nAll of you.',
    thanks: '',
    anniversary: '',
  },
  functions: { f1: FUNCTION },
  order: 'f1',
  contacts: { c1: CONTACT },
  links: { album: '', music: '' },
  settings: { replyBy: START, closesAt: new Date(Date.now() + 2 * YEAR_MS), wall: 'off', openSeats: 0 },
  createdAt: SERVER_TIME,
  updatedAt: SERVER_TIME,
};

/** Stores an invitation with its team, bypassing the rules. */
export async function stored(change: Fields = {}): Promise<void> {
  await write('owner', PATH, { ...INVITATION, createdAt: START, ...change });
  await write('owner', TEAM, { editors: ['meera@mail.example'] });
}
