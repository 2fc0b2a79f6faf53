import type { Locator, Page } from '@playwright/test';
import { openLive } from '#e2e/support/live.ts';
import { expect, test } from '#e2e/support/test.ts';

/** Service pages with the first price and button of each. */
const PAGES = [
  { address: '/carservice', book: 'BOOK NOW' },
  { address: '/makeup', book: 'BOOK NOW' },
  { address: '/dj', book: 'Book Now' },
  { address: '/firecrackers', book: 'Book Now' },
] as const;

function viewSample(page: Page, title: string): Locator {
  return page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
    .getByRole('button', { name: 'View Sample' });
}

async function openSamples(page: Page, title: string): Promise<Locator> {
  await viewSample(page, title).click();
  const samples = page.getByRole('dialog', { name: `${title} - Samples` });
  await expect(samples).toBeVisible();
  return samples;
}

for (const { address, book } of PAGES) {
  test(`${address} reaches its first price and button within two screens of a small phone, without sideways scroll`, {
    tag: '@phone',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openLive(page, address);

    const first = page.getByRole('main').getByRole('link', { name: book }).first();
    const box = await first.boundingBox();

    expect((box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0)).toBeLessThan(2 * 740);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
}

test('the viewer is loaded by the first View Sample, and Back closes it first', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openLive(page, '/carservice');
  await openLive(page, '/makeup');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(asked.filter((path) => /sample-sheet|swiper|react-player/.test(path))).toEqual([]);

  const samples = await openSamples(page, 'Bridal Makeup');
  expect(asked.some((path) => /sample-sheet/.test(path))).toBe(true);
  await page.goBack();

  await expect(samples).toBeHidden();
  await expect(page).toHaveURL(/\/makeup$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/carservice$/);
});

test('arrow keys switch tabs, and Escape returns the focus', async ({ page }) => {
  await openLive(page, '/dj');
  const samples = await openSamples(page, 'Road DJ');
  await expect(samples.getByRole('tab', { name: 'Photos' })).toHaveAttribute('aria-selected', 'true');

  await samples.getByRole('tab', { name: 'Photos' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(samples.getByRole('tab', { name: 'Videos' })).toBeFocused();
  await expect(samples.getByRole('button', { name: /^Play / })).toBeVisible();
  await page.keyboard.press('End');
  await expect(samples.getByRole('link', { name: 'See Albums' })).toBeVisible();
  await page.keyboard.press('Escape');

  await expect(samples).toBeHidden();
  await expect(viewSample(page, 'Road DJ')).toBeFocused();
});
