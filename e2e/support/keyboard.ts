import type { Locator, Page } from '@playwright/test';

const LONG_WAY = 120;

/** Presses Tab until an element has the focus; fails if it is unreachable. */
export async function tabTo(page: Page, goal: Locator): Promise<void> {
  for (let presses = 0; presses < LONG_WAY; presses += 1) {
    if (
      (await goal.count()) > 0 &&
      (await goal.first().evaluate((element) => element === document.activeElement))
    )
      return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${goal} is not reached by ${LONG_WAY} presses of Tab`);
}
