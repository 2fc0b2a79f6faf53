import type { BrowserContext, Page } from '@playwright/test';
import { test as base, expect } from '@playwright/test';
import { STORAGE_KEYS } from '#src/config/storage-keys.ts';
import type { Database } from './database.ts';
import { openDatabase } from './database.ts';

export { expect };

/** What a journey may ask for, and what each is held to. */
interface Fixtures {
  /** Console errors this journey brings about on purpose. */
  expectedErrors: readonly RegExp[];
  /** Lets the timed message pop-up come; other journeys are not to be covered by it. */
  withPopUp: boolean;
  /** The emptied database and its admin, for this journey alone until it ends. */
  database: Database;
  /** Fails the journey on page errors, console errors and violations of the security policy. */
  browserErrors: undefined;
}

/** Milliseconds a journey may wait for others to be done with the database. */
const DATABASE_TIMEOUT_MS = 240_000;

/**
 * Playwright's `test`, which also fails on any error the browser reports, and lets no request leave this machine.
 */
export const test = base.extend<Fixtures>({
  expectedErrors: [[], { option: true }],

  withPopUp: [false, { option: true }],

  database: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
    async ({}, use) => {
      const database = await openDatabase();
      await use(database);
      await database.release();
    },
    { timeout: DATABASE_TIMEOUT_MS },
  ],

  browserErrors: [
    async ({ context, expectedErrors, withPopUp }, use) => {
      const faults: string[] = [];
      await keepInside(context);
      if (!withPopUp) await keepPopUpAway(context);
      await watch(context, faults);
      await use(undefined);
      const unexpected = faults.filter((fault) => !expectedErrors.some((pattern) => pattern.test(fault)));
      expect(unexpected, 'errors the browser reported').toEqual([]);
    },
    { auto: true },
  ],
});

/** Answers everything that is not on this machine with an empty page, and without asking anyone. */
async function keepInside(context: BrowserContext): Promise<void> {
  const outside = (url: URL) => /^https?:$/.test(url.protocol) && url.hostname !== '127.0.0.1';
  await context.route(outside, (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '' }));
}

/** Opens every page as one whose visitor has closed the pop-up before. */
async function keepPopUpAway(context: BrowserContext): Promise<void> {
  await context.addInitScript((key) => {
    // A page of another origin may forbid it, and has no pop-up of ours.
    try {
      window.sessionStorage.setItem(key, 'yes');
    } catch {}
  }, STORAGE_KEYS.messagePopUpClosed);
}

/** Collects what goes wrong on every page of a context, also of one a journey opens itself. */
export async function watch(context: BrowserContext, faults: string[]): Promise<void> {
  await context.exposeBinding('reportPolicyViolation', (_, violation: string) => faults.push(violation));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report: unknown = Reflect.get(window, 'reportPolicyViolation');
      const words = `policy violation: ${event.effectiveDirective} forbids ${event.blockedURI || 'inline code'}`;
      if (typeof report === 'function') report(words);
    });
  });
  const follow = (page: Page) => {
    page.on('pageerror', (error) => faults.push(`page error: ${error.stack ?? error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error')
        faults.push(`console error: ${message.text()} (${message.location().url})`);
    });
  };
  context.pages().forEach(follow);
  context.on('page', follow);
}
