import type { Page, Request } from '@playwright/test';
import { signIn } from '#e2e/screens/admin-screen.ts';
import { CardsScreen } from '#e2e/screens/cards-screen.ts';
import { NamesSheet } from '#e2e/screens/names-sheet.ts';
import { noteOpenedLinks, OrderScreen } from '#e2e/screens/order-screen.ts';
import { FACTS } from '#e2e/support/catalogue.ts';
import type { Database } from '#e2e/support/database.ts';
import { holdFiles } from '#e2e/support/hold-files.ts';
import { fetchOf } from '#e2e/support/passing-on.ts';
import { waitForOffline } from '#e2e/support/service-worker.ts';
import { expect, test } from '#e2e/support/test.ts';
import { ORDER, ORDER_ID, ORDER_PATH } from '#tests/support/order-documents.ts';

/** 250 cards of Series 4 cost ₹40–55 each (specification §9). */
const CARDS = [{ designId: 'series-4/ivory-arch', amount: 250 }];
const TOTAL = '₹10,000 – ₹13,750';

/** Console errors of requests blocked by a test, and of a refused resend. */
const EXPECTED = /net::ERR_(?:INTERNET_DISCONNECTED|FAILED|ABORTED)|Failed to fetch|status of 403/;

const inBook = (database: Database, count: number) =>
  expect.poll(() => database.count('orders'), { timeout: 20_000 }).toBe(count);

async function openBook(page: Page, database: Database, path = '/manage-orders'): Promise<void> {
  await signIn(page, database, path);
}

test.beforeEach(({ context }) => noteOpenedLinks(context));

