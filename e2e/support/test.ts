import type { BrowserContext, Page } from '@playwright/test';
import { test as base, expect } from '@playwright/test';
import { databasesIn, emulatorsOf, resolverRules } from '#scripts/testing/databases.ts';
import { STORAGE_KEYS } from '#src/config/storage-keys.ts';
import { clear } from '#tests/support/firestore-rest.ts';
import type { Database } from './database.ts';
import { openDatabase } from './database.ts';

export { expect };

interface Fixtures {
  /** Console errors the journey causes on purpose. */
  expectedErrors: readonly RegExp[];
  /** Allows the timed pop-up, which is off by default. */
  withPopUp: boolean;
  /** The worker's database, empty but for an admin's account. */
  database: Database;
  browserErrors: undefined;
}

/** What Chromium reports for every address outside this machine. */
const NO_SUCH_HOST = 'net::ERR_NAME_NOT_RESOLVED';

/** Playwright's `test`, which also fails on browser errors. */
export const test = base.extend<Fixtures>({
  expectedErrors: [[], { option: true }],

  withPopUp: [false, { option: true }],

  launchOptions: [
    async ({ launchOptions }, use, { parallelIndex }) => {
      const databases = databasesIn(process.env);
      const [first, own] = [databases[0], databases[parallelIndex]];
      if (!first || !own) throw new Error(`Worker ${parallelIndex} has no database: see WORKERS.`);
      // For the commands that a journey runs, too.
      Object.assign(process.env, emulatorsOf(own));
      const rules = `--host-resolver-rules=${resolverRules(first, own)}`;
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), rules] });
    },
    { scope: 'worker' },
  ],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
  database: async ({}, use) => {
    await use(await openDatabase());
    // Prices and dates of the shop would be on the pages of the next journey too.
    await clear();
  },

  browserErrors: [
    async ({ context, expectedErrors, withPopUp }, use) => {
      const faults: string[] = [];
      if (!withPopUp) await dismissPopUp(context);
      await watch(context, faults);
      await use(undefined);
      const unexpected = faults.filter((fault) => !expectedErrors.some((pattern) => pattern.test(fault)));
      expect(unexpected, 'errors the browser reported').toEqual([]);
    },
    { auto: true },
  ],
});

async function dismissPopUp(context: BrowserContext): Promise<void> {
  await context.addInitScript((key) => {
    // Other origins may forbid storage, and have no pop-up.
    try {
      window.sessionStorage.setItem(key, 'yes');
    } catch {}
  }, STORAGE_KEYS.messagePopUpClosed);
}

export async function watch(context: BrowserContext, faults: string[]): Promise<void> {
  await context.exposeBinding('reportPolicyViolation', (_, violation: string) => faults.push(violation));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report: unknown = Reflect.get(window, 'reportPolicyViolation');
      const message = `policy violation: ${event.effectiveDirective} forbids ${event.blockedURI || 'inline code'}`;
      if (typeof report === 'function') report(message);
    });
  });
  const follow = (page: Page) => {
    page.on('pageerror', (error) => faults.push(`page error: ${error.stack ?? error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().includes(NO_SUCH_HOST))
        faults.push(`console error: ${message.text()} (${message.location().url})`);
    });
  };
  context.pages().forEach(follow);
  context.on('page', follow);
}
