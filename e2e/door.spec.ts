import type { Browser, Locator, Page } from '@playwright/test';
import type { Database } from '#e2e/support/database.ts';
import { openLive } from '#e2e/support/live.ts';
import { waitForOffline } from '#e2e/support/service-worker.ts';
import { COUPLE, signInByLink } from '#e2e/support/sign-in-links.ts';
import { expect, test } from '#e2e/support/test.ts';
import { SERVER_TIME } from '#tests/support/firestore-rest.ts';
import { FAMILY_PRIVATE, FAMILY_REPLY, PRIVATE_FUNCTION } from '#tests/support/guest-documents.ts';
import { CODE, FUNCTION, HOUR_MS, INVITATION, PATH, TEAM } from '#tests/support/invitation-documents.ts';

const UNCLE = 'uncle@example.com';
const TONIGHT = new Date(Date.now() + HOUR_MS);

/** Sharma (4 seats) come with three, Gupta (6 seats) have not replied. */
const FAMILIES = [
  { id: `f${'A'.repeat(22)}`, name: 'Sharma family', seats: 4 },
  { id: `f${'B'.repeat(22)}`, name: 'Gupta parivar', seats: 6 },
] as const;

async function addWedding(database: Database, published = true): Promise<void> {
  await database.add(PATH, {
    ...INVITATION,
    published,
    functions: { f1: { ...FUNCTION, start: TONIGHT, end: TONIGHT } },
    createdAt: TONIGHT,
  });
  await database.add(TEAM, { editors: [COUPLE, UNCLE] });
  for (const { id, name, seats } of FAMILIES) {
    await database.add(`${PATH}/familyPrivate/${id}`, { ...FAMILY_PRIVATE, name, seats, functions: ['f1'] });
  }
  await database.add(`${PATH}/replies/${FAMILIES[0].id}`, { ...FAMILY_REPLY, unsure: [] });
}

/** Counts that cannot be sent at once are sent with the next round, after 30 seconds. */
const AFTER_A_ROUND_MS = 45_000;

/** Opens the list as staff do: from the desk. */
async function openDoor(page: Page, email: string): Promise<void> {
  await openLive(page, `/my-wedding?code=${CODE}`);
  await signInByLink(page, email);
  await page.getByRole('link', { name: 'Count', exact: true }).click();
  await page.getByRole('link', { name: 'At the door' }).click();
  await expect(row(page, 'Sharma family')).toBeVisible();
}

async function openPhone(browser: Browser, page: Page): Promise<Page> {
  const { width, height } = page.viewportSize() ?? { width: 360, height: 740 };
  const context = await browser.newContext({
    baseURL: new URL(page.url()).origin,
    viewport: { width, height },
  });
  return context.newPage();
}

function row(page: Page, name: string): Locator {
  return page.getByRole('listitem').filter({ hasText: name });
}

function cameOf(page: Page, name: string): Locator {
  return page.getByRole('textbox', { name: `${name}: how many came` });
}

