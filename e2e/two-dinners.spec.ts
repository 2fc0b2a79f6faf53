import { signIn } from '#e2e/screens/admin-screen.ts';
import { orderTextOf } from '#e2e/screens/cart-screen.ts';
import { MenuScreen } from '#e2e/screens/menu-screen.ts';
import { noteOpenedLinks, OrderScreen } from '#e2e/screens/order-screen.ts';
import { COUPLE, openDesk } from '#e2e/support/sign-in-links.ts';
import { expect, test } from '#e2e/support/test.ts';
import { DINNERS, factsOn, orderOf, storeTwoDinners } from '#e2e/support/two-dinners.ts';
import { encodeFields } from '#tests/support/firestore-rest.ts';
import { CODE } from '#tests/support/invitation-documents.ts';
import { deviceId } from '#tests/support/rules-suite.ts';

test.use({ viewport: { width: 360, height: 740 } });
test.beforeEach(({ context }) => noteOpenedLinks(context));

const numberOf = ({ key }: (typeof DINNERS)[number]) => `S-261122-7Q3${key === 'f1' ? 'A' : 'B'}`;

test('two dinners of one wedding are two orders: each with its own function, day, place, plates and dishes', {
  tag: '@phone',
}, async ({ page, database }) => {
  await page.context().route(/wa\.me/, (route) => route.fulfill({ body: 'WhatsApp' }));
  await storeTwoDinners(database, COUPLE);

  await openDesk(page);
  await expect(page.getByRole('link', { name: 'Count', exact: true })).toBeVisible();
  const order = new OrderScreen(page);
  const menu = new MenuScreen(page);
  for (const { name, place, day, plates, dish, wish } of DINNERS) {
    if (name === 'Sangeet') await page.goto(`/my-wedding?code=${CODE}`);
    await page.getByRole('link', { name: 'Count', exact: true }).click();
    await page.getByRole('listitem', { name }).getByRole('button', { name: 'Plan this dinner' }).click();

    // Whose dinner it is, and what is left to choose: nothing of the dinner before is in the cart.
    const card = page.getByRole('region', { name: 'The dinner you are planning' });
    await expect(card).toContainText(`${name}Wedding of Aarav & Meera`);
    await expect(card).toContainText(`${day}, ${place}`);
    await expect(card).toContainText(plates);
    await expect(page.getByRole('heading', { name: 'No dishes for this dinner yet' })).toBeVisible();
    // It would cover the end of that line.
    await expect(page.locator('aside a[href^="https://wa.me/"]')).toBeHidden();
    await card.getByRole('link', { name: 'Veg Menu', exact: true }).click();
    await menu.pick('Main Course', 'Dal Dishes');
    if (dish === 'Rajma Masala') await menu.nextFour('Dal Dishes');
    await menu.dish(dish).check();
    await menu.seeMenu.click();
    if (wish) await page.getByLabel('Anything else in Dal Dishes?').fill(wish);
    await expect(page.getByText('Price by quotation').first()).toBeVisible();

    const title = `${name}, Aarav & Meera, ${place}`;
    const link = page.getByRole('link', { name: 'Checkout on WhatsApp' }).first();
    await expect
      .poll(async () => orderTextOf(await link.getAttribute('href')).split('\n'))
      .toEqual([
        'Hello Shagun, I would like to order this catering menu:',
        `Dinner: ${title}`,
        `Date: ${day}`,
        `Guests: ${plates}`,
        expect.stringMatching(new RegExp(`^1\\. ${dish} \\(dal-\\d\\)$`)),
        ...(wish ? [`Something else, Dal Dishes: ${wish}`] : []),
        'Total Items: 1',
      ]);

    await page.getByText('Your name and number').waitFor();
    const message = await order.checkout();
    const number = /S-\d{6}-\w{4}/.exec(message)?.[0] ?? '';
    expect(message.split('\n')).toEqual([
      `Hello Shagun, I have placed order ${number}`,
      `Dinner: ${title}`,
      `Catering menu: ${dish}`,
      `${plates}, ${day}`,
      'Total Items: 1',
      ...(wish ? ['Something else: 1, see the order’s page'] : []),
      expect.stringMatching(/\/order\//),
      'Nothing is paid yet.',
    ]);

    await expect(page.getByText(`Order ${number} (${name}) is with us.`)).toBeVisible();
    await expect(page.getByText('Your cart is empty again, for the next dinner.')).toBeVisible();
    await order.see.click();
    await expect(page.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible();
    await expect(page.getByText(dish).filter({ visible: true }).first()).toBeVisible();
    expect(await factsOn(page)).toEqual([
      ...(wish ? [`Dal Dishes: ${wish}`] : []),
      'Wedding of: Aarav & Meera',
      `Function: ${name}`,
      `Function date: ${day}`,
      `Place: ${place}`,
      `Guests: ${plates}`,
    ]);
  }

  const stored = await database.documents('orders');
  expect(stored).toHaveLength(2);
  for (const dinner of DINNERS)
    expect(stored).toContainEqual(
      expect.objectContaining({ fields: expect.objectContaining(encodeFields(orderOf(dinner))) }),
    );
});

// Starts from the documents that the journey above expects in the database.
test('the owner finds both dinners in the book, each with what was ordered, and prices each', {
  tag: '@phone',
}, async ({ page, database }) => {
  for (const dinner of DINNERS) {
    const order = { ...orderOf(dinner), number: numberOf(dinner), createdAt: new Date() };
    await database.add(`orders/${deviceId(dinner.name.toLowerCase())}`, order);
  }
  await signIn(page, database, '/manage-orders');
  for (const dinner of DINNERS) {
    const number = numberOf(dinner);
    const row = page.getByRole('listitem').filter({ hasText: number });
    await expect(row).toContainText(`1 dish, ${dinner.plates}`);
    await expect(row).toContainText(`${dinner.name}, ${dinner.day}`);
    await expect(row).not.toContainText('Differs from our prices');
    await page.getByRole('link', { name: number }).click();
    await page.getByLabel('Price per plate, in rupees').fill('850');
    expect(await factsOn(page)).toEqual([
      'Wedding of: Aarav & Meera',
      `Function: ${dinner.name}`,
      `Function date: ${dinner.day}`,
      `Place: ${dinner.place}`,
      `Guests: ${dinner.plates}`,
      ...(dinner.wish ? [`Dal Dishes: ${dinner.wish}`] : []),
    ]);
    const save = page.getByRole('button', { name: 'Save the price' });
    await save.click();
    await expect(page.getByText('Price saved').filter({ visible: true }).first()).toBeVisible();
    // That may still be the text of the dinner before.
    await expect(save).toBeDisabled();
    await page.getByRole('link', { name: 'All orders' }).click();
  }
  await page.getByRole('link', { name: numberOf(DINNERS[1]) }).click();
  await page.getByRole('link', { name: 'See the customer’s page' }).click();
  await expect(page.getByText('₹1,700', { exact: true })).toBeVisible();
});
