import type { Locator } from '@playwright/test';
import { EditorScreen } from '#e2e/screens/editor-screen.ts';
import { openLive } from '#e2e/support/live.ts';
import { waitForOffline } from '#e2e/support/service-worker.ts';
import { sentLink, signInByLink } from '#e2e/support/sign-in-links.ts';
import { expect, test } from '#e2e/support/test.ts';

test('a couple finds the invitation in the menu, and right below the first picture of the home page', async ({
  page,
}) => {
  await openLive(page, '/');
  const title = page.getByRole('heading', { name: 'Your whole wedding in one link' });
  const screens = await title.evaluate((one) => (one.getBoundingClientRect().top + scrollY) / innerHeight);
  expect(screens).toBeLessThan(1.6);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Invitations' }).click();
  await expect(page).toHaveURL(/\/invitations$/);
});

test('a couple types its names and sees its page at once, and a reload keeps all', async ({ page }) => {
  const editor = new EditorScreen(page);
  await editor.open();
  await editor.fillNames();
  await editor.see();
  await expect(editor.preview.getByRole('heading', { name: 'Rohan & Priya' })).toBeVisible();
  await expect(editor.preview.getByText('Udaipur')).toBeVisible();
  await expect(editor.preview.getByRole('heading', { name: 'Sangeet' })).toBeVisible();

  await page.reload();
  await editor.open();
  await expect(editor.first).toHaveValue('Rohan');
  await expect(page.getByLabel('Day of the wedding')).toHaveValue('2031-02-14');
});

test('a Sikh wedding is proposed its functions, which can be moved, removed and put back', async ({
  page,
}) => {
  const editor = new EditorScreen(page);
  await editor.open();
  await editor.fillNames('Sikh (anand karaj)');
  await editor.goTo('Functions');
  expect(await editor.functionNames()).toEqual([
    'Maiyan (Vatna)',
    'Mehndi and Sangeet',
    'Jaggo',
    'Anand Karaj',
    'Reception',
  ]);
  await expect(page.getByText('Friday, 14 February 2031, 10:30 am')).toBeVisible();

  const earlier = page.getByRole('button', { name: 'Move Jaggo earlier' });
  await earlier.click();
  await expect
    .poll(() => editor.functionNames())
    .toEqual(['Maiyan (Vatna)', 'Jaggo', 'Mehndi and Sangeet', 'Anand Karaj', 'Reception']);
  await expect(earlier).toBeFocused();

  await page.getByRole('button', { name: /^Jaggo/ }).click();
  await page.getByRole('button', { name: 'Remove: Jaggo' }).click();
  await expect.poll(() => editor.functionNames()).not.toContain('Jaggo');
  await page.getByRole('button', { name: 'Put back: Jaggo' }).click();
  await expect.poll(async () => (await editor.functionNames())[1]).toBe('Jaggo');

  await page.getByRole('button', { name: 'Add Milni' }).click();
  await expect(page.getByLabel('Name of the function')).toHaveValue('Milni');
});

test('what cannot be right is said at its field, and a pasted page is cut with a word about it', async ({
  page,
}) => {
  const editor = new EditorScreen(page);
  await editor.open();
  await editor.fillNames();
  await editor.first.fill('अ'.repeat(500));
  await expect(page.getByText('There is room for 60 characters here')).toBeVisible();
  await expect(editor.first).toHaveValue('अ'.repeat(60));

  await editor.goTo('Functions');
  await page.getByRole('button', { name: /^Sangeet/ }).click();
  await page.getByLabel('Day', { exact: true }).fill('2020-02-14');
  await expect(page.getByText('Sangeet is on 14 February 2020, which has passed.').first()).toBeVisible();
  await page.getByLabel('Day', { exact: true }).fill('2031-02-13');
  await page.getByLabel('Ends at').fill('18:00');
  await expect(page.getByText('Sangeet ends before it starts.').first()).toBeVisible();
  await page.getByLabel('Link to the map').fill('behind the temple');
  await expect(page.getByText('The map of Sangeet is not a link.').first()).toBeVisible();
  await expect(page.getByText(/things are missing before it can be published/)).toBeVisible();
});

