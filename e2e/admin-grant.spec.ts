import { execFile } from 'node:child_process';
import { AdminScreen } from '#e2e/screens/admin-screen.ts';
import { expect, test } from '#e2e/support/test.ts';

const EMAIL = 'owner@shagun.example';
const PASSWORD = 'chosen-by-the-owner';
const HELPER = 'helper@shagun.example';
const HELPERS_LISTS = [
  'Manage Orders',
  'Manage Bookings',
  'Manage Blessings',
  'Manage Farewell Messages',
  'Manage Couple Messages',
];

/** Each journey runs the command several times. */
const TIMEOUT_MS = 120_000;

test.describe.configure({ timeout: TIMEOUT_MS });

/** Runs `npm run admin:grant`; returns whether it succeeded, and its output. */
function adminGrant(...more: string[]): Promise<{ done: boolean; text: string }> {
  const command = ['scripts/bootstrap.mjs', 'scripts/admin-grant.ts', ...more];
  return new Promise((resolve) => {
    execFile(process.execPath, command, (error, out, errors) => {
      resolve({ done: error === null, text: out + errors });
    });
  });
}

/** Registers an account, as anyone can while sign-ups are open; returns the uid. */
async function signUp(email: string, password: string): Promise<string> {
  const service = `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1`;
  const response = await fetch(`${service}/accounts:signUp?key=demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  const { localId }: { localId: string } = await response.json();
  return localId;
}

test('the owner gets an account, chooses its password through the link, and reads the panel', {
  tag: '@desktop',
}, async ({ page, database: _ }) => {
  const { done, text } = await adminGrant(EMAIL);
  expect(text).toContain(`${EMAIL} is an owner now.`);
  expect(done).toBe(true);

  // The emulator takes the new password in the URL; the real page has a form.
  const link = /http:\S+/.exec(text.slice(text.indexOf('Choose the password')))?.[0];
  expect((await fetch(`${link}&newPassword=${PASSWORD}`)).status).toBe(200);
  const admin = new AdminScreen(page);
  await admin.open('/adminpanel');
  await admin.signIn({ email: EMAIL, password: PASSWORD });
  await expect(page.getByRole('link', { name: 'Manage Blogs' })).toBeVisible();

  const again = await adminGrant(EMAIL);
  expect(again).toMatchObject({ done: true, text: expect.stringMatching(/is an owner already[\s\S]+http:/) });
});

test('an account that somebody else registered with the owner’s address gets no rights until its uid is given', {
  tag: '@desktop',
}, async ({ page, database: _ }) => {
  const uid = await signUp(EMAIL, 'known-to-the-stranger');
  const refused = await adminGrant(EMAIL);
  expect(refused.done).toBe(false);
  expect(refused.text).toMatch(/created +\w{3}, \d+ \w{3} \d{4}/);
  expect(refused.text).toMatch(/last sign-in +\w{3}, \d+ \w{3} \d{4}/);
  expect(refused.text).toMatch(/provider +password/);
  const admin = new AdminScreen(page);
  await admin.open('/adminpanel');
  await admin.signIn({ email: EMAIL, password: 'known-to-the-stranger' });
  await expect(page.getByText('This account does not have access to this page')).toBeVisible();

  expect((await adminGrant(EMAIL, '--uid', 'another')).done).toBe(false);
  expect((await adminGrant(EMAIL, '--uid', uid)).done).toBe(true);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Manage Blogs' })).toBeVisible();

  expect((await adminGrant(EMAIL, '--revoke')).done).toBe(true);
  expect((await adminGrant(EMAIL)).done).toBe(false);
});

test('a helper reads orders and messages, deletes nothing, and is kept out of what is the owner’s', {
  tag: '@phone',
}, async ({ page, database }) => {
  await database.add('blesscouple/guest00000000000000000001', {
    name: 'Asha Rao',
    number: '+919845000012',
    message: 'Be happy',
    createdAt: new Date('2026-11-01'),
  });
  const { text } = await adminGrant(HELPER, '--role', 'helper');
  expect(text).toContain(`${HELPER} is a helper now.`);
  const link = /http:\S+/.exec(text.slice(text.indexOf('Choose the password')))?.[0];
  await fetch(`${link}&newPassword=${PASSWORD}`);

  const admin = new AdminScreen(page);
  await admin.open('/adminpanel');
  await admin.signIn({ email: HELPER, password: PASSWORD });
  await expect(page.getByRole('link', { name: /^Manage/ })).toHaveText(HELPERS_LISTS);
  await page.getByRole('link', { name: 'Manage Couple Messages' }).click();
  await expect(admin.row('Asha Rao')).toBeVisible();
  await expect(page.getByRole('button', { name: /Delete/ })).toHaveCount(0);
  await admin.open('/add-blogs');
  await expect(page.getByText('This page is for the owner.')).toBeVisible();
  await admin.open('/manage-orders');
  await expect(page.getByText('No orders yet')).toBeVisible();

  const forgotten = await adminGrant(HELPER);
  expect(forgotten.text).toMatch(/is a helper already[\s\S]+http:/);
});

test('a project given by name is used instead of the emulator', { tag: '@desktop' }, async () => {
  const { done, text } = await adminGrant(EMAIL, '--project', 'the-real-shop');
  expect(done).toBe(false);
  expect(text).toContain('FIREBASE_AUTH_EMULATOR_HOST is set');
});
