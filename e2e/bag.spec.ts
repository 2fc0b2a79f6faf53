import type { Locator, Page } from '@playwright/test';
import { CardsScreen } from '#e2e/screens/cards-screen.ts';
import { MenuScreen } from '#e2e/screens/menu-screen.ts';
import { openLive } from '#e2e/support/live.ts';
import { keepCards, keepDishes } from '#e2e/support/storage.ts';
import { expect, test } from '#e2e/support/test.ts';

function bag(page: Page, name: string): Locator {
  return page.getByRole('banner').getByRole('link', { name, exact: true });
}

/** What moved up or down since the page was opened. Text whose font arrives late only changes its width. */
function movedElements(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          const sources = list.getEntries().flatMap((entry) => Reflect.get(entry, 'sources'));
          const moved = sources.filter(
            ({ previousRect, currentRect }) => Math.abs(previousRect.y - currentRect.y) > 1,
          );
          resolve(moved.map(({ node }) => node?.textContent ?? 'a removed element'));
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        // A page without layout shifts has no entries.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve([])));
      }),
  );
}

test('a family that chose dishes and cards reaches both from the bag on any page', async ({ page }) => {
  const menu = new MenuScreen(page);
  await menu.open('/live-stations');
  await menu.dish('Pani Puri').click();
  await expect(bag(page, 'Cart, 1 dish')).toHaveText('1');
  const cards = new CardsScreen(page);
  await cards.open();
  await expect(bag(page, 'Cart, 1 dish')).toBeVisible();
  await cards.openSeries('Series 4');
  await cards.addDesign();
  await page.goBack();

  await bag(page, 'Cart, 1 design, 1 dish').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your menu: 1 dish' })).toBeVisible();
  await page.getByRole('link', { name: 'See my menu' }).click();

  await expect(page).toHaveURL(/\/catering-cart$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Your menu' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove item: Pani Puri' }).click();
  await expect(bag(page, 'Cart, 1 design')).toHaveText('1');
  await expect(page.getByRole('heading', { name: 'Your cards: 1 design' })).toBeVisible();
  await page.getByRole('link', { name: 'See my cards' }).click();

  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /Your menu/ })).toHaveCount(0);
});

test('the overlay menu counts both carts and leads to the dishes when there are no cards', {
  tag: '@phone',
}, async ({ page }) => {
  await keepDishes(page, 3);
  await openLive(page, '/about');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const link = page.getByRole('dialog').getByRole('link', { name: 'Cart, 3 dishes' });
  await expect(link).toHaveText('Cart3');
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'No cards in your cart yet' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'See my menu' })).toBeInViewport();
});

test('the footer leads to the dishes too, and a second tab counts what the first one chooses', {
  tag: '@desktop',
}, async ({ page, context }) => {
  const menu = new MenuScreen(page);
  await menu.open('/live-stations');
  const other = await context.newPage();
  await openLive(other, '/about');
  await expect(bag(other, 'Cart')).toBeVisible();

  await menu.dish('Pani Puri').click();
  await expect(bag(other, 'Cart, 1 dish')).toHaveText('1');
  await other.getByRole('contentinfo').getByRole('link', { name: 'Cart' }).click();
  await expect(other.getByRole('heading', { name: 'Your menu: 1 dish' })).toBeVisible();

  await menu.dish('Papdi Chaat').click();
  await expect(other.getByRole('heading', { name: 'Your menu: 2 dishes' })).toBeVisible();
});

for (const [address, other] of [
  ['/cart', 'Your menu: 1 dish'],
  ['/catering-cart', 'Your cards: 1 design'],
] as const) {
  test(`nothing on ${address} moves when the other cart’s count and the order’s fields appear`, async ({
    page,
  }) => {
    await keepCards(page, 1);
    await keepDishes(page, 1);
    await openLive(page, address);
    await expect(bag(page, 'Cart, 1 design, 1 dish')).toBeVisible();
    await expect(page.getByRole('heading', { name: other })).toBeVisible();
    await expect(page.getByText(/^Your name(?:, number and date| and number)/)).toBeVisible();
    expect(await movedElements(page)).toEqual([]);
  });
}
