import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { AdminScreen, signIn } from '#e2e/screens/admin-screen.ts';
import { ADMIN_PAGES } from '#e2e/support/admin-pages.ts';
import { blessing, idOf } from '#e2e/support/blessings.ts';
import { chooseNewPassword } from '#e2e/support/new-password.ts';
import { fetchOf } from '#e2e/support/passing-on.ts';
import { expect, test } from '#e2e/support/test.ts';

const DELETES = /documents:commit|documents\/blesscouple/;

test('every admin page shows the sign-in form and nothing else until the owner signs in', {
  tag: '@phone',
}, async ({ page, database }) => {
  await database.add(`blesscouple/${idOf(1)}`, blessing(1));
  for (const [path, title] of ADMIN_PAGES) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await expect(page.getByText('Guest 1')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  }
});

test('an owner who has forgotten the password has a link sent, and signs in with a new one', {
  tag: '@phone',
}, async ({ page, database }) => {
  const { email } = database.admin;
  await page.goto('/adminpanel');
  await page.getByRole('button', { name: 'Forgotten password' }).click();
  await expect(page.getByText('Please type your e-mail address')).toBeVisible();
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Forgotten password' }).click();
  await expect(page.getByText(`If ${email} is an account here`)).toBeVisible();
  await chooseNewPassword(email, 'a-new-password');
  const admin = new AdminScreen(page);
  await admin.signIn({ email, password: 'a-new-password' });
  await expect(admin.signOutButton).toBeVisible();
});

test.describe('a sign-in that fails', () => {
  test.use({ expectedErrors: [/status of 400/] });

  test('says that e-mail and password do not match', { tag: '@desktop' }, async ({ page, database }) => {
    const admin = new AdminScreen(page);
    await admin.open('/adminpanel');
    await admin.signIn({ ...database.admin, password: 'wrong-password' });
    await expect(page.getByText('This e-mail and password do not match.')).toBeVisible();
  });
});

test('the panel shows seven counts and the way to the prices, and signing out removes them', {
  tag: '@phone',
}, async ({ page, database }) => {
  for (let place = 1; place <= 3; place += 1)
    await database.add(`blesscouple/${idOf(place)}`, blessing(place));
  const admin = await signIn(page, database, '/adminpanel');
  const rooms = page.getByRole('main').getByRole('listitem');
  await expect(rooms).toHaveCount(8);
  await expect(rooms.nth(0)).toContainText('0Manage Orders');
  await expect(rooms.nth(1)).toContainText('0Manage Bookings');
  await expect(rooms.nth(2)).toContainText('0Manage Invitations');
  await expect(rooms.nth(3)).toContainText('0Manage Blessings');
  await expect(rooms.nth(4)).toContainText('0Manage Blogs');
  await expect(rooms.nth(5)).toContainText('0Manage Farewell Messages');
  await expect(rooms.nth(6)).toContainText('3Manage Couple Messages');
  await expect(rooms.nth(7)).toContainText('₹Manage Shop');
  await page.getByRole('link', { name: 'Manage Couple Messages' }).click();
  await expect(admin.rows).toHaveCount(3);
  await admin.signOutButton.click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(await page.content()).not.toContain('Wish 1');
});

test('46 blessings are listed 20 at a time, newest first, and all are saved as CSV', {
  tag: '@phone',
}, async ({ page, database }) => {
  await Promise.all(
    Array.from({ length: 45 }, (_, place) => database.add(`blesscouple/${idOf(place)}`, blessing(place))),
  );
  await database.add(`blesscouple/${idOf(99)}`, {
    ...blessing(45),
    name: '=HYPERLINK("x")',
    message: 'शुभ, "विवाह"',
  });
  const admin = await signIn(page, database, '/display-couple-messages');
  await expect(page.getByText('46 messages, newest first')).toBeVisible();
  await expect(admin.rows).toHaveCount(20);
  expect((await admin.names()).slice(0, 2)).toEqual(['=HYPERLINK("x")', 'Guest 44']);
  await page.getByRole('button', { name: 'Older' }).click();
  await expect(admin.rows).toHaveCount(40);
  await expect(admin.row('Guest 25')).toBeVisible();
  await page.getByRole('button', { name: 'Older' }).click();
  await expect(admin.rows).toHaveCount(46);
  await expect(page.getByRole('button', { name: 'Older' })).toHaveCount(0);

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  const saved = await readFile(await (await saving).path(), 'utf8');
  const lines = saved.split('\r\n');
  expect(lines[0]).toBe('\ufeff"Name","Mobile No.","Message","Sent (IST)"');
  expect(lines[1]).toMatch(/^"'=HYPERLINK\(""x""\)","\(\+91\) 98450 00012","शुभ, ""विवाह""","1 Jan 2026/);
  expect(lines.filter(Boolean)).toHaveLength(47);
});

test('a message that is resent during the export is in the file once', { tag: '@desktop' }, async ({
  page,
  database,
}) => {
  const places = Array.from({ length: 45 }, (_, place) => place);
  await Promise.all(places.map((place) => database.add(`blesscouple/${idOf(place)}`, blessing(place))));
  const admin = await signIn(page, database, '/display-couple-messages');
  await expect(admin.rows).toHaveCount(20);

  // Guest 22 is on the second page by age and by id; the resend happens after page one has been read.
  let pages = 0;
  await page.route(/documents:runQuery/, async (route) => {
    const response = await fetchOf(route);
    pages += 1;
    if (pages === 1)
      await database.add(`blesscouple/${idOf(22)}`, { ...blessing(22), createdAt: new Date() });
    await route.fulfill({ response: response });
  });
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  const saved = await readFile(await (await saving).path(), 'utf8');

  const names = saved
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.split(',')[0]);
  expect(names.toSorted()).toEqual(places.map((place) => `"Guest ${place}"`).toSorted());
  expect(names[0]).toBe('"Guest 22"');
});

