import { signIn } from '#e2e/screens/admin-screen.ts';
import { MessageScreen } from '#e2e/screens/message-screen.ts';
import { BLESSING } from '#e2e/support/blessings.ts';
import { inDatabase } from '#e2e/support/in-database.ts';
import { openAtRest } from '#e2e/support/live.ts';
import { expect, test } from '#e2e/support/test.ts';

const MINUTE_MS = 60_000;

test('a guest sends a blessing, sees only the thank-you note for 2.5 s, and then the couple’s page', async ({
  page,
  database,
}) => {
  const form = new MessageScreen(page);
  await page.clock.install();
  await form.open();
  await page.clock.pauseAt(Date.now() + MINUTE_MS);
  await form.send(BLESSING);
  await expect(form.submitButton).toBeHidden();
  await expect(
    page.getByRole('status').getByText('Thank you. The couple will read every word.'),
  ).toBeVisible();
  await page.clock.runFor(2_400);
  expect(new URL(page.url()).pathname).toBe('/qr-page/bless-the-couple');
  await page.clock.runFor(100);
  await page.waitForURL('**/qr-page/hindu/page1');
  await inDatabase(database, 1);

  await page.clock.resume();
  await form.open();
  await expect(form.name).toHaveValue('');
  await expect(form.message).toHaveValue('');
});

test('a guest who came from the couple’s page goes back one step', { tag: '@phone' }, async ({
  page,
  database,
}) => {
  const form = new MessageScreen(page);
  await page.goto('/qr-page/hindu/page1');
  await page.getByRole('link', { name: 'Bless the couple' }).click();
  await form.send(BLESSING);
  await page.waitForURL('**/qr-page/hindu/page1');
  await inDatabase(database, 1);
});

test('the owner sees the blessing just sent on top, deletes it, and it is gone after a reload', async ({
  page,
  browser,
  database,
}) => {
  await database.add('blesscouple/aaaaaaaaaaaaaaaaaaaaaaaa', {
    name: 'Sunita Rao',
    number: '+919845000011',
    message: 'Blessings from Mysuru.',
    createdAt: new Date('2026-01-02T10:00:00Z'),
  });
  const form = new MessageScreen(page);
  await form.open();
  await form.send(BLESSING);

  const owner = await browser.newContext();
  const admin = await signIn(await owner.newPage(), database, '/display-couple-messages');
  await expect(admin.rows).toHaveCount(2);
  expect(await admin.names()).toEqual(['Nani and Nana', 'Sunita Rao']);
  await expect(admin.row('Nani and Nana')).toContainText('+91 98450 00012');
  await expect(admin.row('Nani and Nana')).toContainText(BLESSING.message);

  await admin.remove('Delete the message from Nani and Nana');
  await expect(admin.rows).toHaveCount(1);
  await admin.open('/display-couple-messages');
  await expect(admin.rows).toHaveCount(1);
  expect(await admin.names()).toEqual(['Sunita Rao']);
  await inDatabase(database, 1);
  await owner.close();
});

test('invalid input gets a clear message and nothing is sent', async ({ page, database }) => {
  const form = new MessageScreen(page);
  await form.open();

  await form.submit();
  await expect(page.getByText('Please type your name')).toBeVisible();
  await expect(page.getByText('Please type a 10-digit mobile number')).toBeVisible();
  await expect(form.name).toBeFocused();

  await form.type({ name: 'Asha', number: 'my number is 98450' });
  await expect(form.number).toHaveValue(/^ *98450$/);
  await form.submit();
  await expect(page.getByText('Please type a 10-digit mobile number')).toBeVisible();
  await expect(form.number).toBeFocused();

  await form.type({ name: 'A'.repeat(10_000), number: '9845000012', message: 'm'.repeat(1_001) });
  await form.submit();
  await expect(page.getByText('Please keep your name within 80 characters')).toBeVisible();
  await expect(page.getByText('it has 1001 now')).toBeVisible();
  await inDatabase(database, 0);
});

test('emoji, Devanagari and HTML arrive as typed, and no HTML is executed', { tag: '@phone' }, async ({
  page,
  browser,
  database,
}) => {
  const message = 'ढेर सारा प्यार 💐👩‍❤️‍👨\n<img src=x onerror="document.title=1"><script>alert(1)</script>';
  const form = new MessageScreen(page);
  await form.open();
  await form.send({ name: 'श्रीमती "O\'Brien" & Co', number: '+44 7700 900123', message });

  const owner = await browser.newContext();
  const ownerPage = await owner.newPage();
  const admin = await signIn(ownerPage, database, '/display-couple-messages');
  const row = admin.row('श्रीमती');
  await expect(row).toContainText('श्रीमती "O\'Brien" & Co');
  await expect(row).toContainText('+447700900123');
  expect(await row.getByRole('cell').nth(2).textContent()).toBe(message);
  expect(await row.locator('img, script').count()).toBe(0);
  await owner.close();
});

test('sending the same message twice is refused politely', { tag: '@phone' }, async ({ page, database }) => {
  const form = new MessageScreen(page);
  await form.open();
  await form.send(BLESSING);
  await form.open();
  await form.type(BLESSING);
  await form.submit();
  await expect(page.getByText('You have already sent this message.')).toBeVisible();
  await expect(form.message).toHaveValue(BLESSING.message);
  await form.message.fill('And one more wish.');
  await form.submit();
  await form.sent.waitFor();
  await inDatabase(database, 2);
});

test('a half-typed message is still there after a reload', { tag: '@phone' }, async ({ page }) => {
  const form = new MessageScreen(page);
  await form.open();
  await expect(async () => {
    await form.name.fill('Half a n');
    await form.name.pressSequentially('ame');
    expect(await page.evaluate(() => Object.values(window.localStorage).join())).toContain('Half a name');
  }).toPass();
  await page.reload();
  await expect(form.name).toHaveValue('Half a name');
});

test('a bot that fills in the hidden field is stopped, a person is not', { tag: '@phone' }, async ({
  page,
  database,
}) => {
  const form = new MessageScreen(page);
  await form.open();
  await form.type(BLESSING);
  await page.locator('input[name="website"]').evaluate((field) => {
    if (field instanceof HTMLInputElement) field.value = 'https://spam.example';
  });
  await form.submit();
  await expect(form.failed).toBeVisible();
  await expect(form.message).toHaveValue(BLESSING.message);
  await inDatabase(database, 0);
  await form.submit();
  await form.sent.waitFor();
  await inDatabase(database, 1);
});

test.describe('before hydration and without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form can be read and typed in, and says that it needs JavaScript', { tag: '@phone' }, async ({
    page,
  }) => {
    await page.goto('/qr-page/bless-the-couple');
    await expect(page.getByRole('heading', { level: 1, name: /Bless the couple/ })).toBeVisible();
    await page.getByLabel('Name').fill('Asha');
    await expect(page.getByText('switch JavaScript on')).toBeVisible();
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page).toHaveURL(/\/qr-page\/bless-the-couple$/);
    await expect(page.getByLabel('Name')).toHaveValue('Asha');
  });
});

test('the first view of the form loads nothing from Firebase', { tag: '@phone' }, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openAtRest(page, '/qr-page/bless-the-couple');
  expect(asked).not.toEqual([]);
  // Our small REST client is part of the form's code.
  const code = asked.filter((url) => /firebase|firestore(?!-rest)|messages-api/i.test(url));
  expect(code).toEqual([]);
});
