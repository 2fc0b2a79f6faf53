import { test as base } from 'vitest';
import type { Database } from '#e2e/support/database.ts';
import { openDatabase } from '#e2e/support/database.ts';
import { Browser } from './browser.ts';
import type { Phone } from './phone.ts';

interface Fixtures {
  browser: Browser;
  phone: Phone;
  database: Database;
}

/** Vitest's `test` with a browser, a phone window and a database. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the fixture's needs from this pattern.
  browser: async ({}, use) => {
    const browser = await Browser.start();
    try {
      await use(browser);
    } finally {
      await browser.close();
    }
  },

  phone: async ({ browser }, use) => {
    await use(await browser.phone());
  },

  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the fixture's needs from this pattern.
  database: async ({}, use) => {
    await use(await openDatabase());
  },
});
