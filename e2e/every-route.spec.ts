import type { Page } from '@playwright/test';
import { SCREENS } from '#src/app/screens.ts';
import { BRANCHES } from '#src/config/limits.ts';
import { expect, test } from './support/test.ts';

/** Every address of the table of routes, the message form once for each branch. */
const ADDRESSES = SCREENS.flatMap(({ path }) =>
  path.includes(':branchName') ? BRANCHES.map((branch) => path.replace(':branchName', branch)) : [path],
);

/** Narrowest screen the shop promises to work on (DESIGN: WCAG 2.2, reflow). */
const NARROW = { width: 320, height: 640 };

test.use({ viewport: NARROW });

/** How far the page can be pushed sideways, in pixels. */
function sidewaysRoom(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

for (const address of ADDRESSES) {
  test(`${address} has one heading and a title, and stays within 320 px @phone`, async ({ page }) => {
    await page.goto(address);

    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveTitle(/Shagun/);
    expect(await sidewaysRoom(page)).toBe(0);
  });
}

test.describe('an address that is not here', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('answers 404 with ways on, an unknown branch too @phone', async ({ page }) => {
    for (const address of ['/no-such-page', '/farewell/law']) {
      const answer = await page.goto(address);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not here');
    }
  });
});
