import type { Page } from '@playwright/test';
import type { Database } from '#e2e/support/database.ts';
import { openLive } from '#e2e/support/live.ts';
import { openSample } from '#e2e/support/sample.ts';
import { waitForOffline } from '#e2e/support/service-worker.ts';
import { expect, test } from '#e2e/support/test.ts';
import { SERVER_TIME } from '#tests/support/firestore-rest.ts';
import { CODE, COMING, INVITATION, PATH, START } from '#tests/support/invitation-documents.ts';

test.use({ reducedMotion: 'no-preference' });

const TOKEN = 'fAbCdEfGhIjKlMnOpQrStUv';
const LINK = `/i/${CODE}#${TOKEN}`;
const DAY_MS = 86_400_000;
const TOMORROW = new Date(Date.now() + DAY_MS);

const OPEN = {
  ...INVITATION,
  functions: { f1: COMING, f2: { ...COMING, name: 'Phere' }, f3: { ...COMING, name: 'Haldi' } },
  order: 'f3 f1 f2',
  settings: { ...INVITATION.settings, replyBy: TOMORROW },
  createdAt: START,
  updatedAt: SERVER_TIME,
};

/** The Sharma family: four seats at the sangeet and the phere. */
async function addWedding(database: Database, settings: object = {}): Promise<void> {
  await database.add(PATH, { ...OPEN, settings: { ...OPEN.settings, ...settings } });
  await database.add(`${PATH}/families/${TOKEN}`, {
    name: 'Sharma family',
    functions: ['f1', 'f2'],
    seats: 4,
    language: 'en',
  });
}

