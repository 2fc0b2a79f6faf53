import type { Page } from '@playwright/test';
import type { Database } from '#e2e/support/database.ts';
import { indiaDay, showIndiaDay } from '#src/domain/india-time.ts';
import {
  FAMILY,
  FAMILY_PAGE,
  FAMILY_PRIVATE,
  FAMILY_REPLY,
  PRIVATE,
  REPLY,
} from '#tests/support/guest-documents.ts';
import { FUNCTION, INVITATION, PATH, TEAM } from '#tests/support/invitation-documents.ts';

const DAY_MS = 86_400_000;
const SANGEET = new Date(Date.now() + 60 * DAY_MS);
const RECEPTION = new Date(SANGEET.getTime() + 2 * DAY_MS);

/** Two dinners of one wedding, as they have to be in every text, on every page and in the book. */
export const DINNERS = [
  {
    key: 'f2',
    name: 'Reception',
    place: 'Taj Hall, Pune',
    time: RECEPTION,
    day: showIndiaDay(RECEPTION.getTime()),
    answer: { adults: 3, children: 1, veg: 2, jain: 1, nonVeg: 1 },
    plates: '4 plates: 2 vegetarian, 1 Jain, 1 non-vegetarian, 1 of them a child',
    dish: 'Dal Makhani',
    wish: 'Cholar dal with coconut',
    stored: { lines: 'dal-1 1', guests: 4, plates: '2 1 1 1', wishes: 'dal Cholar dal with coconut' },
  },
  {
    key: 'f1',
    name: 'Sangeet',
    place: 'Rambagh Palace, Jaipur',
    time: SANGEET,
    day: showIndiaDay(SANGEET.getTime()),
    answer: { adults: 2, children: 0, veg: 2, jain: 0, nonVeg: 0 },
    plates: '2 plates: 2 vegetarian',
    dish: 'Rajma Masala',
    wish: '',
    stored: { lines: 'dal-6 1', guests: 2, plates: '2 0 0 0' },
  },
] as const;

/** What is stored when a couple orders one of the dinners, except for its number and time. */
export function orderOf({ name, place, time, stored }: (typeof DINNERS)[number]) {
  return {
    kind: 'catering',
    language: 'en',
    totalLow: 0,
    totalHigh: 0,
    discounts: '',
    name: '',
    phone: '',
    couple: 'Aarav & Meera',
    place,
    date: indiaDay(time.getTime()),
    occasion: name,
    status: 'received',
    rev: 0,
    ...stored,
  };
}

/** Rows of a list of facts, as `Function: Sangeet`. */
export async function factsOn(page: Page): Promise<string[]> {
  const rows = page
    .locator(`main dl:not([aria-labelledby="order-money"] dl) > div`)
    .filter({ visible: true });
  return rows.evaluateAll((all) =>
    all.map((row) => [...row.children].map(({ textContent }) => textContent).join(': ')),
  );
}

/** Stores the wedding of both dinners, with a family that comes to them. `couple` may open its desk. */
export async function storeTwoDinners(database: Database, couple: string): Promise<void> {
  const [reception, sangeet] = DINNERS;
  await database.add(PATH, {
    ...INVITATION,
    functions: {
      f1: { ...FUNCTION, start: SANGEET, end: SANGEET },
      f2: { ...FUNCTION, name: 'Reception', venue: reception.place, start: RECEPTION, end: RECEPTION },
    },
    order: 'f1 f2',
    settings: { ...INVITATION.settings, replyBy: new Date(Date.now() + 30 * DAY_MS) },
    createdAt: SANGEET,
    updatedAt: SANGEET,
  });
  await database.add(TEAM, { editors: [couple] });
  const family = { ...FAMILY_PAGE, functions: ['f1', 'f2'] };
  await database.add(FAMILY, family);
  await database.add(PRIVATE, { ...FAMILY_PRIVATE, ...family, updatedAt: new Date() });
  const answers = { f1: sangeet.answer, f2: reception.answer };
  await database.add(REPLY, { ...FAMILY_REPLY, answers, unsure: [], updatedAt: new Date() });
}
