import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import ICAL from 'ical.js';
import { signIn } from '#e2e/screens/admin-screen.ts';
import { EditorScreen } from '#e2e/screens/editor-screen.ts';
import type { Database } from '#e2e/support/database.ts';
import { openLive } from '#e2e/support/live.ts';
import { waitForOffline } from '#e2e/support/service-worker.ts';
import { COUPLE, openDesk, signInByLink } from '#e2e/support/sign-in-links.ts';
import { expect, test } from '#e2e/support/test.ts';
import { FAMILY_PRIVATE } from '#tests/support/guest-documents.ts';
import { CODE, INVITATION, PATH, START, TEAM } from '#tests/support/invitation-documents.ts';

test.use({ serviceWorkers: 'allow', reducedMotion: 'no-preference' });

const YEAR_MS = 365 * 86_400_000;
const WEDDING_DAY = new Date(Date.now() + YEAR_MS).toISOString().slice(0, 10);

/** Opens the desk of a stored wedding as its couple. */
async function openStoredDesk(page: Page, database: Database): Promise<void> {
  await database.add(PATH, { ...INVITATION, createdAt: START });
  await database.add(TEAM, { editors: [COUPLE] });
  await openDesk(page);
}

test.describe('from the first letter to a guest’s phone', () => {
  test.use({
    viewport: { width: 360, height: 740 },
    expectedErrors: [/status of 403|net::ERR_INTERNET_DISCONNECTED|Failed to fetch|net::ERR_FAILED/],
  });

  test('a Sikh wedding is written, saved, published, and read without a network', {
    tag: ['@phone', '@long'],
  }, async ({ page, browser, database }) => {
    const editor = new EditorScreen(page);
    await editor.open();
    await editor.fillNames('Sikh (anand karaj)');
    // Years ahead, the editor would ask whether the year is right.
    await page.getByLabel('Day of the wedding').fill(WEDDING_DAY);
    await editor.goTo('Functions');
    const names = await editor.functionNames();
    expect(names).toHaveLength(5);
    for (const name of names) {
      const card = page.getByRole('button', { name: new RegExp(`^${name.slice(0, 5)}`) });
      await card.click();
      await page.getByLabel('Place and address', { exact: true }).fill('Gurdwara Bangla Sahib, New Delhi');
      await card.click();
    }
    await expect(page.locator('details').getByRole('listitem', { includeHidden: true })).toHaveText([]);
    await page.getByRole('button', { name: 'Save my invitation' }).click();
    await signInByLink(page, COUPLE);
    await expect(page.getByText(`Saved for ${COUPLE}.`)).toBeVisible();

    const owners = await browser.newContext({ baseURL: new URL(page.url()).origin });
    const owner = await owners.newPage();
    await signIn(owner, database, '/manage-invitations');
    await owner.getByRole('button', { name: 'Make the invitation of Rohan & Priya' }).click();
    await owner.getByRole('button', { name: 'Publish: Rohan & Priya' }).click();
    await expect(owner.getByText('Published', { exact: true })).toBeVisible();
    await expect(owner.getByRole('dialog').getByLabel('Message to the couple')).toHaveValue(
      /\/i\/[\dA-Z]{12}[\s\S]*\/my-wedding\?code=[\dA-Z]{12}/,
    );
    await owner.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    const address = await owner
      .getByRole('link', { name: 'See the page: Rohan & Priya' })
      .getAttribute('href');
    await owners.close();

    await page.getByRole('button', { name: 'Save my invitation' }).click();
    await page.getByRole('link', { name: 'Open my wedding' }).last().click();
    await expect(page.getByRole('heading', { name: 'Your page is open' })).toBeVisible();
    await page.evaluate(() => localStorage.removeItem('shagun.wedding-code'));
    await page.goto('/my-wedding');
    await expect(page.getByRole('heading', { name: 'Your page is open' })).toBeVisible();
    await page.goto('/invitations');
    await expect(page.getByRole('link', { name: 'Open my wedding' }).first()).toBeVisible();

    await openLive(page, address ?? '');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rohan & Priya');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Add to calendar: Anand Karaj' }).click();
    const file = await readFile(await (await download).path(), 'utf8');
    const event = new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent');
    expect(event && new ICAL.Event(event).startDate.toJSDate().toISOString()).toBe(
      `${WEDDING_DAY}T05:00:00.000Z`,
    );

    await waitForOffline(page);
    await page.reload();
    await page.context().setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Anand Karaj' })).toBeVisible();
  });
});

