import type { Page } from '@playwright/test';
import { CardsScreen } from '#e2e/screens/cards-screen.ts';
import { CartScreen, orderTextOf } from '#e2e/screens/cart-screen.ts';
import { priced, titles } from '#e2e/support/card-order.ts';
import { FACTS } from '#e2e/support/catalogue.ts';
import { openLive } from '#e2e/support/live.ts';
import { keepCards } from '#e2e/support/storage.ts';
import { expect, test } from '#e2e/support/test.ts';
import { rupeeRange } from '#src/lib/money.ts';
import { CARD_DISCOUNTS } from '#text/card-discounts.ts';

const STORAGE_KEY = 'shagun.card-cart';

const SERIES = FACTS.series;
const DEAR = SERIES.filter(({ price }) => price.high >= 70 && price.low <= 100);
const dear = DEAR.at(-1);
const cheap = SERIES.find((series) => !DEAR.includes(series));
const hiddenType = FACTS.cardTypes.find(({ series }) => DEAR.every(({ id }) => id !== series.id));
if (!dear || !cheap || !hiddenType) throw new Error('The price filter would leave all series or none');

/** Texts in the accessibility tree, which excludes content behind a modal dialog. */
async function accessibleTexts(page: Page): Promise<unknown[]> {
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  return nodes.filter(({ ignored }) => !ignored).map(({ name }) => name?.value);
}

test('a card type leads to its series, even while a price filter hides that', async ({ page }) => {
  const cards = new CardsScreen(page);
  await cards.open();
  await cards.choosePrice('₹70–100');
  await expect.poll(() => cards.series()).toEqual(titles(DEAR));
  // With the keyboard: the carousel moves by itself.
  await page.getByRole('link', { name: hiddenType.title }).first().press('Enter');
  await expect.poll(() => cards.series()).toEqual(titles(SERIES));
  await expect(page.getByRole('heading', { level: 2, name: hiddenType.series.title })).toBeInViewport();
});