test('Next shows each step from its first line, and no function that is opened or removed leaves the view', async ({
  page,
}) => {
  const topOf = async (locator: Locator) => (await locator.boundingBox())?.y ?? -1;
  const expectAtTop = async (locator: Locator) => {
    await expect(locator).toBeFocused();
    await expect.poll(() => topOf(locator)).toBeGreaterThan(60);
    await expect.poll(() => topOf(locator)).toBeLessThan(240);
  };
  const editor = new EditorScreen(page);
  await editor.open();
  await editor.fillNames();
  for (const step of ['Functions', 'Words', 'Look', 'Settings']) {
    await page.getByRole('button', { name: `Next: ${step}` }).click();
    await expectAtTop(page.getByRole('tabpanel', { name: step }));
  }
  await expect(page.getByRole('tab', { name: 'Settings' })).toBeInViewport({ ratio: 1 });
  await editor.goTo('Functions');
  for (const name of ['Haldi', 'Sangeet']) {
    const row = page.getByRole('button', { name: new RegExp(`^${name}`) });
    await row.click();
    await expectAtTop(row);
  }
  await page.getByRole('button', { name: 'Remove: Sangeet' }).click();
  await expectAtTop(page.getByRole('button', { name: 'Put back: Sangeet' }));
  await page.getByRole('button', { name: 'Put back: Sangeet' }).click();
  await expectAtTop(page.getByRole('button', { name: /^Sangeet/ }));
  await page.getByRole('button', { name: 'Another function' }).click();
  await expectAtTop(page.getByLabel('Name of the function'));
});

test('a couple that moves its wedding sees where functions with days of their own would go', async ({
  page,
}) => {
  const editor = new EditorScreen(page);
  await editor.open();
  await editor.fillNames();
  await editor.goTo('Functions');
  await page.getByRole('button', { name: /^Haldi/ }).click();
  await page.getByLabel('Day', { exact: true }).fill('2031-02-10');
  await editor.goTo('Names');
  await page.getByLabel('Day of the wedding').fill('2031-03-07');
  await expect(page.getByText('10 February 2031 → 3 March 2031')).toBeVisible();
  await page.getByRole('button', { name: 'Move all functions by 21 days' }).click();
  await editor.goTo('Functions');
  await expect(page.getByRole('button', { name: /^Haldi/ })).toContainText('3 March 2031');
});

test('the page is shown as it will be on the day, afterwards and a year later', async ({ page }) => {
  const editor = new EditorScreen(page);
  await editor.open();
  await editor.fillNames();
  await editor.see();
  await editor.preview.getByLabel('Show it').selectOption('on the first day');
  await expect(editor.preview.getByText('Today: Haldi, 10 am IST')).toBeVisible();
  await editor.preview.getByLabel('Show it').selectOption('after the wedding');
  await expect(editor.preview.getByRole('heading', { name: 'Thank you' })).toBeVisible();
});

test('two tabs write into one draft, and neither loses what the other typed', async ({ page, context }) => {
  const editor = new EditorScreen(page);
  await editor.open();
  await editor.first.fill('Rohan');
  const otherPage = await context.newPage();
  const other = new EditorScreen(otherPage);
  await other.open();
  await other.second.fill('Priya');
  await expect(editor.second).toHaveValue('Priya');
  await editor.page.getByLabel('City').fill('Udaipur');
  await expect(otherPage.getByLabel('City')).toHaveValue('Udaipur');
  await expect(other.first).toHaveValue('Rohan');
});

test('a couple saves with a link by e-mail, and opens its invitation on another phone', async ({
  page,
  browser,
  database,
}) => {
  const email = 'priya@example.com';
  const editor = new EditorScreen(page);
  await editor.open();
  await editor.fillNames();
  await page.getByRole('button', { name: 'Save my invitation' }).click();
  await signInByLink(page, email);
  await expect(page.getByText(`Saved for ${email}.`)).toBeVisible();
  expect(await database.count('drafts')).toBe(1);
  await expect(page).toHaveURL(/\/invitations$/);

  const phone = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const second = await phone.newPage();
  const there = new EditorScreen(second);
  await there.open();
  await there.first.fill('Somebody else');
  await second.getByRole('button', { name: 'Open the one I saved before' }).click();
  await second.getByLabel('Your e-mail address').fill(email);
  await second.getByRole('button', { name: 'Send me a link' }).click();
  await expect(second.getByText(`We have sent a link to ${email}.`)).toBeVisible();
  await second.getByLabel(/Paste the link/).fill(await sentLink(email));
  await second.getByRole('button', { name: 'Sign in with the link' }).click();
  await expect(second.getByText('You have saved another version')).toBeVisible();
  await expect(there.first).toHaveValue('Somebody else');
  await second.getByRole('button', { name: 'Open the saved one' }).click();
  await expect(there.first).toHaveValue('Rohan');
  await phone.close();
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to fetch/] });

  test('saving says that everything stays on this phone', { tag: '@phone' }, async ({ page, context }) => {
    const editor = new EditorScreen(page);
    await editor.open();
    await editor.fillNames();
    await waitForOffline(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Save my invitation' }).click();
    await expect(page.getByText('There is no network right now')).toBeVisible();
    await expect(editor.first).toHaveValue('Rohan');
  });
});