/** Looks at the phone again: it sends and reads without waiting for its next round. */
async function look(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

test.describe('two phones at the door of a function', () => {
  test.use({ serviceWorkers: 'allow' });

  test.use({
    viewport: { width: 360, height: 740 },
    expectedErrors: [/net::ERR_INTERNET_DISCONNECTED|Failed to fetch|net::ERR_FAILED|status of 403/],
  });

  test.slow();

  test('both count without a network, one takes a count back, and they agree when the network is back', {
    tag: '@phone',
  }, async ({ page, browser, database }) => {
    await addWedding(database);
    await openDoor(page, COUPLE);
    const other = await openPhone(browser, page);
    await openDoor(other, UNCLE);
    await expect(page.getByText('0 came, 3 expected')).toBeVisible();
    await waitForOffline(page);

    await page.context().setOffline(true);
    await other.context().setOffline(true);

    await row(page, 'Sharma family').getByRole('button', { name: 'All 3 came' }).click();
    await expect(page.getByText('3 came, 3 expected')).toBeVisible();
    await expect(page.getByText('The count of 1 family is saved on this phone')).toBeVisible();

    // A cousin whom nobody expected, and two of the Guptas; the last one is a mistake.
    await other.getByRole('button', { name: 'Sharma family: one more' }).click();
    await other.getByRole('button', { name: 'Gupta parivar: one more' }).click();
    await other.getByRole('button', { name: 'Gupta parivar: one more' }).click();
    await expect(cameOf(other, 'Gupta parivar')).toHaveValue('2');
    await other.getByRole('button', { name: 'Undo' }).click();
    await expect(cameOf(other, 'Gupta parivar')).toHaveValue('1');
    await expect(other.getByText('2 came, 3 expected')).toBeVisible();

    // The battery is empty: opened again without a network, the list and the count are still there.
    await page.reload();
    await expect(page.getByText('3 came, 3 expected')).toBeVisible();

    await page.context().setOffline(false);
    await other.context().setOffline(false);
    for (const phone of [page, other]) {
      await expect(phone.getByText('All counts are saved and shared.')).toBeVisible({
        timeout: AFTER_A_ROUND_MS,
      });
    }
    for (const phone of [page, other]) {
      await look(phone);
      await expect(phone.getByText('5 came, 3 expected')).toBeVisible();
      await expect(cameOf(phone, 'Sharma family')).toHaveValue('4');
      await expect(cameOf(phone, 'Gupta parivar')).toHaveValue('1');
    }

    await other.context().close();
  });

  test('a function that only invited families see is counted too, also without a network', {
    tag: '@phone',
  }, async ({ page, database }) => {
    await addWedding(database);
    const haldi = { ...FUNCTION, name: 'Haldi', start: TONIGHT, end: TONIGHT };
    await database.add(PRIVATE_FUNCTION, { key: 'f3', place: 0, one: haldi });
    const verma = { ...FAMILY_PRIVATE, name: 'Verma ji', functions: ['f3'] };
    await database.add(`${PATH}/familyPrivate/f${'C'.repeat(22)}`, verma);
    await openDoor(page, COUPLE);
    await expect(row(page, 'Verma ji')).toBeHidden();
    await page.getByRole('button', { name: 'Haldi' }).click();
    await expect(row(page, 'Verma ji')).toBeVisible();

    await waitForOffline(page);
    await page.context().setOffline(true);
    await page.reload();
    await page.getByRole('button', { name: 'Haldi' }).click();
    await expect(row(page, 'Verma ji')).toBeVisible();
  });

  test('while the page is not open to guests, staff count all the same, also without a network', {
    tag: '@phone',
  }, async ({ page, database }) => {
    await addWedding(database, false);
    await openDoor(page, COUPLE);
    await waitForOffline(page);
    await page.context().setOffline(true);
    await page.reload();
    await row(page, 'Sharma family').getByRole('button', { name: 'All 3 came' }).click();
    await expect(page.getByText('3 came, 3 expected')).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByText('All counts are saved and shared.')).toBeVisible({
      timeout: AFTER_A_ROUND_MS,
    });
  });

  test('guests counted without a network under a link that the desk renews meanwhile count for the new link', {
    tag: '@phone',
  }, async ({ page, database }) => {
    const [{ id: old, name, seats }] = FAMILIES;
    const id = `f${'N'.repeat(22)}`;
    await addWedding(database);
    await openDoor(page, COUPLE);
    await waitForOffline(page);
    await page.context().setOffline(true);
    await row(page, name).getByRole('button', { name: 'All 3 came' }).click();
    await expect(page.getByText('The count of 1 family is saved on this phone')).toBeVisible();

    const renewed = { ...FAMILY_PRIVATE, name, seats, functions: ['f1'], renewedFrom: old };
    await database.add(`${PATH}/familyPrivate/${id}`, renewed);
    await database.add(`${PATH}/closed/${old}`, { closedAt: SERVER_TIME });
    await page.context().setOffline(false);
    await page.reload();
    await expect(page.getByText('3 came, 0 expected')).toBeVisible({ timeout: AFTER_A_ROUND_MS });
    await expect(page.getByText('All counts are saved and shared.')).toBeVisible();
    const sent = async () => (await database.documents(`${PATH}/arrivals`)).map((one) => one.id);
    await expect.poll(sent).toContainEqual(expect.stringContaining(`${id}~`));
    await page.reload();
    await expect(cameOf(page, name)).toHaveValue('3');
  });

  test('signing out takes the guest list off the phone, and signing in brings the count back', {
    tag: '@phone',
  }, async ({ page, database }) => {
    await addWedding(database);
    await openDoor(page, COUPLE);
    await row(page, 'Sharma family').getByRole('button', { name: 'All 3 came' }).click();
    await expect(page.getByText('All counts are saved and shared.')).toBeVisible();

    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByText('The guest list is not on this phone yet')).toBeVisible();
    await page.reload();
    await expect(page.getByText('The guest list is not on this phone yet')).toBeVisible();
    await expect(page.getByText('Sharma family')).toBeHidden();

    await openDoor(page, COUPLE);
    await page.getByRole('button', { name: 'Sharma family: one more' }).click();
    await expect(cameOf(page, 'Sharma family')).toHaveValue('4');
    await expect(page.getByText('All counts are saved and shared.')).toBeVisible();
    await page.reload();
    await expect(cameOf(page, 'Sharma family')).toHaveValue('4');
  });
});
