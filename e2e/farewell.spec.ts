import { signIn } from '#e2e/screens/admin-screen.ts';
import { MessageScreen } from '#e2e/screens/message-screen.ts';
import { blessing, idOf } from '#e2e/support/blessings.ts';
import { expect, test } from '#e2e/support/test.ts';
import { BRANCHES } from '#text/catalogue/farewell-branches.ts';

test('a farewell sent from a branch, and one of each other, are listed under their branch', {
  tag: '@phone',
}, async ({ page, browser, database }) => {
  const [first, ...others] = BRANCHES;
  const form = new MessageScreen(page);
  await form.open(`/farewell/message/${first.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bless the Couple with Your Words');
  await expect(page.getByRole('link', { name: 'Upload your Memories' })).toHaveAttribute(
    'href',
    new RegExp(`/${first.id}$`),
  );
  await form.send({ name: `Batch of ${first.id}`, number: '9845000012', message: 'See you at the gate.' });
  await Promise.all(
    others.map(({ id }, minute) =>
      database.add(`farewellMessages/${idOf(minute)}`, {
        ...blessing(minute),
        name: `Batch of ${id}`,
        branch: id,
      }),
    ),
  );

  const owner = await browser.newContext();
  const ownerPage = await owner.newPage();
  const admin = await signIn(ownerPage, database, '/display-farewell-messages');
  await expect(admin.rows).toHaveCount(BRANCHES.length);
  for (const { id, name } of BRANCHES) {
    await ownerPage.getByLabel('Branch').selectOption(id);
    await expect(admin.rows).toHaveCount(1);
    await expect(admin.row(`Batch of ${id}`)).toContainText(name);
  }
  await owner.close();
});

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
