import type { Page } from '@playwright/test';

/** Opens an address and waits until the app has taken over from the written page. */
export async function openLive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('html[data-hydrated]').waitFor();
}

/** Opens an address and waits until all that it loads by itself is there and its scripts have nothing left to do. */
export async function openAtRest(page: Page, path: string): Promise<void> {
  await openLive(page, path);
  await page.waitForLoadState('load');
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((done) => requestIdleCallback(done));
  });
}
