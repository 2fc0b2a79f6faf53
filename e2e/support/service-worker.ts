import type { Page } from '@playwright/test';

/** Waits until what has been opened works offline; `everything`: all other pages too, which takes a second page. */
export async function waitForOffline(page: Page, kept: 'opened' | 'everything' = 'opened'): Promise<void> {
  const marks = kept === 'opened' ? ['opened', 'everything'] : ['everything'];
  await page.locator(marks.map((mark) => `html[data-offline="${mark}"]`).join(', ')).waitFor();
}
