import { AdminScreen } from '#e2e/pages/admin-screen.ts';
import { MessageScreen } from '#e2e/pages/message-screen.ts';
import { expect, test } from '#e2e/support/test.ts';
import { BRANCHES } from '#text/catalogue/farewell-branches.ts';

const THIRD = Math.ceil(BRANCHES.length / 3);

for (const [part, branches] of [
  ['the first', BRANCHES.slice(0, THIRD)],
  ['the next', BRANCHES.slice(THIRD, 2 * THIRD)],
  ['the last', BRANCHES.slice(2 * THIRD)],
] as const) {
  test(`a farewell from each of ${part} branches is listed under its branch`, { tag: '@phone' }, async ({
    page,
    browser,
    database,
  }) => {
    const form = new MessageScreen(page);
    for (const { id } of branches) {
      await form.open(`/farewell/message/${id}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bless the Couple with Your Words');
      await expect(page.getByRole('link', { name: 'Upload your Memories' })).toHaveAttribute(
        'href',
        new RegExp(`/${id}$`),
      );
      await form.send({ name: `Batch of ${id}`, number: '9845000012', message: 'See you at the gate.' });
    }

    const owner = await browser.newContext();
    const ownerPage = await owner.newPage();
    const admin = new AdminScreen(ownerPage);
    await admin.open('/display-farewell-messages');
    await admin.signIn(database.admin);
    await expect(admin.rows).toHaveCount(branches.length);
    for (const { id, name } of branches) {
      await ownerPage.getByLabel('Branch').selectOption(id);
      await expect(admin.rows).toHaveCount(1);
      await expect(admin.row(`Batch of ${id}`)).toContainText(name);
    }
    await owner.close();
  });
}

test('after a farewell the guest returns to the branch’s page', { tag: '@phone' }, async ({
  page,
  database,
}) => {
  const form = new MessageScreen(page);
  await form.open('/farewell/message/it');
  await form.send({ name: 'Ravi', number: '9845000012' });
  await page.waitForURL('**/farewell/it');
  expect(await database.count('farewellMessages')).toBe(1);
});

test('an unknown branch lists the known ones, and its upload link leads to the home page', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/farewell/message/astrology');
  await expect(page.getByText('We do not know this branch')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Upload your Memories' })).toHaveAttribute('href', '/');
  for (const { name } of BRANCHES) await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  await page.getByRole('link', { name: BRANCHES[0].name, exact: true }).click();
  await expect(page.getByLabel('Mobile no.')).toBeVisible();
});
