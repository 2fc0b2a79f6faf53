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
  // A page without a frame to draw may never be told that it is idle.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 2_000 })));
}
