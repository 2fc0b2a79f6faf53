import { openLive } from '#e2e/support/live.ts';
import { countRequests } from '#e2e/support/lost-files.ts';
import { expect, test } from '#e2e/support/test.ts';

test.use({ withPopUp: true });

test('a guest who scanned the card orders a gift for that wedding, and is offered no app and no call', {
  tag: '@phone',
}, async ({ page }) => {
  await page.clock.install();
  const sheets = countRequests(page, /\/enquiry-sheet-/);
  await openLive(page, '/qr-page/hindu/page1');
  await page.getByRole('link', { name: 'Gifts' }).click();
  await expect(page).toHaveURL(/\/gift\?wedding=/);
  await expectGuestOrder();

  await page.reload();
  await page.locator('html[data-app="hydrated"]').waitFor();
  await expectGuestOrder();

  async function expectGuestOrder() {
    await expect(page.getByRole('complementary', { name: 'Get the app' })).toBeHidden();
    const order = page.getByRole('link', { name: 'Order Now' }).first();
    await expect(order).toHaveAttribute('href', /Aarav/);
    const text = new URL((await order.getAttribute('href')) ?? '').searchParams.get('text');
    expect(text).toContain('For the wedding of Aarav & Meera: 12 February, 7 pm, Jaipur');
    expect(text).not.toContain('Our date and place');
    await page.clock.runFor(30_000);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(sheets()).toBe(0);
  }
});

test('a visitor from the shop is asked for date and place, and is offered the app', {
  tag: '@phone',
}, async ({ page }) => {
  await openLive(page, '/gift');
  await expect(page.getByRole('complementary', { name: 'Get the app' })).toBeVisible();
  const order = await page.getByRole('link', { name: 'Order Now' }).first().getAttribute('href');
  expect(new URL(order ?? '').searchParams.get('text')).toContain('Our date and place');
});
