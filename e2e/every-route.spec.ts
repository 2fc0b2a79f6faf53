import type { Page } from '@playwright/test';
import { ADDRESS_GROUPS } from '#e2e/support/addresses.ts';
import { expect, test } from './support/test.ts';

/** Narrowest supported screen (WCAG 2.2, reflow). */
const NARROW = { width: 320, height: 640 };

test.use({ viewport: NARROW });

/** Horizontal overflow in pixels. */
function horizontalOverflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

for (const [group, addresses] of ADDRESS_GROUPS.entries()) {
  test(`each page has one heading and a title, and stays within 320 px (${group + 1} of 4)`, {
    tag: '@phone',
  }, async ({ page }) => {
    test.setTimeout(180_000);
    for (const address of addresses) {
      await test.step(address, async () => {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect.soft(page.getByRole('heading', { level: 1 }), address).toHaveCount(1);
        await expect.soft(page, address).toHaveTitle(/Shagun|^\w+ & \w+, \d/);
        expect.soft(await horizontalOverflow(page), `${address} can be pushed sideways by`).toBe(0);
      });
    }
  });
}

test.describe('an unknown address', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('returns 404 with useful links, as does an unknown branch', { tag: '@phone' }, async ({ page }) => {
    for (const address of ['/no-such-page', '/farewell/no-such-branch']) {
      const answer = await page.goto(address);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('We could not find this page');
    }
  });
});