test.describe('at the desk', () => {
  test.use({ expectedErrors: [/status of 403/] });

  test('a couple that changes a place tells the families who were invited before', async ({
    page,
    database,
  }) => {
    const now = new Date();
    const family = { name: 'Sharma family', functions: ['f1'], seats: 4, language: 'en' };
    const stored = { ...FAMILY_PRIVATE, ...family, sentAt: now, updatedAt: now };
    await database.add(`${PATH}/familyPrivate/f${'A'.repeat(22)}`, stored);
    await openStoredDesk(page, database);
    await page.getByRole('button', { name: 'Next: Functions' }).click();
    await page.getByRole('button', { name: /^Sangeet/ }).click();
    await page.getByLabel('Place and address', { exact: true }).fill('City Palace, Udaipur');
    await page.getByRole('button', { name: 'Save the changes' }).click();
    await expect(page.getByText('Day, time or place changed: tell one family')).toBeVisible();
    await page.getByRole('button', { name: 'Tell them one by one' }).click();
    await expect(page.getByRole('blockquote')).toContainText('It is now: Sangeet:');
    await expect(page.getByRole('blockquote')).toContainText('City Palace, Udaipur');
  });

  test('a couple edits its page, closes it and opens it again, and a stranger sees nothing', async ({
    page,
    browser,
    database,
  }) => {
    await openStoredDesk(page, database);
    await expect(page.getByRole('heading', { name: 'Your page is open' })).toBeVisible();
    await page.getByLabel('City', { exact: true }).fill('Udaipur');
    await page.getByRole('button', { name: 'Save the changes' }).click();
    await expect(page.getByText('Saved. Guests will see it')).toBeVisible();

    const guests = await browser.newContext({ baseURL: new URL(page.url()).origin });
    const guest = await guests.newPage();
    await openLive(guest, `/i/${CODE}`);
    await expect(guest).toHaveTitle(/Udaipur/);

    await page.getByRole('button', { name: 'Close the page' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close the page' }).click();
    await expect(page.getByRole('heading', { name: 'Your page is closed' })).toBeVisible();
    await guest.evaluate(() => localStorage.clear());
    await openLive(guest, `/i/${CODE}`);
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText('This invitation is not open');
    await page.getByRole('button', { name: 'Open it again' }).click();
    await expect(page.getByRole('heading', { name: 'Your page is open' })).toBeVisible();

    await page.reload();
    await expect(page.getByLabel('City', { exact: true })).toHaveValue('Udaipur');
    await expect(page.getByText(/could not be read/)).toBeHidden();

    await guest.goto(`/my-wedding?code=${CODE}`);
    await signInByLink(guest, 'stranger@example.com');
    await expect(guest.getByText('You do not have access to this wedding')).toBeVisible();
    await expect(guest.getByLabel('Code')).toHaveValue(CODE);
    await guests.close();
  });

  test('unsaved changes survive a reload, and a newer version is never overwritten unasked', async ({
    page,
    database,
  }) => {
    await openStoredDesk(page, database);
    await page.getByLabel('City', { exact: true }).fill('Udaipur');
    await page.reload();
    await expect(page.getByLabel('City', { exact: true })).toHaveValue('Udaipur');

    await database.add(PATH, { ...INVITATION, place: 'Delhi', createdAt: START });
    await page.getByRole('button', { name: 'Save the changes' }).click();
    await expect(page.getByText('Somebody else has changed the page')).toBeVisible();
    await page.getByRole('button', { name: 'Open the newer one' }).click();
    await expect(page.getByLabel('City', { exact: true })).toHaveValue('Delhi');
  });
});

test('the owner finds a wedding, lets an address in, and erases it after two questions', async ({
  page,
  database,
}) => {
  await database.add(PATH, { ...INVITATION, createdAt: START });
  await database.add(TEAM, { editors: [COUPLE] });
  await signIn(page, database, '/manage-invitations');
  await page.getByLabel('Find by name, city or code').fill('nobody');
  await expect(page.getByText('No invitation with “nobody”.')).toBeVisible();
  await page.getByLabel('Find by name, city or code').fill('meer');

  await page.getByRole('button', { name: 'Who may edit: Aarav & Meera' }).click();
  await page.getByLabel('E-mail address 2').fill('mummy@gmail');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Please type the address in full, for example asha@gmail.com.')).toBeVisible();
  await page.getByLabel('E-mail address 2').fill('Mother@Example.com');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Who may edit: Aarav & Meera' }).click();
  await expect(page.getByLabel('E-mail address 2')).toHaveValue('mother@example.com');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Erase this wedding: Aarav & Meera' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Erase it' }).click();
  await expect(page.getByText('No invitations yet')).toBeVisible();
  expect(await database.count('invitations')).toBe(0);
});
