import type { Page } from '@playwright/test';
import { findings } from '#e2e/support/axe.ts';
import { SCREENS } from '#src/app/screens.ts';
import { BRANCHES } from '#src/config/limits.ts';
import { expect, test } from './support/test.ts';

/** Every address of the table of routes, the message form once for each branch. */
const ADDRESSES = SCREENS.flatMap(({ path }) =>
  path.includes(':branchName') ? BRANCHES.map((branch) => path.replace(':branchName', branch)) : [path],
);

/** Narrowest screen the shop promises to work on (DESIGN: WCAG 2.2, reflow). */
const NARROW = { width: 320, height: 640 };

test.use({ viewport: NARROW, reducedMotion: 'reduce' });

/** How far the page can be pushed sideways, in pixels. */
function sidewaysRoom(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

/** Visited one after the other, in as many journeys as two workers share well: a browser for each costs more than the visit. */
const GROUPS = [0, 1, 2, 3].map((group) => ADDRESSES.filter((_, place) => place % 4 === group));

for (const [group, addresses] of GROUPS.entries()) {
  test(`each page has one heading and a title, stays within 320 px, and axe finds nothing (${group + 1} of 4)`, {
    tag: '@phone',
  }, async ({ page }) => {
    test.setTimeout(180_000);
    for (const address of addresses) {
      await test.step(address, async () => {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect.soft(page.getByRole('heading', { level: 1 }), address).toHaveCount(1);
        await expect.soft(page, address).toHaveTitle(/Shagun/);
        expect.soft(await sidewaysRoom(page), `${address} can be pushed sideways by`).toBe(0);
        expect.soft(await findings(page), address).toEqual([]);
      });
    }
  });
}

test.describe('an address that is not here', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('answers 404 with ways on, an unknown branch too', { tag: '@phone' }, async ({ page }) => {
    for (const address of ['/no-such-page', '/farewell/law']) {
      const answer = await page.goto(address);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not here');
    }
  });
});
