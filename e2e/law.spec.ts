import { noteOpenedLinks, OrderScreen } from '#e2e/screens/order-screen.ts';
import { openLive } from '#e2e/support/live.ts';
import { expect, test } from '#e2e/support/test.ts';
import { SERVER_TIME } from '#tests/support/firestore-rest.ts';
import { CODE, COMING, INVITATION, PATH, START } from '#tests/support/invitation-documents.ts';

const TOKEN = 'fAbCdEfGhIjKlMnOpQrStUv';

for (const { language, home, names } of [
  {
    language: 'English',
    home: '/about',
    names: ['Privacy', 'Terms and refunds', 'Complaints', 'Accessibility'],
  },
  { language: 'Hindi', home: '/hi/about', names: ['निजता', 'शर्तें और रिफ़ंड', 'शिकायत', 'सुगम्यता'] },
]) {
  test(`the footer leads to the four pages that the law asks for, in ${language}`, { tag: '@phone' }, async ({
    page,
  }) => {
    await openLive(page, home);
    for (const name of names) {
      await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
      await expect(page.getByRole('navigation', { name: /On this page|इस पेज पर/ })).toBeVisible();
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    }
  });
}

test('a customer reads the notice at the form, sees what is held with the order, saves it and asks for erasing', {
  tag: '@phone',
}, async ({ page, context, database }) => {
  await noteOpenedLinks(context);
  const order = new OrderScreen(page);
  await order.openCards([{ designId: 'series-4/ivory-arch', amount: 250 }]);
  await page.getByText('Your name, number and date').click();
  await page.getByLabel('Your name').fill('Asha Rao');
  await page.getByLabel('Mobile number').fill('98123 45678');
  await page.getByRole('link', { name: 'Privacy notice' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy notice' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'An order' })).toContainText('the printer, the kitchen');
  await page.goBack();

  const text = await order.checkout();
  const number = /S-\d{6}-\w{4}/.exec(text)?.[0] ?? '';
  await expect(order.placed).toBeVisible();
  await expect.poll(() => database.count('orders'), { timeout: 20_000 }).toBe(1);
  await order.see.click();
  await page.getByRole('button', { name: 'What do you hold about me?' }).click();
  const held = page.getByRole('region', { name: 'What we hold with this order' });
  await expect(held).toBeFocused();
  for (const part of [number, 'Asha Rao', '98123 45678', '250 ×']) await expect(held).toContainText(part);

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    held.getByRole('button', { name: 'Save it as a file' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`${number}.json`);
  await held.getByRole('link', { name: 'Ask us to erase it' }).click();
  const opened = await page.evaluate(() => document.documentElement.dataset.opened ?? '');
  expect(new URL(opened).searchParams.get('text')).toContain(`please erase my order ${number}`);
});

test('a family sees under its link what is stored about it, and how to have it erased', {
  tag: '@phone',
}, async ({ page, database }) => {
  await database.add(PATH, {
    ...INVITATION,
    functions: { f1: COMING },
    order: 'f1',
    settings: { ...INVITATION.settings, replyBy: new Date(Date.now() + 86_400_000) },
    createdAt: START,
    updatedAt: SERVER_TIME,
  });
  await database.add(`${PATH}/families/${TOKEN}`, {
    name: 'Sharma family',
    functions: ['f1'],
    seats: 4,
    language: 'en',
  });
  await openLive(page, `/i/${CODE}#${TOKEN}`);
  await page.getByRole('heading', { name: 'Will you come?' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('link', { name: 'Privacy notice' }).first()).toHaveAttribute(
    'href',
    '/privacy',
  );
  await page.getByRole('button', { name: 'What do you hold about me?' }).click();
  const held = page.getByRole('region', { name: 'What is held about you here' });
  await expect(held).toContainText('Sharma family');
  await expect(held).toContainText('4');
  await expect(held.getByRole('link', { name: 'Ask the shop to erase it' })).toHaveAttribute(
    'href',
    new RegExp(CODE),
  );
});
