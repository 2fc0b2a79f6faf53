import type { Page } from '@playwright/test';
import { openLive } from '#e2e/support/live.ts';
import { expect, test } from '#e2e/support/test.ts';

test.use({ reducedMotion: 'no-preference' });

/** Headings that are not fully opaque. */
function hiddenHeadings(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2)')]
      .filter((heading) => !heading.checkVisibility({ opacityProperty: true }))
      .map((heading) => heading.textContent ?? ''),
  );
}

/** Scrolls to the end, a third of a screen at a time. Returns the headings that were not fully opaque after one of the steps. */
function scrollToEnd(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const hidden = new Set<string>();
    const step = window.innerHeight / 3;
    for (let y = 0; y < document.documentElement.scrollHeight; y += step) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      for (const heading of document.querySelectorAll('main :is(h1, h2)'))
        if (!heading.checkVisibility({ opacityProperty: true })) hidden.add(heading.textContent ?? '');
    }
    return [...hidden];
  });
}

test.describe('scrolling the home page', () => {
  test('sections animate as they are scrolled into view, and all are visible at the end', async ({
    page,
  }) => {
    await openLive(page, '/');
    expect(await hiddenHeadings(page), 'before the first scroll').toEqual([]);
    await page.mouse.wheel(0, 50);
    await expect.poll(() => hiddenHeadings(page)).toContain('Our Previous Work');
    const heading = page.getByRole('heading', { name: 'Our Previous Work' });
    await heading.scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 200);
    await expect.poll(() => hiddenHeadings(page)).not.toContain('Our Previous Work');
    await scrollToEnd(page);
    await expect.poll(() => hiddenHeadings(page)).toEqual([]);
  });

  test('the animation causes no layout shift', async ({ page }) => {
    await openLive(page, '/');
    await page.evaluate(() => {
      Object.assign(window, { shifted: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const sources: readonly { readonly node: Node | null }[] = Reflect.get(entry, 'sources');
          // A carousel that moves during a long frame counts as shifted.
          if (sources.every(({ node }) => node?.parentElement?.closest('[data-effect]'))) continue;
          Object.assign(window, { shifted: Reflect.get(window, 'shifted') + Reflect.get(entry, 'value') });
        }
      }).observe({ type: 'layout-shift' });
    });
    await scrollToEnd(page);
    expect(await page.evaluate(() => Reflect.get(window, 'shifted'))).toBeLessThan(0.01);
  });

  test('with reduced motion, nothing is ever hidden', { tag: '@phone' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openLive(page, '/');
    const code = page.waitForResponse(/\/rise-.*\.js/);
    await page.mouse.wheel(0, 50);
    await (await code).finished();
    expect(await scrollToEnd(page)).toEqual([]);
  });

  test('a printed page shows everything', { tag: '@phone' }, async ({ page }) => {
    await openLive(page, '/');
    await page.mouse.wheel(0, 50);
    await expect.poll(() => hiddenHeadings(page)).not.toEqual([]);
    await page.emulateMedia({ media: 'print' });
    expect(await hiddenHeadings(page)).toEqual([]);
  });

  test('the focused element is visible', { tag: '@desktop' }, async ({ page }) => {
    await openLive(page, '/');
    await page.mouse.wheel(0, 50);
    await expect.poll(() => hiddenHeadings(page)).not.toEqual([]);
    const link = page.getByRole('main').getByRole('link').last();
    await link.focus();
    await expect.poll(() => link.evaluate((e) => e.checkVisibility({ opacityProperty: true }))).toBe(true);
  });
});
