import { MenuScreen } from '#e2e/screens/menu-screen.ts';
import { holdFiles } from '#e2e/support/hold-files.ts';
import { expect, test } from '#e2e/support/test.ts';

const CART_CODE = /\/assets\/catering-cart-page-[\w-]+\.js$/;

// A service worker would serve cached files.
test.use({ serviceWorkers: 'block', reducedMotion: 'no-preference' });

test.describe('before the veg menu is hydrated', { tag: '@phone' }, () => {
  test('text typed into the search is kept and searched for, even after Enter', async ({ page }) => {
    const release = await holdFiles(page);
    const menu = new MenuScreen(page);
    await page.goto('/veg-menu', { waitUntil: 'commit' });
    await menu.search.fill('shahi paneer');
    await menu.search.press('Enter');
    release();
    await expect(page.getByText('1 dish found')).toBeAttached();
    await expect(menu.search).toHaveValue('shahi paneer');
    await expect(page.getByRole('checkbox')).toHaveCount(1);
    await expect(page).toHaveURL(/\/veg-menu\?q=shahi\+paneer$/);
  });

  test('See my menu waits until a ticked dish is stored, then opens the cart', async ({ page }) => {
    const release = await holdFiles(page);
    const menu = new MenuScreen(page);
    await page.goto('/veg-menu', { waitUntil: 'commit' });
    await menu.search.fill('lagoon');
    await menu.dish('Blue Lagoon').check();
    await menu.seeMenu.tap();
    await expect(menu.seeMenu).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(page.getByRole('heading', { level: 1, name: 'Your menu' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove item: Blue Lagoon' })).toBeVisible();
    await expect(page).toHaveURL(/\/catering-cart$/);
  });

  test('a category chosen from the list is shown', async ({ page }) => {
    const release = await holdFiles(page);
    const menu = new MenuScreen(page);
    await page.goto('/veg-menu', { waitUntil: 'commit' });
    await menu.pick('Starters', 'Farsan');
    release();
    await expect(menu.dish('Khandvi')).toBeVisible();
    await expect(page).toHaveURL(/\/veg-menu\?starters=farsan$/);
  });

  test('with nothing ticked See my menu opens the cart at once', async ({ page }) => {
    await holdFiles(page);
    const menu = new MenuScreen(page);
    await page.goto('/veg-menu', { waitUntil: 'commit' });
    await menu.seeMenu.tap();
    await expect(page).toHaveURL(/\/catering-cart$/);
  });
});

test('See my menu tapped right after a search opens the cart, however late its code arrives', {
  tag: '@phone',
}, async ({ page }) => {
  const release = await holdFiles(page, CART_CODE);
  const menu = new MenuScreen(page);
  await page.clock.install();
  await menu.open();
  await menu.search.fill('shahi paneer');
  await menu.dish('Shahi Paneer').tap();
  await menu.seeMenu.tap();
  await expect(page).toHaveURL(/\/catering-cart$/);
  // Longer than the delay before a search is written to the address.
  await page.clock.runFor(2_000);
  await expect(page).toHaveURL(/\/catering-cart$/);
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Your menu' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove item: Shahi Paneer' })).toBeVisible();
});

test('a price chosen before the cards are hydrated filters them', { tag: '@phone' }, async ({ page }) => {
  const release = await holdFiles(page);
  await page.goto('/weddingcards', { waitUntil: 'commit' });
  await page.getByRole('combobox', { name: 'Price' }).selectOption('₹10–20');
  release();
  await expect(page).toHaveURL(/\/weddingcards\?price=10-20$/);
  await expect(page.getByRole('combobox', { name: 'Price' })).toHaveValue('10-20');
});