test('a couple filters by price and orders 250 and 100 of two cards', async ({ page }) => {
  const cards = new CardsScreen(page);
  const cart = new CartScreen(page);
  await cards.open();
  expect(await cards.series()).toEqual(titles(SERIES));

  await cards.choosePrice('₹70–100');
  await expect.poll(() => cards.series()).toEqual(titles(DEAR));

  await cards.openSeries(dear.title);
  const announcements = cards.lightbox.getByRole('region', { name: 'Notifications' });
  await expect(announcements).toHaveAttribute('aria-live', 'polite');
  const regal = await cards.addDesign();
  // Playwright counts content behind a modal as visible, so this checks the popover.
  await expect(page.locator(':popover-open', { hasText: 'Item added to cart' })).toBeVisible();
  await expect(announcements).toHaveText('Item added to cart');
  expect(await accessibleTexts(page)).toContain('Item added to cart');
  await expect(cards.lightbox.getByRole('link', { name: 'Added. See cart' })).toBeVisible();
  await page.goBack();
  await expect(cards.lightbox).toBeHidden();
  // Without a dialog, toasts are at the bottom of the page again.
  await expect(page.locator(':popover-open')).toHaveCount(0);

  await cards.showAll();
  await cards.openSeries(cheap.title);
  const arch = await cards.addDesign();
  await cards.lightbox.getByRole('link', { name: 'Added. See cart' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
  await cart.setAmount(regal, 250);
  await cart.setAmount(arch, 100);
  await expect(page.getByText('350 cards, 2 designs')).toBeVisible();

  const [low, high] = [
    250 * dear.price.low + 100 * cheap.price.low,
    250 * dear.price.high + 100 * cheap.price.high,
  ];
  const text = await cart.orderText();
  expect(text).toContain(`1. ${regal} (${dear.title})\n${priced(250, dear.price)}\n`);
  expect(text).toContain(`2. ${arch} (${cheap.title})\n${priced(100, cheap.price)}\n`);
  expect(text).toContain(`Total: ${rupeeRange({ low, high })} for 350 cards (estimate)`);
  const images = text.match(/https:\/\/\S+\.webp\?v=\w{5}/g) ?? [];
  expect(images).toHaveLength(2);
  for (const image of images) {
    const response = await page.request.get(new URL(image).pathname);
    expect(response.status()).toBe(200);
  }
});

test('the cart survives a reload and is the same in a second tab', { tag: '@phone' }, async ({
  page,
  context,
}) => {
  const cards = new CardsScreen(page);
  await cards.open();
  await cards.openSeries('Series 2');
  const name = await cards.addDesign();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Cart, 1 design' }).first()).toBeVisible();

  const cart = new CartScreen(page);
  await cart.open();
  const other = await context.newPage();
  const otherCart = new CartScreen(other);
  await otherCart.open();
  await cart.setAmount(name, 60);
  await expect(otherCart.amountOf(name)).toHaveValue('60');
  await otherCart.remove(name);
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
});

test('Undo restores a removed card with its amount', { tag: '@phone' }, async ({ page }) => {
  const cards = new CardsScreen(page);
  const cart = new CartScreen(page);
  await cards.open();
  await cards.openSeries('Ang Series');
  const name = await cards.addDesign();
  await cart.open();
  await cart.setAmount(name, 40);
  await cart.remove(name);
  await expect(page.getByText('Item removed')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cart.amountOf(name)).toHaveValue('40');
});

test('an amount of 0 becomes 1; an invalid one stops the order and scrolls into view', {
  tag: '@phone',
}, async ({ page }) => {
  const cards = new CardsScreen(page);
  const cart = new CartScreen(page);
  await cards.open();
  await cards.openSeries('Series 1');
  const name = await cards.addDesign();
  await cart.open();
  await cart.setAmount(name, 0);
  await expect(cart.amountOf(name)).toHaveValue('1');
  await cart.setAmount(name, '12.5');
  await expect(page.getByText('Type a whole number from 1 to 10,000.')).toBeVisible();
  await page.getByRole('button', { name: 'Copy order' }).scrollIntoViewIfNeeded();
  await cart.checkout.click();
  await expect(cart.amountOf(name)).toBeFocused();
  await expect(cart.amountOf(name)).toBeInViewport();
  await expect(cart.amountOf(name)).toHaveValue('12.5');
  expect(page.context().pages()).toHaveLength(1);
  await cart.setAmount(name, '१२५');
  await expect(cart.amountOf(name)).toHaveValue('125');
  expect(await cart.orderText()).toContain('125 cards ×');
});

test('a design that is already in the cart is not added twice, and the shop says so', {
  tag: '@phone',
}, async ({ page }) => {
  const cards = new CardsScreen(page);
  await cards.open();
  await cards.openSeries('Series 5');
  await cards.addDesign();
  await page.reload();
  await cards.addDesign();
  await expect(page.getByText('Item already added to cart')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, 1 design' }).first()).toBeAttached();
});

test('the two discounts are explained when their badge is pressed', { tag: '@desktop' }, async ({ page }) => {
  const cards = new CardsScreen(page);
  await cards.open();
  await cards.openSeries('Series 3');
  await cards.addDesign();
  await new CartScreen(page).open();
  await page.getByRole('button', { name: '2 Discounts Applied' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your two discounts' });
  for (const { terms } of CARD_DISCOUNTS) await expect(dialog.getByText(terms)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: '2 Discounts Applied' })).toBeFocused();
});

test('a dialog stays open when a text selection ends outside it', { tag: '@desktop' }, async ({ page }) => {
  await keepCards(page, 1);
  await new CartScreen(page).open();
  await page.getByRole('button', { name: '2 Discounts Applied' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your two discounts' });
  await dialog.getByText(CARD_DISCOUNTS[0].terms).hover();
  await page.mouse.down();
  await page.mouse.move(20, 20);
  await page.mouse.up();
  await expect(dialog).toBeVisible();
  await page.mouse.click(20, 20);
  await expect(dialog).toBeHidden();
});

test('a design that is no longer sold is not counted', { tag: '@phone' }, async ({ page }) => {
  await openLive(page, '/cart');
  await page.evaluate(
    (key) =>
      localStorage.setItem(
        key,
        JSON.stringify({
          state: {
            data: {
              lines: [
                { designId: 'series-2/withdrawn', amount: 500 },
                { designId: 'series-4/ivory-arch', amount: 100 },
              ],
            },
          },
          version: 1,
        }),
      ),
    STORAGE_KEY,
  );
  await openLive(page, '/home');
  await expect(page.getByRole('link', { name: 'Cart, 1 design' }).first()).toBeVisible();
  await new CartScreen(page).open();
  await expect(page.getByText('This design is no longer sold: series-2/withdrawn')).toBeVisible();
  await expect(page.getByText('100 cards, 1 design')).toBeVisible();
});

test('an unreadable cart is dropped with a notice, and the page works', { tag: '@phone' }, async ({
  page,
}) => {
  await openLive(page, '/cart');
  await page.evaluate((key) => localStorage.setItem(key, '{"state":{"data":'), STORAGE_KEY);
  await page.reload();
  await expect(page.getByText('Part of your saved cart could not be read and was left out.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
});

test('an order of every design is split into parts that WhatsApp accepts', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/weddingcards');
  const shown = await page
    .getByRole('article')
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => new URL(link.getAttribute('href') ?? '', location.href).searchParams.get('design')),
    );
  const ids = [...new Set(shown)];
  await page.evaluate(
    ([key, designs]) =>
      localStorage.setItem(
        String(key),
        JSON.stringify({
          state: { data: { lines: designs.map((designId) => ({ designId, amount: 100 })) } },
          version: 1,
        }),
      ),
    [STORAGE_KEY, ids] as const,
  );
  await page.goto('/cart');
  const parts = page.getByRole('link', { name: /^Send part \d+ of \d+$/ });
  await expect(parts.first()).toBeVisible();
  const links = await parts.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links.every((href) => (href ?? '').length <= 3500)).toBe(true);
  const items = links.flatMap((href) => orderTextOf(href).match(/^\d+\. /gm) ?? []);
  expect(items).toHaveLength(ids.length);
  expect(new Set(items).size).toBe(ids.length);
});

test('a link with a design and a price opens both, although the prerendered page has neither', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/weddingcards?price=70-100');
  const cards = new CardsScreen(page);
  await expect.poll(() => cards.series()).toEqual(titles(DEAR));
  await cards.openSeries(dear.title);
  const address = page.url();
  await page.goto('/home');
  await page.goto(address);
  await expect(cards.lightbox.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cards.lightbox).toBeHidden();
  expect(await cards.series()).toEqual(titles(DEAR));
});
