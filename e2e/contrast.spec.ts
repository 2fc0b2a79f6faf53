import type { Locator } from '@playwright/test';
import { FACTS } from '#e2e/support/catalogue.ts';
import { openLive } from '#e2e/support/live.ts';
import { expect, test } from '#e2e/support/test.ts';

/** WCAG contrast of an element's colour with the nearest background. */
async function contrastWithGround(element: Locator): Promise<number> {
  return element.evaluate((inked) => {
    const luminance = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((channel) => {
        const share = Number(channel) / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const groundOf = (below: Element | null): string => {
      if (!below) return 'rgb(255, 255, 255)';
      const { backgroundImage, backgroundColor } = getComputedStyle(below);
      const [first] = backgroundImage.match(/rgb\([^)]*\)/) ?? [];
      if (first) return first;
      return backgroundColor === 'rgba(0, 0, 0, 0)' ? groundOf(below.parentElement) : backgroundColor;
    };
    const ink = luminance(getComputedStyle(inked).color);
    const ground = luminance(groundOf(inked));
    return (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05);
  });
}

test('every series can be shared: the icon is visible on ivory, maroon and teal', async ({ page }) => {
  await openLive(page, '/weddingcards');
  const icons = page.getByRole('button', { name: /^Share .* wedding cards$/ });
  await expect(icons).toHaveCount(FACTS.series.length);
  for (const icon of await icons.all()) {
    // WCAG 2.2, 1.4.11.
    expect(await contrastWithGround(icon)).toBeGreaterThanOrEqual(3);
  }
});

test('with forced colours the open menu hides the page behind it', { tag: '@phone' }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openLive(page, '/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Main menu' });
  await expect(menu).toBeVisible();
  const grounds = await menu.evaluate((dialog) =>
    [dialog, ...dialog.children].map((element) => getComputedStyle(element).backgroundColor),
  );
  expect(grounds).toContain('rgb(255, 255, 255)');
});
