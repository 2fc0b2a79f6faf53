import type { Page } from '@playwright/test';
import { expect } from './test.ts';

const MINUTE_MS = 60_000;

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