test('one press places an order, the owner confirms it, and the customer sees that', {
  tag: '@phone',
}, async ({ page, context, browser, database }) => {
  const order = new OrderScreen(page);
  await order.openCards(CARDS);
  const text = await order.checkout();
  expect(text).toMatch(/^Hello Shagun, I have placed order S-\d{6}-\w{4}\n/);
  expect(text).toContain(`Total: ${TOTAL} for 250 cards (estimate)`);
  expect(text).toContain('Nothing is paid yet.');
  const number = /S-\d{6}-\w{4}/.exec(text)?.[0] ?? '';
  await expect(order.placed).toBeVisible();
  await inBook(database, 1);

  await order.see.click();
  await expect(page.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible();
  await expect(page.getByText('250 × ₹40–55 each')).toBeVisible();
  expect(text).toContain(new URL(page.url()).pathname);

  const desk = await (await browser.newContext()).newPage();
  await openBook(desk, database);
  await expect(desk.getByText('1 order', { exact: true })).toBeVisible();
  await desk.getByRole('link', { name: number }).click();
  await expect(desk.getByText('This order differs from our prices')).toBeHidden();
  await desk.getByRole('button', { name: 'Set to: Confirmed' }).click();
  await expect(desk.getByText('Status is now: Confirmed')).toBeVisible();
  await desk.getByRole('link', { name: 'All orders' }).click();
  await expect(
    desk.getByText('1 order, confirmed wedding cards: ₹10,000 – ₹13,750 (estimate)'),
  ).toBeVisible();
  await desk.context().close();

  await page.reload();
  await expect(page.getByText(/^Confirmed on \d+ \w+ \d{4}$/)).toBeVisible();
  expect(context.pages().length).toBeGreaterThan(1);
});

test('names typed for the cards are in the order as printed, for the couple and for the owner', {
  tag: '@phone',
}, async ({ page, browser, database }) => {
  const names = new NamesSheet(page);
  await new CardsScreen(page).open();
  await names.open();
  await names.type('Name shown first', 'Rohan');
  await names.type('Name shown second', 'Ananya');
  await names.type('Families', 'Iyer and Rao families');
  await names.writeIn('Hindi, Punjabi or Urdu');
  await names.type('Name shown first', 'रोहन');
  await names.type('Name shown second', 'अनन्या');
  await names.show();

  const order = new OrderScreen(page);
  await order.openCards(CARDS);
  await expect(page.locator('img[src^="blob:"]').first()).toBeVisible();
  const number = /S-\d{6}-\w{4}/.exec(await order.checkout())?.[0] ?? '';
  await expect(order.placed).toBeVisible();
  await order.see.click();
  const desk = await (await browser.newContext()).newPage();
  await openBook(desk, database);
  await desk.getByRole('link', { name: number }).click();
  for (const shown of [page, desk]) {
    const printed = shown.getByRole('region', { name: 'Names as printed' });
    await expect(printed.getByRole('definition')).toHaveText([
      'रोहन',
      'Rohan',
      'अनन्या',
      'Ananya',
      'Iyer and Rao families',
    ]);
  }
  await desk.context().close();
});

test('pressing Checkout again opens the same order', { tag: '@phone' }, async ({ page, database }) => {
  const order = new OrderScreen(page);
  await order.openCards(CARDS);
  const first = await order.checkout();
  await expect(order.placed).toBeVisible();
  expect(await order.checkout()).toBe(first);
  await inBook(database, 1);
});

test('all 171 dishes are in one order, under one short message', { tag: '@phone' }, async ({
  page,
  database,
}) => {
  expect(FACTS.dishIds).toHaveLength(171);
  const order = new OrderScreen(page);
  await order.openMenu(FACTS.dishIds);
  const text = await order.checkout();
  expect(text).toContain('Total Items: 171');
  expect(text.length).toBeLessThan(500);
  await expect(order.placed).toBeVisible();
  await inBook(database, 1);
  await order.see.click();
  await page.getByRole('heading', { name: 'What you ordered' }).waitFor();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(171);
});

test.describe('on a bad network', () => {
  test.use({ serviceWorkers: 'allow' });

  test.use({ expectedErrors: [EXPECTED] });

  test('without one, the whole order goes as text and reaches the book later, once', {
    tag: '@phone',
  }, async ({ page, context, database }) => {
    const order = new OrderScreen(page);
    await order.openCards(CARDS);
    await context.setOffline(true);
    const text = await order.checkout();
    expect(text).toContain('1. Ivory arch (Series 4)\n250 cards × ₹40–55 = ₹10,000 – ₹13,750');
    await expect(page.getByText(/is saved on this phone and will be sent\.$/)).toBeVisible();
    // The service worker may send it from here on: Playwright takes the network from pages only.
    for (const one of context.pages()) await one.close();

    await context.setOffline(false);
    await (await context.newPage()).goto('/about');
    await inBook(database, 1);
  });

  test('an order whose response is lost is in the book once', { tag: '@phone' }, async ({
    page,
    database,
  }) => {
    let lost = 0;
    await page.route(/documents:commit/, async (route) => {
      lost += 1;
      if (lost > 1) return route.continue();
      await fetchOf(route);
      await route.abort();
    });
    const order = new OrderScreen(page);
    await order.openCards(CARDS);
    await order.checkout();
    await expect(order.placed).toBeVisible({ timeout: 20_000 });
    expect(lost).toBe(2);
    await inBook(database, 1);
  });

  test('an order is shown again without a network', { tag: '@phone' }, async ({
    page,
    context,
    database,
  }) => {
    await database.add(ORDER_PATH, { ...ORDER, createdAt: new Date() });
    await page.goto(`/order/${ORDER_ID}`);
    await page.getByRole('heading', { name: 'Order S-261122-7Q3M' }).waitFor();
    await waitForOffline(page);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText('We could not get the latest details.')).toBeVisible();
    await expect(page.getByRole('article').getByText('Asha Rao')).toBeVisible();
  });
});

test('a forged total and a forged price are red in the book', { tag: '@desktop' }, async ({
  page,
  database,
}) => {
  await database.add(ORDER_PATH, {
    ...ORDER,
    lines: 'series-4/ivory-arch 250 1-1\nseries-4/gold-bar 1 1-1',
    totalLow: 251,
    totalHigh: 251,
    createdAt: new Date(),
  });
  await openBook(page, database);
  const row = page.getByRole('listitem').filter({ hasText: ORDER.number });
  await expect(row).toContainText('Differs from our prices');
  await expect(page.getByText('1 order', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: ORDER.number }).click();
  await expect(page.getByRole('alert')).toContainText('This order differs from our prices');
  const red = 'rgb(179, 32, 44)';
  for (const text of [
    `By our prices: ${TOTAL}`,
    'Our price: ₹40–55',
    'Not in our catalogue: “series-4/gold-bar”',
  ]) {
    await expect(page.getByText(text)).toHaveCSS('color', red);
  }

  await page.getByRole('button', { name: 'Set to: Confirmed' }).click();
  await expect(page.getByRole('dialog')).toContainText(`says ₹251; by our prices it is ${TOTAL}`);
  await page.getByRole('button', { name: 'Not yet' }).click();
  await page.getByRole('button', { name: 'Set to: Confirmed' }).click();
  await page.getByRole('button', { name: 'Yes, with these prices' }).click();
  await expect(page.getByText('Status is now: Confirmed')).toBeVisible();
});