/** Opens an invitation and scrolls to its reply. */
async function openReply(page: Page, address = LINK): Promise<void> {
  await openLive(page, address);
  await page.getByRole('heading', { name: 'Will you come?' }).scrollIntoViewIfNeeded();
  await expect(page.getByText(/read your reply/)).toBeVisible();
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Nothing is ticked before: the whole family comes, and eats vegetarian. */
async function allCome(page: Page): Promise<void> {
  await press(page, 'All 4 of us are coming to everything');
  await page.getByRole('radio', { name: 'All vegetarian' }).check();
}

test('a family that reads Marathi finds a page in Marathi, and replies in it', { tag: '@phone' }, async ({
  page,
  database,
}) => {
  await addWedding(database);
  await database.add(PATH, { ...OPEN, language: 'mr' });
  await openLive(page, LINK);
  await expect(page.locator('html')).toHaveAttribute('lang', 'mr');
  await page.getByRole('button', { name: 'निमंत्रण उघडा' }).click();
  await expect(page.getByRole('heading', { name: 'संगीत' })).toBeVisible();
  await page.getByRole('heading', { name: 'तुम्ही येणार का?' }).scrollIntoViewIfNeeded();
  await press(page, 'आम्ही सर्व 4 जण प्रत्येक कार्यक्रमाला येणार');
  await page.getByRole('radio', { name: 'सर्व शाकाहारी' }).check();
  await press(page, 'उत्तर द्या');
  await expect(page.getByText('संगीत: 4 जण येणार.')).toBeVisible();
  await press(page, 'पाठवा');
  await stored(database, 1);
});

async function stored(database: Database, count: number): Promise<void> {
  await expect.poll(() => database.count(`${PATH}/replies`), { timeout: 20_000 }).toBe(count);
}

test('a family is greeted, sees its own functions, and says once that all come', { tag: '@phone' }, async ({
  page,
  database,
}) => {
  await addWedding(database);
  await openReply(page);
  await expect(page.getByText('Dear Sharma family')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Haldi' })).toHaveCount(0);
  await expect.poll(() => database.count(`${PATH}/opened`)).toBe(1);

  await allCome(page);
  await press(page, 'Reply');
  await expect(page.getByText('Sangeet: 4 people are coming.')).toBeVisible();
  await expect(page.getByText('Phere: 4 people are coming.')).toBeVisible();
  await expect(page.getByText('All vegetarian.')).toBeVisible();
  await press(page, 'Send');
  await expect(page.getByText(/^Sent at .* IST\. Thank you!/)).toBeVisible();
  await stored(database, 1);

  await openReply(page, `/i/${CODE}`);
  await expect(page.getByText('Dear Sharma family')).toBeVisible();
  await expect(page.getByText('Sangeet: 4 people are coming.')).toBeVisible();
  await press(page, 'Not the Sharma family?');
  await expect(page.getByRole('heading', { name: 'Haldi' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Will you come?' })).toHaveCount(0);
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test.use({ expectedErrors: [/net::ERR_INTERNET_DISCONNECTED|Failed to fetch|net::ERR_FAILED/] });

  test('a reply without a network waits on the phone, replaced by the next, and goes by itself', async ({
    page,
    context,
    database,
  }) => {
    await addWedding(database);
    await openReply(page);
    await waitForOffline(page);
    await context.setOffline(true);
    await allCome(page);
    await press(page, 'Reply');
    await press(page, 'Send');
    await expect(page.getByRole('heading', { name: 'Waiting for network' })).toBeVisible();
    await press(page, 'Change');
    await page.getByRole('radio', { name: 'Not coming' }).last().check();
    await press(page, 'Reply');
    await press(page, 'Send');
    await expect(page.getByText('It will be sent automatically')).toBeVisible();
    await page.reload();
    await page.getByRole('heading', { name: 'Will you come?' }).scrollIntoViewIfNeeded();
    await expect(page.getByText('Phere: not coming.')).toBeVisible();
    await stored(database, 0);

    await context.setOffline(false);
    await expect(page.getByText(/Thank you!/)).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText('Phere: not coming.')).toBeVisible();
    await stored(database, 1);
  });
});

test('of two phones of a family the later one chooses between the replies', async ({
  page,
  browser,
  database,
}) => {
  await addWedding(database);
  await openReply(page);
  const other = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
  await openReply(other);
  await allCome(page);
  await press(page, 'Reply');
  await press(page, 'Send');
  await expect(page.getByText(/Thank you!/)).toBeVisible();

  await allCome(other);
  await other.getByRole('radio', { name: 'Not coming' }).last().check();
  await press(other, 'Reply');
  await press(other, 'Send');
  await expect(other.getByText(/^Changed on another phone at .* IST\.$/)).toBeVisible();
  await expect(other.getByText('Phere: not coming.')).toBeVisible();
  await expect(other.getByText('Phere: 4 people are coming.')).toBeVisible();
  await press(other, 'Send mine');
  await expect(other.getByText(/Thank you!/)).toBeVisible();

  await openReply(page);
  await page.reload();
  await page.getByRole('heading', { name: 'Will you come?' }).scrollIntoViewIfNeeded();
  await expect(page.getByText(/Changed on another phone/)).toBeVisible();
  await expect(page.getByText('Phere: not coming.')).toBeVisible();
  await stored(database, 1);
  await other.context().close();
});

test('a reply is changed and removed until the last day, and then the page names whom to call', async ({
  page,
  database,
}) => {
  await addWedding(database);
  await openReply(page);
  await allCome(page);
  await press(page, 'Reply');
  await press(page, 'Send');
  await expect(page.getByText(/Thank you!/)).toBeVisible();

  await press(page, 'Remove my reply');
  await expect(page.getByRole('heading', { name: 'Remove your reply?' })).toBeFocused();
  await press(page, 'Remove my reply');
  await expect(page.getByText('Your reply has been removed.')).toBeFocused();
  await allCome(page);
  await page.getByRole('button', { name: 'How many, Sangeet: one fewer' }).click();
  await press(page, 'Reply');
  await press(page, 'Send');
  await expect(page.getByText('Sangeet: 3 people are coming.')).toBeVisible();
  await expect(page.getByText(/Thank you!/)).toBeVisible();
  await stored(database, 1);

  await addWedding(database, { replyBy: new Date(Date.now() - DAY_MS) });
  await page.reload();
  await page.getByRole('heading', { name: 'Will you come?' }).scrollIntoViewIfNeeded();
  await expect(page.getByText(/The last day to reply was/)).toBeVisible();
  await expect(page.locator('#reply').getByRole('link', { name: /Asha/ })).toBeVisible();
  await expect(page.getByText('Sangeet: 3 people are coming.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change', exact: true })).toHaveCount(0);
});

test('a guest with the open link says who they are first, and comes back to the same reply', async ({
  page,
  database,
}) => {
  await addWedding(database, { openSeats: 2 });
  await openReply(page, `/i/${CODE}`);
  await press(page, 'Reply');
  await expect(page.getByText('Please write your name.')).toBeVisible();
  await page.getByRole('region', { name: 'Will you come?' }).getByLabel('Your name').fill('Asha Verma');
  await page.getByLabel('Your mobile number').fill('98123 45678');
  for (const radio of await page.getByRole('radio', { name: 'Coming', exact: true }).all())
    await radio.check();
  await page.getByRole('radio', { name: 'All vegetarian' }).check();
  await press(page, 'Reply');
  await expect(page.getByText('Asha Verma, +91 98123 45678')).toBeVisible();
  await press(page, 'Send');
  await expect(page.getByText(/Thank you!/)).toBeVisible();
  await page.reload();
  await page.getByRole('heading', { name: 'Will you come?' }).scrollIntoViewIfNeeded();
  await expect(page.getByText('Haldi: 1 person is coming.')).toBeVisible();
  await press(page, 'Change');
  await page.getByRole('radio', { name: 'Not sure yet' }).first().check();
  await press(page, 'Reply');
  await press(page, 'Send');
  await expect(page.getByText('Haldi: not sure yet.')).toBeVisible();
  await expect(page.getByText(/Thank you!/)).toBeVisible();
  await stored(database, 1);
  // The couple closes the open link. What was sent by it can still be removed.
  await addWedding(database, { openSeats: 0 });
  await page.reload();
  await press(page, 'Remove my reply');
  await press(page, 'Remove my reply');
  await expect(page.getByText('The reply was removed.')).toBeVisible();
});

test('a sample can be tried and sends nothing', { tag: '@phone' }, async ({ page }) => {
  const writes: string[] = [];
  page.on('request', (request) => {
    if (/\/documents[:/]/.test(request.url())) writes.push(request.url());
  });
  await openSample(page);
  await page.getByRole('heading', { name: 'Will you come?' }).scrollIntoViewIfNeeded();
  await page.getByRole('region', { name: 'Will you come?' }).getByLabel('Your name').fill('Asha Verma');
  await page.getByLabel('Your mobile number').fill('98123 45678');
  for (const radio of await page.getByRole('radio', { name: 'Not coming' }).all()) await radio.check();
  await press(page, 'Reply');
  await press(page, 'Send');
  await expect(page.getByText(/so nothing was sent/)).toBeVisible();
  expect(writes).toEqual([]);
});
