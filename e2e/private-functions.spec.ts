import type { Page } from '@playwright/test';
import { EditorScreen } from '#e2e/screens/editor-screen.ts';
import type { Database } from '#e2e/support/database.ts';
import { openLive } from '#e2e/support/live.ts';
import { waitForOffline } from '#e2e/support/service-worker.ts';
import { COUPLE, openDesk } from '#e2e/support/sign-in-links.ts';
import { expect, test } from '#e2e/support/test.ts';
import { indiaDay } from '#src/domain/india-time.ts';
import { SERVER_TIME } from '#tests/support/firestore-rest.ts';
import { FAMILY_PRIVATE } from '#tests/support/guest-documents.ts';
import { CODE, COMING, INVITATION, PATH, START, TEAM, WEDDING } from '#tests/support/invitation-documents.ts';

test.use({ serviceWorkers: 'allow' });

const TOKEN = 'fAbCdEfGhIjKlMnOpQrStUv';
const LINK = `/i/${CODE}#${TOKEN}`;
const DAY_MS = 86_400_000;
const OPEN = {
  ...INVITATION,
  functions: { f1: COMING, f2: { ...COMING, name: 'Phere' }, f3: { ...COMING, name: 'Haldi' } },
  order: 'f3 f1 f2',
  settings: { ...INVITATION.settings, replyBy: new Date(Date.now() + DAY_MS) },
  createdAt: START,
  updatedAt: SERVER_TIME,
};

test.use({ expectedErrors: [/net::ERR_INTERNET_DISCONNECTED|Failed to fetch|net::ERR_FAILED/] });

/** A wedding whose functions are all public, and a family that is invited to some of them. */
async function addFamily(database: Database, functions: readonly string[]): Promise<void> {
  const invited = { name: 'Sharma family', functions, seats: 4, language: 'en' };
  await database.add(PATH, OPEN);
  await database.add(TEAM, { editors: [COUPLE] });
  await database.add(`${PATH}/families/${TOKEN}`, invited);
  await database.add(`${PATH}/familyPrivate/${TOKEN}`, { ...FAMILY_PRIVATE, ...invited });
}

async function openEditor(page: Page): Promise<EditorScreen> {
  await openDesk(page);
  return new EditorScreen(page);
}

test.describe('a function that only invited families see', () => {
  const HALDI_ID = `p${'H'.repeat(22)}`;
  const SANGEET_ID = `p${'S'.repeat(22)}`;
  const HALDI = { ...COMING, name: 'Haldi', venue: 'At home, 12 Tonk Road' };

  /** Haldi is private, for the Sharma family; the sangeet is public, with open replies. */
  async function addPrivate(database: Database): Promise<void> {
    await database.add(PATH, {
      ...OPEN,
      functions: { f1: OPEN.functions.f1 },
      order: 'f1',
      settings: { ...OPEN.settings, openSeats: 2 },
    });
    await database.add(`${PATH}/privateFunctions/${HALDI_ID}`, { key: 'f3', place: 0, one: HALDI });
    await database.add(`${PATH}/families/${TOKEN}`, {
      name: 'Sharma family',
      functions: ['f1', 'f3'],
      opens: [SANGEET_ID, HALDI_ID],
      seats: 4,
      language: 'en',
    });
  }

  test('is on their link with its address, also without a network, and nowhere on the shared page', async ({
    page,
    context,
    database,
  }) => {
    await addPrivate(database);
    await openLive(page, LINK);
    await expect(page.getByRole('heading', { level: 4 })).toHaveText(['Haldi', 'Sangeet']);
    await expect(page.getByText('12 Tonk Road')).toBeVisible();

    await waitForOffline(page);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText('12 Tonk Road')).toBeVisible();
    await context.setOffline(false);

    await page.getByRole('button', { name: 'Not the Sharma family?' }).click();
    await expect(page.getByRole('heading', { level: 4 })).toHaveText(['Sangeet']);
    await page.goto(`/i/${CODE}`);
    await expect(page.getByRole('heading', { level: 4 })).toHaveText(['Sangeet']);
    expect(await page.content()).not.toMatch(/Haldi|Tonk Road/);
    await page.getByRole('heading', { name: 'Will you come?' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('radio', { name: 'Coming', exact: true })).toHaveCount(1);
  });

  test('is not seen by families who were invited to one that was removed before', async ({
    page,
    browser,
    database,
  }) => {
    await addFamily(database, ['f1', 'f2']);
    const editor = await openEditor(page);
    const save = page.getByRole('button', { name: 'Save the changes' });
    const functions = async () => JSON.stringify(await database.documents('invitations'));

    await editor.goTo('Functions');
    await page.getByRole('button', { name: /^Phere/ }).click();
    await page.getByRole('button', { name: 'Remove: Phere' }).click();
    await save.click();
    await expect.poll(functions).not.toContain('Phere');

    await page.getByRole('button', { name: 'Another function' }).click();
    await page.getByLabel('Name of the function', { exact: true }).fill('Cocktail');
    await page.getByLabel('Day', { exact: true }).fill(indiaDay(WEDDING.getTime()));
    await page.getByLabel('Starts at (IST)').fill('20:00');
    await page.getByRole('button', { name: 'Same place as Sangeet' }).click();
    await save.click();
    await expect.poll(functions).toContain('Cocktail');

    const guests = await browser.newContext({ baseURL: new URL(page.url()).origin });
    const guest = await guests.newPage();
    await openLive(guest, LINK);
    await expect(guest.getByRole('heading', { level: 4 })).toHaveText(['Sangeet']);
    await guests.close();
  });

  test('is taken off the page at the desk, and families who were invited before still see it', async ({
    page,
    browser,
    database,
  }) => {
    await addFamily(database, ['f1', 'f3']);
    const editor = await openEditor(page);
    await editor.goTo('Functions');
    await page.getByRole('button', { name: /^Haldi/ }).click();
    await page.getByLabel('Who sees it').selectOption('Only families you invite to it');
    await page.getByRole('button', { name: 'Save the changes' }).click();
    await expect(page.getByText('Saved. Guests will see it')).toBeVisible();
    await page.reload();
    await editor.goTo('Functions');
    await expect.poll(() => editor.functionNames()).toEqual(['Haldi', 'Sangeet', 'Phere']);

    const guests = await browser.newContext({ baseURL: new URL(page.url()).origin });
    const guest = await guests.newPage();
    await openLive(guest, `/i/${CODE}`);
    await expect(guest.getByRole('heading', { level: 4 })).toHaveText(['Sangeet', 'Phere']);
    await openLive(guest, LINK);
    await expect(guest.getByRole('heading', { level: 4 })).toHaveText(['Haldi', 'Sangeet']);
    await guests.close();
  });
});
