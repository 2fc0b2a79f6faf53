import type { Page } from '@playwright/test';
import { CardsScreen } from '#e2e/screens/cards-screen.ts';
import { CartScreen } from '#e2e/screens/cart-screen.ts';
import { NamesSheet } from '#e2e/screens/names-sheet.ts';
import { waitForOffline } from '#e2e/support/service-worker.ts';
import { expect, test } from '#e2e/support/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

/** The large picture of a lettered card, which is drawn on the phone. */
const lettered = (page: Page) => page.getByRole('dialog').locator('img[src^="blob:"]').first();

const SERIES = ['Ang Series', 'G Series', 'Ang Ribbon Series'] as const;

async function typeNames(page: Page): Promise<void> {
  const names = new NamesSheet(page);
  await names.open();
  await names.type('Name shown first', 'Chandrashekhar');
  await names.type('Name shown second', "Anaïs D'Souza");
  await names.type('Date', '14 February 2027');
  await names.type('Place', 'Udaipur');
  await names.writeIn('Hindi, Punjabi or Urdu');
  await names.sheet.getByRole('button', { name: 'Use चंद्रशेखर' }).click();
  await names.type('Name shown second', 'अनाइस');
  await names.writeIn('English');
  await names.show();
}

test('a couple types its names once, sees them on three cards, and orders one with its names for proof-reading', {
  tag: '@phone',
}, async ({ page, context }) => {
  test.slow();
  const cards = new CardsScreen(page);
  const cart = new CartScreen(page);
  await cards.open();
  await typeNames(page);
  let name = '';
  for (const series of SERIES) {
    await cards.openSeries(series);
    await expect(lettered(page)).toBeVisible();
    if (series === SERIES[0]) name = await cards.addDesign();
    await page.goBack();
    await expect(cards.lightbox).toBeHidden();
  }

  await cart.open();
  await expect(
    page.getByRole('listitem').filter({ hasText: name }).locator('img[src^="blob:"]'),
  ).toBeVisible();
  const printed = [
    'Names as printed:',
    'Name shown first: Chandrashekhar',
    'Name shown first: चंद्रशेखर',
    "Name shown second: Anaïs D'Souza",
    'Name shown second: अनाइस',
    'Date: 14 February 2027',
    'Place: Udaipur',
  ].join('\n');
  expect(await cart.orderText()).toContain(printed);

  await page.reload();
  await expect.poll(() => cart.orderText()).toContain(printed);
  const secondTab = await context.newPage();
  const second = new CartScreen(secondTab);
  await second.open();
  await expect.poll(() => second.orderText()).toContain(printed);
});

test('the names are typed with a preview, refused with a reason, and offered in Hindi but never written by themselves', {
  tag: '@phone',
}, async ({ page }) => {
  const cards = new CardsScreen(page);
  const names = new NamesSheet(page);
  await cards.open();
  await names.open();
  await names.type('Name shown first', 'Aarav 💍');
  await expect(names.sheet.getByText('A press prints letters, not emojis.')).toBeVisible();
  await names.sheet.getByRole('button', { name: 'Show on the cards' }).click();
  await expect(names.field('Name shown first')).toBeFocused();
  await expect(names.sheet.getByText('Please write both names.')).toBeVisible();

  await names.type('Name shown first', 'Aarav');
  await names.type('Name shown second', `Meera ${'and all her family from Jaipur '.repeat(9)}`);
  await expect(names.sheet.getByText('A card has room for 40 letters here.')).toBeVisible();
  await names.writeIn('Hindi, Punjabi or Urdu');
  await expect(names.field('Name shown first')).toHaveValue('');
  await names.sheet.getByRole('button', { name: 'Use आरव' }).click();
  await expect(names.field('Name shown first')).toHaveValue('आरव');
});

test('a link carries the names in its fragment, opens with them, and leaves the names of another couple alone', {
  tag: '@phone',
}, async ({ page, browser }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, { share: undefined });
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async (text: string) => localStorage.setItem('copied', text) },
    });
  });
  const cards = new CardsScreen(page);
  const names = new NamesSheet(page);
  await cards.open();
  await names.open();
  await names.type('Name shown first', 'Rohan');
  await names.type('Name shown second', 'Ananya');
  await names.sheet.getByRole('button', { name: 'Share a link' }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('copied'))).toMatch(/#names=[\w-]+$/);
  const link = (await page.evaluate(() => localStorage.getItem('copied'))) ?? '';

  const mother = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const opened = await mother.newPage();
  const asked: string[] = [];
  opened.on('request', (request) => asked.push(request.url()));
  await opened.goto(link);
  const received = new NamesSheet(opened);
  await expect(received.field('Name shown first')).toHaveValue('Rohan');
  await expect(received.field('Name shown second')).toHaveValue('Ananya');
  expect(opened.url()).not.toContain('#');
  expect(asked.filter((address) => address.includes('Um9oYW4'))).toEqual([]);
  await mother.close();

  await names.type('Name shown first', 'Kabir');
  await names.show();
  await page.goto('/manifest.webmanifest');
  await page.goto(link);
  await expect(names.sheet.getByText('These names came with the link.')).toBeVisible();
  await expect(names.field('Name shown first')).toHaveValue('Rohan');
  await page.keyboard.press('Escape');
  await names.open();
  await expect(names.field('Name shown first')).toHaveValue('Kabir');
});

test('nothing of the lettering is loaded before it is asked for', { tag: '@phone' }, async ({ page }) => {
  await page.route('**/service-worker.js', (route) => route.abort());
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const cards = new CardsScreen(page);
  await cards.open();
  await cards.openSeries('Series 11');
  await expect(cards.lightbox.getByRole('img').first()).toBeVisible();
  const ofLettering = () => asked.filter((path) => /lettering|names-sheet|card-blanks|\.json$/.test(path));
  expect(ofLettering()).toEqual([]);
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test.use({ expectedErrors: [/net::ERR_INTERNET_DISCONNECTED|net::ERR_FAILED|Failed to fetch/] });

  test('the cards that were seen with the names still carry them', {
    tag: ['@phone', '@long'],
  }, async ({ page, context }) => {
    test.slow();
    await page.goto('/weddingcards');
    await waitForOffline(page);
    const cards = new CardsScreen(page);
    await cards.open();
    await typeNames(page);
    await cards.openSeries(SERIES[0]);
    await expect(lettered(page)).toBeVisible();
    await waitForOffline(page, 'everything');
    await context.setOffline(true);

    await cards.open();
    await cards.openSeries(SERIES[0]);

    await expect(lettered(page)).toBeVisible();
  });
});

test('a picture of the card is small enough for any messenger', { tag: '@phone' }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ files }: ShareData) => {
        const [file] = files ?? [];
        document.documentElement.dataset.shared = `${file?.type} ${file?.size}`;
      },
    });
  });
  const cards = new CardsScreen(page);
  const names = new NamesSheet(page);
  await cards.open();
  await cards.openSeries(SERIES[0]);
  await cards.lightbox.getByRole('button', { name: 'See your names' }).click();
  await names.type('Name shown first', 'Aarav');
  await names.type('Name shown second', 'Meera');
  await names.sheet.getByRole('button', { name: 'Share a picture' }).click();

  const shared = page.locator('html[data-shared]');
  await expect(shared).toHaveAttribute('data-shared', /^image\/jpeg \d+$/);
  const [, size] = ((await shared.getAttribute('data-shared')) ?? '').split(' ');
  expect(Number(size)).toBeGreaterThan(30_000);
  expect(Number(size)).toBeLessThan(300_000);
});