test('an empty list says so', { tag: '@desktop' }, async ({ page, database }) => {
  await signIn(page, database, '/display-farewell-messages');
  await expect(page.getByRole('heading', { name: 'No messages available.' })).toBeVisible();
});

test('deleting asks for confirmation, and Keep it changes nothing', { tag: '@phone' }, async ({
  page,
  database,
}) => {
  await database.add(`blesscouple/${idOf(1)}`, blessing(1));
  const admin = await signIn(page, database, '/display-couple-messages');
  await page.getByRole('button', { name: 'Delete the message from Guest 1' }).click();
  await expect(admin.question).toContainText('Are you sure you want to delete this?');
  await admin.question.getByRole('button', { name: 'Keep it' }).click();
  await expect(admin.rows).toHaveCount(1);
  await admin.remove('Delete the message from Guest 1');
  await expect(page.getByText('Message deleted successfully')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No messages available.' })).toBeVisible();
  expect(await database.count('blesscouple')).toBe(0);
});

async function mockDelete(page: Page, status: number, word: string): Promise<void> {
  let done = false;
  await page.route(DELETES, async (route) => {
    const deletes = route.request().postData()?.includes('"delete"') ?? false;
    if (done || !deletes) return route.fallback();
    done = true;
    return route.fulfill({
      status,
      headers: { 'access-control-allow-origin': '*' },
      json: { error: { code: status, message: word, status: word } },
    });
  });
}

test.describe('when a deletion fails', () => {
  test.use({ expectedErrors: [/status of (?:401|503)|net::ERR_FAILED/] });

  test('the page says so and the row stays', { tag: '@desktop' }, async ({ page, database }) => {
    await database.add(`blesscouple/${idOf(1)}`, blessing(1));
    const admin = await signIn(page, database, '/display-couple-messages');
    await mockDelete(page, 503, 'UNAVAILABLE');
    await admin.remove('Delete the message from Guest 1');
    await expect(page.getByText('The message could not be deleted. It is still in the list.')).toBeVisible();
    await expect(admin.rows).toHaveCount(1);
    expect(await database.count('blesscouple')).toBe(1);
  });

  test('an expired session asks for another sign-in and then completes the deletion', {
    tag: '@desktop',
  }, async ({ page, database }) => {
    await database.add(`blesscouple/${idOf(1)}`, blessing(1));
    await database.add(`blesscouple/${idOf(2)}`, blessing(2));
    const admin = await signIn(page, database, '/display-couple-messages');
    await mockDelete(page, 401, 'UNAUTHENTICATED');
    await admin.remove('Delete the message from Guest 2');
    await expect(page.getByText('Your session has expired.')).toBeVisible();
    await expect(page.getByRole('table')).toBeHidden();
    await admin.signIn(database.admin);
    await expect(page.getByText('Message deleted successfully')).toBeVisible();
    expect(await admin.names()).toEqual(['Guest 1']);
    expect(await database.count('blesscouple')).toBe(1);
  });
});

test.describe('when the lists cannot be loaded', () => {
  test.use({ expectedErrors: [/status of 503|net::ERR_FAILED/] });

  test('they say so, offer a retry and do not look empty', { tag: '@desktop' }, async ({
    page,
    database,
  }) => {
    await database.add(`blesscouple/${idOf(1)}`, blessing(1));
    const admin = new AdminScreen(page);
    await page.route(/documents:run(?:Aggregation)?Query/, (route) =>
      route.fulfill({ status: 503, headers: { 'access-control-allow-origin': '*' }, json: {} }),
    );
    await admin.open('/display-couple-messages');
    await admin.signIn(database.admin);
    await expect(page.getByText('We could not load the messages.')).toBeVisible();
    await expect(page.getByText('No messages available.')).toHaveCount(0);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(admin.rows).toHaveCount(1);
  });
});
