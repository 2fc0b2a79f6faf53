import { enlargeLetters } from '#e2e/support/large-letters.ts';
import { openLive } from '#e2e/support/live.ts';
import { expect, test } from '#e2e/support/test.ts';

test('the pause button covers no text over the film', {
  tag: '@phone',
}, async ({ page }) => {
  await enlargeLetters(page);
  for (const width of [360, 320]) {
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