test.describe('when another person was faster', () => {
  // The rules refuse a change that was made without having seen the one before.
  test.use({ expectedErrors: [/status of 403 .*documents:commit/] });

  test('two people who change the same order do not overwrite each other unseen', {
    tag: '@desktop',
  }, async ({ page, context, database }) => {
    const total = { totalLow: 10_000, totalHigh: 13_750 };
    const lines = 'series-4/ivory-arch 250 40-55';
    await database.add(ORDER_PATH, { ...ORDER, ...total, lines, createdAt: new Date() });
    const path = `/manage-orders?order=${ORDER_ID}`;
    await openBook(page, database, path);
    const other = await context.newPage();
    await other.goto(path);
    await other.getByRole('button', { name: 'Set to: Ready' }).waitFor();
    await page.getByRole('button', { name: 'Set to: Confirmed' }).click();
    await expect(page.getByText('Status is now: Confirmed')).toBeVisible();
    await other.getByRole('button', { name: 'Set to: Ready' }).click();
    await expect(other.getByText('Somebody else has changed this order in the meantime.')).toBeVisible();
    await expect(other.getByText('Its status is now: Confirmed.')).toBeVisible();
  });
});

test('no button of an order moves when its money and its note arrive late', {
  tag: '@desktop',
}, async ({ page, database }) => {
  await database.add(ORDER_PATH, { ...ORDER, createdAt: new Date() });
  const reads = (path: string) => (request: Request) => request.postData()?.includes(`${path}"`) === true;
  const releaseMoney = await holdFiles(page, /money-panel-.*\.js$/);
  const releaseNote = await holdFiles(page, /batchGet/, reads('private/note'));
  const read = page.waitForResponse((response) => reads(ORDER_PATH)(response.request()));
  await openBook(page, database, `/manage-orders?order=${ORDER_ID}`);
  await read;
  const erase = page.getByRole('button', { name: 'Erase this order' });
  await expect(erase).toBeHidden();
  releaseMoney();
  const place = await erase.boundingBox();
  releaseNote();
  await expect(page.getByLabel('Your note')).toBeVisible();
  expect(await erase.boundingBox()).toEqual(place);
});

test.describe('after an order was erased', () => {
  // The rules refuse to read what is not there.
  test.use({ expectedErrors: [new RegExp(`status of 403 .*documents/orders/${ORDER_ID}`)] });

  test('an erased order is gone for its customer, and its link says so kindly', {
    tag: '@desktop',
  }, async ({ page, database }) => {
    await database.add(ORDER_PATH, { ...ORDER, createdAt: new Date() });
    await openBook(page, database, `/manage-orders?order=${ORDER_ID}`);
    await page.getByRole('button', { name: 'Erase this order' }).click();
    await page.getByRole('button', { name: 'Erase it' }).click();
    await expect(page.getByText('Order erased')).toBeVisible();
    expect(await database.count('orders')).toBe(0);
    await page.goto(`/order/${ORDER_ID}`);
    await expect(page.getByRole('heading', { name: 'We do not have this order' })).toBeVisible();
  });
});

test('an order is found by its number, its phone and its name', { tag: '@desktop' }, async ({
  page,
  database,
}) => {
  await database.add(ORDER_PATH, { ...ORDER, createdAt: new Date() });
  await openBook(page, database);
  for (const typed of ['s-261122-7q3m', '7q3m', '98123 45678', '45678', 'asha', 'rao', 'meera']) {
    await page.getByLabel('Search by part of a number, phone or name').fill(typed);
    await page.getByRole('button', { name: 'Find' }).click();
    await expect(page.getByText(`Orders found for “${typed}”`)).toBeVisible();
    await expect(page.getByRole('link', { name: 'S-261122-7Q3M' })).toBeVisible();
  }
});
