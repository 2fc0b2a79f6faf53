import { EditorScreen } from '#e2e/screens/editor-screen.ts';
import { openLive } from '#e2e/support/live.ts';
import { signInByLink } from '#e2e/support/sign-in-links.ts';
import { expect, test } from '#e2e/support/test.ts';
import { CODE, COMING, INVITATION, PATH, START, TEAM } from '#tests/support/invitation-documents.ts';

const TOKEN = 'fAbCdEfGhIjKlMnOpQrStUv';

test.describe('a family’s link', () => {
  // A family that has not replied yet may not read a reply, and the browser logs an error.
  test.use({ expectedErrors: [/status of 403/] });

  test('leaves the address bar once it is read, and a copied address carries no right to reply', {
    tag: '@phone',
  }, async ({ page, browser, database }) => {
    const replyBy = new Date(Date.now() + 86_400_000);
    await database.add(PATH, {
      ...INVITATION,
      functions: { f1: COMING },
      settings: { ...INVITATION.settings, replyBy },
      createdAt: START,
    });
    const family = { name: 'Sharma family', functions: ['f1'], seats: 4, language: 'en' };
    await database.add(`${PATH}/families/${TOKEN}`, family);
    const greeted = async () => {
      await page.getByRole('heading', { name: 'Will you come?' }).scrollIntoViewIfNeeded();
      await expect(page.getByText('Dear Sharma family')).toBeVisible();
    };
    await openLive(page, `/i/${CODE}#${TOKEN}`);
    await greeted();
    await expect(page).toHaveURL(new RegExp(`/i/${CODE}$`));

    const friends = await browser.newContext({ baseURL: new URL(page.url()).origin });
    const friend = await friends.newPage();
    await openLive(friend, page.url());
    await expect(friend.getByRole('heading', { level: 1 })).toHaveText('Aarav & Meera');
    await friend.getByRole('heading', { name: 'Sangeet' }).scrollIntoViewIfNeeded();
    await expect(friend.getByText('Sharma family')).toBeHidden();
    await expect(friend.getByRole('heading', { name: 'Will you come?' })).toBeHidden();
    await friends.close();

    await page.reload();
    await greeted();
  });
});

test('on a shared phone another account never takes the last couple’s draft without being asked', {
  tag: '@phone',
}, async ({ page, browser, database }) => {
  const editor = new EditorScreen(page);
  await editor.open();
  await editor.fillNames();
  await page.getByRole('button', { name: 'Save my invitation' }).click();
  await signInByLink(page, 'priya@example.com');
  await expect(page.getByText('Saved for priya@example.com.')).toBeVisible();
  const signOut = page.getByRole('button', { name: /^Sign out/ });
  await signOut.click();
  await expect(signOut).toBeHidden();

  await page.getByRole('button', { name: 'Save my invitation' }).click();
  await signInByLink(page, 'simran@example.com');
  await expect(
    page.getByText('It was saved by somebody else. Is it yours too, simran@example.com?'),
  ).toBeVisible();
  expect(await database.count('drafts')).toBe(1);
  await page.getByRole('button', { name: 'No, open mine' }).click();
  await expect(editor.first).toHaveValue('');
  expect(await database.count('drafts')).toBe(1);

  const phone = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const second = await phone.newPage();
  const there = new EditorScreen(second);
  await there.open();
  await second.getByRole('button', { name: 'Open the one I saved before' }).click();
  await signInByLink(second, 'priya@example.com');
  await expect(there.first).toHaveValue('Rohan');
  await phone.close();
});

test('a couple deletes its account and its draft, and its page stays', { tag: '@phone' }, async ({
  page,
  database,
}) => {
  const email = 'simran@example.com';
  await database.add(PATH, { ...INVITATION, createdAt: START });
  await database.add(TEAM, { editors: [email] });
  const editor = new EditorScreen(page);
  await editor.open();
  await editor.fillNames();
  await page.getByRole('button', { name: 'Save my invitation' }).click();
  await signInByLink(page, email);
  await expect(page.getByText(`Saved for ${email}.`)).toBeVisible();
  await page.goto(`/my-wedding?code=${CODE}`);
  await expect(page.getByText(`Signed in as ${email}`)).toBeVisible();

  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByRole('dialog')).toContainText('Your page, your guests and their replies stay');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete it' }).click();
  await expect(page.getByText('Your account is deleted.')).toBeVisible();
  await expect(page.getByLabel('Your e-mail address')).toBeVisible();
  expect(await database.count('drafts')).toBe(0);
  expect(await database.count('invitations')).toBe(1);
  await page.reload();
  await expect(page.getByLabel('Your e-mail address')).toBeVisible();
});

test.describe('an address with two slashes after the language', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('does not make the switch to English lead to another site', { tag: '@phone' }, async ({ page }) => {
    await openLive(page, '/hi//evil.example');
    const addresses = await page
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => (link instanceof HTMLAnchorElement ? link.href : '')));
    expect(addresses.length).toBeGreaterThan(0);
    expect(addresses.filter((address) => new URL(address).host.endsWith('evil.example'))).toEqual([]);
  });
});
