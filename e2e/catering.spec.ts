import type { Locator } from '@playwright/test';
import { orderTextOf } from '#e2e/screens/cart-screen.ts';
import { MenuScreen } from '#e2e/screens/menu-screen.ts';
import { FACTS } from '#e2e/support/catalogue.ts';
import { holdFiles } from '#e2e/support/hold-files.ts';
import { expect, test } from '#e2e/support/test.ts';

test.use({ reducedMotion: 'no-preference' });

const STORAGE_KEY = 'shagun.catering-cart';

/** Viewport position of a dish in whole pixels, once the page has stopped moving. */
async function heightOnScreen(dish: Locator): Promise<number> {
  await dish.tap({ trial: true });
  return Math.round((await dish.boundingBox())?.y ?? Number.NaN);
}

test.describe('on a 360 px phone', { tag: '@phone' }, () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a family picks five dishes from three categories, reaches checkout, and Back restores its place', async ({
    page,
  }) => {
    const menu = new MenuScreen(page);
    await menu.open();
    await menu.dish('Virgin Mojito').tap();
    await expect(page.getByText('Added to cart!')).toBeVisible();
    await menu.dish('Green Apple Fizz').scrollIntoViewIfNeeded();
    await menu.nextFour('Mocktails');
    await menu.dish('Aam Panna').tap();
    await menu.pick('Starters', 'Farsan');
    await menu.dish('Khandvi').tap();
    await menu.pick('Main Course', 'Dal Dishes');
    await menu.nextFour('Dal Dishes');
    await menu.dish('Rajma Masala').tap();
    await menu.dish('Kadhi Pakoda').tap();
    await expect(menu.count('5 dishes chosen')).toBeVisible();
    const last = menu.dish('Kadhi Pakoda');
    // Playwright scrolls before it taps, by the scroll padding.
    await menu.seeMenu.scrollIntoViewIfNeeded();
    const place = await heightOnScreen(last);

    await menu.seeMenu.tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Your menu' })).toBeInViewport();
    await page.getByLabel('Guests').fill('300');
    const checkout = page.getByRole('link', { name: 'Checkout on WhatsApp' }).last();
    await expect(checkout).toBeInViewport();
    expect(orderTextOf(await checkout.getAttribute('href')).split('\n')).toEqual([
      'Hello Shagun, I would like to order this catering menu:',
      'Guests: 300',
      '1. Virgin Mojito (mocktail-1)',
      '2. Aam Panna (mocktail-7)',
      '3. Khandvi (farsan-2)',
      '4. Rajma Masala (dal-6)',
      '5. Kadhi Pakoda (dal-8)',
      'Total Items: 5',
    ]);
    expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);

    await page.goBack();
    await expect(page).toHaveURL(/\/veg-menu\?starters=farsan&main=dal\.2$/);
    await expect(last).toBeInViewport();
    await expect(last).toBeChecked();
    await expect.poll(() => heightOnScreen(last)).toBe(place);
  });

  test('categories autoplay without changing the chosen one, and everything stops at the first tick', async ({
    page,
  }) => {
    const menu = new MenuScreen(page);
    await menu.open();
    const main = menu.block('Main Course');
    await main.getByRole('heading', { name: 'Main Course' }).scrollIntoViewIfNeeded();
    const [, block] = FACTS.vegMenu.blocks;
    await expect(main.getByText(`2 of ${block?.categories.length}`)).toBeVisible();
    await expect(main.getByRole('combobox')).toHaveValue('paneer');
    await menu.dish('Shahi Paneer').tap();
    await expect(main.getByRole('button', { name: 'Play' })).toBeVisible();
    await expect(main.getByRole('checkbox', { name: 'Shahi Paneer' })).toBeChecked();
  });
});

test('Back from another site restores the dishes that were chosen, and ticks no others', {
  tag: '@phone',
}, async ({ page }) => {
  const menu = new MenuScreen(page);
  await menu.open('/veg-menu?starters=farsan');
  await menu.dish('Khandvi').tap();
  await expect(menu.count('1 dish chosen')).toBeVisible();
  await page.goto('about:blank');
  await page.goBack();
  await expect(menu.dish('Khandvi')).toBeChecked();
  await expect(menu.count('1 dish chosen')).toBeVisible();
});

