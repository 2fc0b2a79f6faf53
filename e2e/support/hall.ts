import type { Page } from '@playwright/test';
import { SERVER_TIME } from '#tests/support/firestore-rest.ts';
import { PATH } from '#tests/support/invitation-documents.ts';
import type { Database } from './database.ts';
import { expect } from './test.ts';

const MINUTE_MS = 60_000;

/** Puts a blessing on the wall, bypassing the rules. */
export async function approve(database: Database, id: string, text: string): Promise<void> {
  const copy = { name: `Guest ${id}`, text, createdAt: new Date(), changedAt: SERVER_TIME };
  await database.add(`${PATH}/wall/${id}`, copy);
}

/** Jumps to the next reading of blessings and photographs. */
export async function readAgain(page: Page): Promise<void> {
  const reads = ['wall', 'shownPhotos'].map((part) =>
    page.waitForResponse((one) => one.request().postData()?.includes(`"${part}"`) ?? false),
  );
  await page.clock.fastForward(MINUTE_MS);
  await Promise.all(reads);
}

/** Runs on, a second at a time, until something is seen. */
export async function runUntil(page: Page, seen: () => Promise<boolean>): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.clock.runFor(1_000);
        return seen();
      },
      { intervals: [20], timeout: 30_000 },
    )
    .toBe(true);
}

/** Objects that the page keeps after garbage collection, and elements of its document. */
export async function measure(page: Page): Promise<{ readonly heap: number; readonly elements: number }> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return { heap: usedSize, elements: await page.locator('*').count() };
}
