import type { Database } from './database.ts';
import { expect } from './test.ts';

export async function inDatabase(
  database: Database,
  count: number,
  collection = 'blesscouple',
): Promise<void> {
  await expect.poll(() => database.count(collection), { timeout: 20_000 }).toBe(count);
}
