import { unitsOf } from '#src/domain/booking/fit.ts';
import type { Database } from './database.ts';

export const DAY = '2099-02-12';
export const DAY_IN_WORDS = '12 February 2099';

/** What the shop of the journeys has. */
const UNITS = unitsOf({
  'innova-crysta': 2,
  dzire: 2,
  ertiga: 1,
  dj: 2,
  horse: 2,
  photographer: 2,
  'makeup-artist': 2,
  kitchen: 1,
});

/** The owner has counted. */
export function countBookable(database: Database): Promise<void> {
  return database.add('bookable/all', { units: UNITS, updatedAt: new Date() });
}

/** What is taken in the evening of {@link DAY}, of what was counted. */
export async function take(database: Database, ...units: string[]): Promise<void> {
  await countBookable(database);
  await database.add(`bookedMonths/${DAY.slice(0, 7)}`, {
    taken: { [`${DAY}e`]: units },
    booking: '',
    updatedAt: new Date(),
  });
}
