import type { Page } from '@playwright/test';

/** Opens an address and waits until the app has taken over from the written page. */
export async function openLive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('html[data-live]').waitFor();
}
