import type { Locator, Page } from '@playwright/test';

const MAX_PRESSES = 120;

/** Presses Tab until an element has the focus; fails if it is unreachable. */
export function tabTo(page: Page, goal: Locator): Promise<void> {
  return press('Tab', page, goal);
}

export function tabBackTo(page: Page, goal: Locator): Promise<void> {
  return press('Shift+Tab', page, goal);
}

async function press(key: string, page: Page, goal: Locator): Promise<void> {
  for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
    if (
      (await goal.count()) > 0 &&
      (await goal.first().evaluate((element) => element === document.activeElement))
    )
      return;
    await page.keyboard.press(key);
  }
  throw new Error(`${goal} is not reached by ${MAX_PRESSES} presses of ${key}`);
}
