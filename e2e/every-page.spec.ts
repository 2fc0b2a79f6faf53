import type { Page } from '@playwright/test';
import { ADDRESS_GROUPS } from '#e2e/support/addresses.ts';
import { horizontalOverflow } from '#e2e/support/overflow.ts';
import { expect, test } from '#e2e/support/test.ts';

/** A common small phone, and the narrowest supported screen (WCAG 2.2, reflow). */
const WIDTHS = [360, 320];

/** Heading words that break across lines without a hyphen or dash. */
function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const split: string[] = [];
    for (const heading of document.querySelectorAll('h1, h2, h3')) {
      // Visually hidden headings are one pixel wide.
      if (heading.getBoundingClientRect().width <= 1) continue;
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s–-]+/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) split.push(word);
        }
      }
    }
    return split;
  });
}

async function expectOneHeadingAndTitle(page: Page, address: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.soft(page.getByRole('heading', { level: 1 }), address).toHaveCount(1);
  await expect.soft(page, address).toHaveTitle(/Shagun|^\w+ & \w+, \d/);
  expect.soft(await horizontalOverflow(page), `${address} can be pushed sideways by`).toBe(0);
}

/** As with a browser's text size setting. */
async function expectRoomForLargeText(page: Page, address: string): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
    // Content far below is laid out on the first scroll.
    document.documentElement.setAttribute('data-scrolled', '');
  });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 740 });
    expect
      .soft(await horizontalOverflow(page), `${address} at ${width} px can be pushed sideways by`)
      .toBe(0);
    expect.soft(await brokenWords(page), `${address} at ${width} px splits`).toEqual([]);
    // A couple's invitation has no header of ours.
    if (address.startsWith('/i/')) continue;
    const menu = await page.getByRole('button', { name: 'Open menu' }).boundingBox();
    expect.soft(menu?.width, `width of the menu button of ${address}`).toBeGreaterThanOrEqual(48);
    expect.soft((menu?.x ?? width) + (menu?.width ?? 0), address).toBeLessThanOrEqual(width);
  }
}

for (const [group, addresses] of ADDRESS_GROUPS.entries()) {
  test(`each page has one heading and a title, stays within 320 px, and has room for text at 200 % (${group + 1} of ${ADDRESS_GROUPS.length})`, {
    tag: '@phone',
  }, async ({ page }) => {
    test.setTimeout(180_000);
    for (const address of addresses) {
      await test.step(address, async () => {
        await page.setViewportSize({ width: 320, height: 640 });
        await page.goto(address);
        await expectOneHeadingAndTitle(page, address);
        await expectRoomForLargeText(page, address);
      });
    }
  });
}

test.describe('an unknown address', () => {
  test.use({ expectedErrors: [/status of 404/], viewport: { width: 320, height: 640 } });

  test('returns 404 with useful links, as does an unknown branch', { tag: '@phone' }, async ({ page }) => {
    for (const address of ['/no-such-page', '/farewell/no-such-branch']) {
      const response = await page.goto(address);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('We could not find this page');
    }
  });
});
