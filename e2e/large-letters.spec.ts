import type { Page } from '@playwright/test';
import { ADDRESS_GROUPS } from '#e2e/support/addresses.ts';
import { enlargeLetters } from '#e2e/support/large-letters.ts';
import { openLive } from '#e2e/support/live.ts';
import { expect, test } from '#e2e/support/test.ts';

const WIDTHS = [360, 320];

/** Horizontal overflow in pixels. */
function horizontalOverflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

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

for (const [group, addresses] of ADDRESS_GROUPS.entries()) {
  test(`with text at 200 % no page overflows sideways, no heading word is split and the menu is there (${group + 1} of 4)`, {
    tag: '@phone',
  }, async ({ page }) => {
    test.setTimeout(180_000);
    await enlargeLetters(page);
    for (const address of addresses) {
      await test.step(address, async () => {
        await page.setViewportSize({ width: 360, height: 740 });
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        // Content far below is laid out on the first scroll.
        await page.evaluate(() => document.documentElement.setAttribute('data-scrolled', ''));
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
      });
    }
  });
}

test('the pause button covers no text over the film', {
  tag: '@phone',
}, async ({ page }) => {
  await enlargeLetters(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 640 });
    await openLive(page, '/qr-page/hindu/page1');
    const covered = await page.getByRole('button', { name: 'Pause' }).evaluate((button) => {
      const box = button.getBoundingClientRect();
      return [...document.querySelectorAll('main h1 span, main [lang="hi"], main h1 ~ p')]
        .filter((text) => {
          const range = document.createRange();
          range.selectNodeContents(text);
          return [...range.getClientRects()].some(
            ({ left, right, top, bottom }) =>
              right > box.left && left < box.right && bottom > box.top && top < box.bottom,
          );
        })
        .map(({ textContent }) => textContent);
    });
    expect(covered, `at ${width} px`).toEqual([]);
  }
});
