import { AdminScreen } from '#e2e/pages/admin-screen.ts';
import { MessageScreen } from '#e2e/pages/message-screen.ts';
import { expect, test } from '#e2e/support/test.ts';

/** SPEC §2, with the full names of the branches. */
const BRANCHES = [
  ['electrical', 'Electrical Engineering'],
  ['mechanical', 'Mechanical Engineering'],
  ['it', 'Information Technology'],
  ['ece', 'Electronics & Communication Engineering'],
  ['civil', 'Civil Engineering'],
  ['chemical', 'Chemical Engineering'],
  ['mining', 'Mining Engineering'],
  ['metal', 'Metallurgical Engineering'],
  ['cse', 'Computer Science & Engineering'],
] as const;

test('a farewell from each of the nine branches is found under its branch', { tag: '@phone' }, async ({
  page,
  browser,
  database,
}) => {
  test.setTimeout(150_000);
  const form = new MessageScreen(page);
  for (const [branch] of BRANCHES) {
    await form.open(`/farewell/message/${branch}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bless the Couple with Your Words');
    await expect(page.getByRole('link', { name: 'Upload your Memories' })).toHaveAttribute(
      'href',
      new RegExp(`/${branch}$`),
    );
    await form.send({ name: `Batch of ${branch}`, number: '9845000012', message: 'See you at the gate.' });
  }

  const owner = await browser.newContext();
  const ownerPage = await owner.newPage();
  const admin = new AdminScreen(ownerPage);
  await admin.open('/display-farewell-messages');
  await admin.signIn(database.admin);
  await expect(admin.rows).toHaveCount(9);
  for (const [branch, name] of BRANCHES) {
    await ownerPage.getByLabel('Branch').selectOption(branch);
    await expect(admin.rows).toHaveCount(1);
    await expect(admin.row(`Batch of ${branch}`)).toContainText(name);
  }
  await owner.close();
});

test('a farewell leads back to its branch’s page', { tag: '@phone' }, async ({ page, database }) => {
  const form = new MessageScreen(page);
  await form.open('/farewell/message/it');
  await form.send({ name: 'Ravi', number: '9845000012' });
  await page.waitForURL('**/farewell/it');
  expect(await database.count('farewellMessages')).toBe(1);
});

test('an unknown branch offers the nine, and its upload link leads to the front page', async ({ page }) => {
  await page.goto('/farewell/message/astrology');
  await expect(page.getByText('We do not know this branch')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Upload your Memories' })).toHaveAttribute('href', '/');
  await page.getByRole('link', { name: 'Civil Engineering' }).click();
  await expect(page.getByLabel('Mobile no.')).toBeVisible();
});
