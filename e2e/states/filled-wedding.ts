import type { Database } from '#e2e/support/database.ts';
import { COUPLE } from '#e2e/support/sign-in-links.ts';
import type { Fields } from '#tests/support/firestore-rest.ts';
import { ANSWER, FAMILY_PRIVATE, FAMILY_REPLY } from '#tests/support/guest-documents.ts';
import { COMING, INVITATION, PATH, START, TEAM } from '#tests/support/invitation-documents.ts';

const DAY_MS = 86_400_000;

export const FUNCTIONS = {
  f1: { ...COMING, name: 'Mehendi' },
  f2: { ...COMING, name: 'Sangeet', venue: 'Rambagh Palace, Bhawani Singh Road, Jaipur' },
  f3: { ...COMING, name: 'Phere' },
};

export const NAMES = [
  'Sharma family',
  'गुप्ता परिवार',
  'Chandrashekhar Venkata Subramaniam Iyer with family',
  'Nani ji',
  'Verma ji',
  'Agarwal uncle',
  'Meena bua',
  'Khanna ji',
];

/** The family's token: 'f' and 22 letters. */
export const token = (place: number) => `f${String.fromCharCode(65 + place).repeat(22)}`;

export async function addWedding(database: Database, change: Fields = {}): Promise<void> {
  await database.add(PATH, {
    ...INVITATION,
    functions: FUNCTIONS,
    order: 'f1 f2 f3',
    settings: { ...INVITATION.settings, replyBy: new Date(Date.now() + 30 * DAY_MS) },
    createdAt: START,
    ...change,
  });
  await database.add(TEAM, { editors: [COUPLE] });
}

/** Eight families, of whom three have been sent their link and two have replied. */
export async function addGuests(database: Database, functions = ['f1', 'f2', 'f3']): Promise<void> {
  const now = new Date();
  for (const [place, name] of NAMES.entries()) {
    const page = { name, functions, seats: 4, language: place === 1 ? 'hi' : 'en' };
    await database.add(`${PATH}/families/${token(place)}`, page);
    await database.add(`${PATH}/familyPrivate/${token(place)}`, {
      ...FAMILY_PRIVATE,
      ...page,
      phone: place === 3 ? '' : `+9198290123${40 + place}`,
      side: place % 2 === 0 ? 'one' : 'two',
      note: place === 0 ? FAMILY_PRIVATE.note : '',
      sentAt: place < 3 ? now : null,
      updatedAt: now,
    });
  }
  for (const place of [0, 1])
    await database.add(`${PATH}/replies/${token(place)}`, {
      ...FAMILY_REPLY,
      answers: { f2: ANSWER, f3: { ...ANSWER, veg: 1, nonVeg: 1 } },
      unsure: ['f1'],
      updatedAt: now,
    });
}
