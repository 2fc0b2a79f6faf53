import { signIn } from '#e2e/screens/admin-screen.ts';
import { noteOpenedLinks, OrderScreen } from '#e2e/screens/order-screen.ts';
import { blessing, idOf } from '#e2e/support/blessings.ts';
import { keepCards } from '#e2e/support/storage.ts';
import { expect, test } from '#e2e/support/test.ts';
import { ORDER } from '#tests/support/order-documents.ts';

const order = (number: string, change: object = {}) => ({
  ...ORDER,
  number,
  createdAt: new Date(),
  ...change,
});

test('the panel says what is new since the last look, and a look clears it', { tag: '@phone' }, async ({
  page,
  database,
}) => {
  await database.add(`orders/${idOf(1)}`, order('S-261122-AAA1'));
  await database.add(`orders/${idOf(2)}`, order('S-261122-AAA2'));
  await database.add(`blesscouple/${idOf(3)}`, blessing(3));
  await signIn(page, database, '/adminpanel');
  const rows = page.getByRole('main').getByRole('listitem');
  const messages = rows.filter({ hasText: 'Manage Couple Messages' });
  await expect(rows.nth(0)).toContainText('2 new');
  await expect(messages).toContainText('1 new');

  await page.getByRole('link', { name: 'Manage Orders' }).click();
  await expect(page.getByRole('link', { name: 'S-261122-AAA1' })).toBeVisible();
  await page.getByRole('link', { name: 'Admin panel' }).click();
  await expect(messages).toContainText('1 new');
  await expect(rows.nth(0)).toContainText('2');
  await expect(rows.nth(0)).not.toContainText('new');

  await database.add(`orders/${idOf(4)}`, order('S-261122-AAA4'));
  await page.reload();
  await expect(rows.nth(0)).toContainText('1 new');
});

test('an open book shows an order of another phone by itself, and counts it until it is touched', {
  tag: '@desktop',
}, async ({ page, browser, database }) => {
  const listening = page.waitForRequest(/Listen\/channel/);
  await signIn(page, database, '/manage-orders');
  await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible();
  await listening;
  await page.getByRole('button', { name: 'Ring when an order comes in' }).click();

  const customer = await browser.newContext();
  await noteOpenedLinks(customer);
  const cart = new OrderScreen(await customer.newPage());
  await cart.openCards([{ designId: 'series-4/ivory-arch', amount: 250 }]);
  const number = /S-\d{6}-\w{4}/.exec(await cart.checkout())?.[0] ?? '';
  await expect(page.getByRole('link', { name: number })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('1 new order')).toBeVisible();
  await expect(page).toHaveTitle(/^\(1\) Manage Orders/);
  await page.getByRole('heading', { name: 'Manage Orders' }).click();
  await expect(page).toHaveTitle(/^Manage Orders/);
  await customer.close();
});

test('an order without name and number asks for one of them, and takes no for an answer', {
  tag: '@phone',
}, async ({ page, context, database }) => {
  await noteOpenedLinks(context);
  await keepCards(page, 1);
  await page.goto('/cart');
  await page.getByText('Your name, number and date').waitFor();
  const checkout = page.getByRole('link', { name: 'Checkout' });
  await checkout.click();
  await expect(page.getByText('Who is it for?')).toBeInViewport();
  await expect(page.getByLabel('Your name')).toBeFocused();
  expect(context.pages()).toHaveLength(1);
  expect(await database.count('orders')).toBe(0);

  await page.getByLabel('Your name').fill('Asha Rao');
  await checkout.click();
  await expect.poll(() => database.count('orders'), { timeout: 20_000 }).toBe(1);
});

test('the book lists the next functions first, and finds a surname and the bride', {
  tag: '@desktop',
}, async ({ page, database }) => {
  await database.add(`orders/${idOf(1)}`, order('S-261122-AAA1', { date: '2099-12-24', name: 'Ravi Nair' }));
  await database.add(`orders/${idOf(2)}`, order('S-261122-AAA2', { date: '2099-02-12' }));
  await database.add(`orders/${idOf(3)}`, order('S-261122-AAA3', { date: '' }));
  await signIn(page, database, '/manage-orders');
  await page.getByLabel('Order', { exact: true }).selectOption({ label: 'Next function first' });
  const numbers = page.getByRole('list', { name: 'Orders' }).getByRole('link');
  await expect(numbers).toHaveText(['S-261122-AAA2', 'S-261122-AAA1']);

  const search = page.getByLabel('Search by part of a number, phone or name');
  await search.fill('nair');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(numbers).toHaveText(['S-261122-AAA1']);
  await search.fill('meera');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(numbers).toHaveCount(3);
});
