import type { Page } from '@playwright/test';

export async function openLive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('html[data-app="hydrated"]').waitFor();
}

/** Opens an address and waits until it has loaded and is idle. */
export async function openAtRest(page: Page, path: string): Promise<void> {
  await openLive(page, path);
  await page.waitForLoadState('load');
  await page.waitForFunction(() => document.fonts.status === 'loaded');
  await untilIdle(page);
}

/** At most two seconds: a page was seen that the browser did not call idle within a minute. */
export async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 2_000 })));
}