test('dishes are found in other spellings, and the chosen ones can be shown alone', async ({ page }) => {
  const menu = new MenuScreen(page);
  await menu.open('/non-veg-menu');
  await menu.search.fill('chiken tika');
  await menu.dish('Chicken Tikka Masala').click();
  await menu.search.fill('');
  await menu.chosenOnly.click();
  await expect(page.getByRole('checkbox')).toHaveCount(1);
  await expect(page).toHaveURL(/\/non-veg-menu\?chosen=1$/);
  await page.reload();
  await expect(menu.dish('Chicken Tikka Masala')).toBeChecked();
});

test('the cart survives a reload, is the same in a second tab, and can undo a removal', {
  tag: '@phone',
}, async ({ page, context }) => {
  const menu = new MenuScreen(page);
  await menu.open('/live-stations');
  await menu.dish('Pani Puri').click();
  await expect(menu.count('1 dish chosen')).toBeVisible();
  await page.reload();
  await expect(menu.dish('Pani Puri')).toBeChecked();

  const other = await context.newPage();
  await other.goto('/catering-cart');
  await other.getByRole('button', { name: 'Remove item: Pani Puri' }).click();
  await expect(menu.dish('Pani Puri')).not.toBeChecked();
  await other.getByRole('button', { name: 'Undo' }).click();
  await expect(menu.dish('Pani Puri')).toBeChecked();
});

test('an unreadable stored cart is dropped with a notice, and the menu works', { tag: '@phone' }, async ({
  page,
}) => {
  await page.addInitScript((key) => localStorage.setItem(key, '{"state":{"data":'), STORAGE_KEY);
  await page.goto('/veg-menu');
  await expect(page.getByText(/could not be read, or is no longer on our menus/)).toBeVisible();
  const menu = new MenuScreen(page);
  await menu.dish('Virgin Mojito').click();
  await expect(menu.count('1 dish chosen')).toBeVisible();
});

test('a dish ticked before hydration is in the cart afterwards', { tag: '@phone' }, async ({ page }) => {
  const release = await holdFiles(page);
  const menu = new MenuScreen(page);
  await page.goto('/veg-menu', { waitUntil: 'commit' });
  await menu.dish('Blue Lagoon').check();
  release();
  await expect(menu.count('1 dish chosen')).toBeVisible();
  await expect(menu.dish('Blue Lagoon')).toBeChecked();
});

test('the keyboard reaches dishes outside the visible part of the carousel', { tag: '@desktop' }, async ({
  page,
}) => {
  const menu = new MenuScreen(page);
  await menu.open('/veg-menu?main=indian-bread');
  await menu.dish('Makki ki Roti').focus();
  await page.keyboard.press('Tab');
  await expect(menu.dish('Bajre ki Roti')).toBeFocused();
  await expect(menu.dish('Bajre ki Roti')).toBeInViewport();
  await page.keyboard.press('Space');
  await expect(menu.dish('Bajre ki Roti')).toBeChecked();
});

test('the printed menu has every chosen dish in both scripts and no buttons', {
  tag: '@desktop',
}, async ({ page }) => {
  const menu = new MenuScreen(page);
  await menu.open('/live-stations');
  await menu.dish('Pani Puri').click();
  await expect(menu.count('1 dish chosen')).toBeVisible();
  await page.goto('/catering-cart');
  await expect(page.getByRole('heading', { name: 'Your menu' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Our wedding menu')).toBeVisible();
  await expect(page.getByText('पानी पूरी').last()).toBeVisible();
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
});

test('unticking a dish removes it from the cart and says so', { tag: '@phone' }, async ({ page }) => {
  const menu = new MenuScreen(page);
  await menu.open();
  const dish = menu.dish('Virgin Mojito');
  await dish.click();
  await expect(dish).toBeChecked();
  await dish.click();
  await expect(page.getByText('Removed from cart!')).toBeVisible();
  await expect(dish).not.toBeChecked();
});
