import { openLive } from '#e2e/support/live.ts';
import { expect, test } from '#e2e/support/test.ts';

test('if the browser cannot install the app, the shop says so and explains how to on an iPhone', {
  tag: '@phone',
}, async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('beforeinstallprompt', (event) => event.stopImmediatePropagation(), { capture: true });
  });
  await openLive(page, '/weddingcards');
  const banner = page.getByRole('complementary', { name: 'Get the app' });
  await banner.getByRole('button', { name: 'Download Now' }).click();
  await expect(page.getByText('App install prompt not available')).toBeVisible();
  await expect(page.getByText(/Add to Home Screen/)).toBeVisible();
});

test('a closed banner stays closed for the session, and guest pages have none', async ({ page }) => {
  await openLive(page, '/weddingcards');
  const banner = page.getByRole('complementary', { name: 'Get the app' });
  await banner.getByRole('button', { name: /close/i }).click();
  await expect(banner).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Wedding cards' })).toBeVisible();
  await expect(banner).toBeHidden();
  await page.evaluate(() => sessionStorage.clear());
  await openLive(page, '/qr-page/bless-the-couple');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Get the app')).toBeHidden();
});
