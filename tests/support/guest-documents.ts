import type { Fields } from './firestore-rest.ts';
import { SERVER_TIME, write } from './firestore-rest.ts';
import { FUNCTION, INVITATION, PATH, stored } from './invitation-documents.ts';

export const ALL_KEYS = ['f1', 'f2', 'f3', 'f4', 'f5', 'f6', 'f7', 'f8', 'f9', 'f10'];
export const FAMILY_ID = `f${'A'.repeat(22)}`;
export const OTHER_ID = `f${'B'.repeat(22)}`;
export const DEVICE = 'a'.repeat(32);
export const FAMILY = `${PATH}/families/${FAMILY_ID}`;
export const PRIVATE = `${PATH}/familyPrivate/${FAMILY_ID}`;
export const REPLY = `${PATH}/replies/${FAMILY_ID}`;
export const OPEN_REPLY = `${PATH}/replies/d${DEVICE}`;

/** Invited to the first and third function, with four seats. */
export const FAMILY_PAGE = { name: 'Sharma family', functions: ['f1', 'f3'], seats: 4, language: 'hi' };
export const FAMILY_PRIVATE = {
  ...FAMILY_PAGE,
  phone: '+919812345678',
  side: 'one',
  tags: 'office, Delhi',
  note: 'Sits far from the loudspeakers',
  sentAt: null,
  updatedAt: SERVER_TIME,
};

export const ANSWER = { adults: 2, children: 1, veg: 2, jain: 1, nonVeg: 0 };
export const FAMILY_REPLY = {
  name: '',
  phone: '',
  answers: { f1: ANSWER },
  unsure: ['f3'],
  note: 'We bring our own car',
  rev: 1,
  by: DEVICE,
  updatedAt: SERVER_TIME,
};
export const OPEN_LINK_REPLY = { ...FAMILY_REPLY, name: 'Asha', phone: '+919812345678' };

export const FUNCTION_IDS = Object.fromEntries(ALL_KEYS.map((key) => [key, `p${key.padEnd(22, 'A')}`]));
/** That of {@link HALDI}. */
export const FUNCTION_ID = `pf4${'A'.repeat(20)}`;
export const PRIVATE_FUNCTION = `${PATH}/privateFunctions/${FUNCTION_ID}`;
export const HALDI = {
  key: 'f4',
  place: 0,
  one: { ...FUNCTION, name: 'Haldi', venue: 'At home, 12 Tonk Road' },
};

/** Stores an invitation with three functions and a family, bypassing the rules. */
export async function storedGuests(settings: Fields = {}, change: Fields = {}): Promise<void> {
  await stored({
    functions: { f1: FUNCTION, f2: FUNCTION, f3: FUNCTION },
    order: 'f1 f2 f3',
    settings: {
      ...INVITATION.settings,
      replyBy: new Date('2099-01-01'),
      openSeats: 4,
      ...settings,
    },
    ...change,
  });
  await write('owner', FAMILY, FAMILY_PAGE);
}
