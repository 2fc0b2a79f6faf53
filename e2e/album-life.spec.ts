import type { Browser, BrowserContext, Page } from '@playwright/test';
import { photosIn } from '#e2e/support/album-desk.ts';
import {
  ALBUM_PAGE,
  BROKEN_PHOTOGRAPH,
  choosePhotographs,
  guestPhotograph,
  heicPhotograph,
  openAlbum,
  openUpload,
} from '#e2e/support/guest-photographs.ts';
import { readAgain, runUntil } from '#e2e/support/hall.ts';
import { openLive } from '#e2e/support/live.ts';
import { waitForOffline } from '#e2e/support/service-worker.ts';
import { COUPLE, openDesk } from '#e2e/support/sign-in-links.ts';
import { expect, test } from '#e2e/support/test.ts';
import { CODE, INVITATION, PATH, TEAM } from '#tests/support/invitation-documents.ts';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true } as const;
const WRITES = /documents:commit/;
const ARRIVED = 'Thank you! Your photographs have arrived';

interface Guest {
  readonly context: BrowserContext;
  readonly page: Page;
}

/** A guest's phone at the album, which has no network any more. */
async function guestWithoutNetwork(browser: Browser, baseURL: string): Promise<Guest> {
  const context = await browser.newContext({ ...PHONE, baseURL, serviceWorkers: 'allow' });
  const page = await context.newPage();
  await openUpload(page);
  await waitForOffline(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('There is no network just now.')).toBeVisible();
  return { context, page };
}

/** Closes the page when the second photograph is being sent, whose response it never receives. */
async function killWhileSending({ context, page }: Guest): Promise<void> {
  let writes = 0;
  const second = new Promise<void>((resolve) => {
    context.on('request', (request) => {
      if (!WRITES.test(request.url())) return;
      writes += 1;
      if (writes === 2) resolve();
    });
  });
  await context.setOffline(false);
  await second;
  await page.close();
}

test.use({ ...PHONE, expectedErrors: [/status of 403|net::ERR_|Failed to fetch/] });
test.setTimeout(180_000);

test('two guests’ photographs wait for a network, arrive once, are shown to all, and go everywhere', {
  tag: ['@phone', '@long'],
}, async ({ page, browser, baseURL, database }) => {
  if (!baseURL) throw new Error('The journeys need the address of the site.');
  const settings = { ...INVITATION.settings, wall: 'approved' };
  await openAlbum(database, {}, { settings });
  await database.add(TEAM, { editors: [COUPLE] });

  const asha = await guestWithoutNetwork(browser, baseURL);
  const shared = await guestPhotograph(1);
  await choosePhotographs(asha.page, [
    shared,
    await guestPhotograph(2, 'png'),
    heicPhotograph(),
    BROKEN_PHOTOGRAPH,
    shared,
    await guestPhotograph(3),
  ]);
  await expect(asha.page.getByText('half.jpg could not be opened. It may be damaged.')).toBeVisible();
  await expect(
    asha.page.getByText('You had already chosen one of them, so it was added only once.'),
  ).toBeVisible();
  await expect(asha.page.getByText('IMG_0001.heic is a HEIC photograph')).toBeVisible();
  await asha.page.getByLabel('Your name').fill('Asha Bua');
  await asha.page.getByRole('button', { name: 'Send 3 photographs' }).click();
  await expect(asha.page.getByText('There is no network, so they are saved on this phone.')).toBeVisible();

  const bunty = await guestWithoutNetwork(browser, baseURL);
  const numbers = [4, 5, 6, 7, 8];
  await choosePhotographs(bunty.page, [
    shared,
    ...(await Promise.all(numbers.map((n) => guestPhotograph(n)))),
  ]);
  await bunty.page.getByLabel('Your name').fill('Bunty');
  await bunty.page.getByRole('button', { name: 'Send 6 photographs' }).click();
  await expect(bunty.page.getByText('There is no network, so they are saved on this phone.')).toBeVisible({
    timeout: 30_000,
  });
  expect(await database.count(`${PATH}/photos`)).toBe(0);

  await asha.context.setOffline(false);
  await expect(asha.page.getByText(ARRIVED)).toBeVisible({ timeout: 40_000 });
  await choosePhotographs(asha.page, [heicPhotograph()]);
  await asha.page.getByRole('button', { name: 'Download and open' }).click();
  await asha.page.getByRole('button', { name: 'Send 1 photograph' }).click();
  await expect(asha.page.getByText('From this phone (4)')).toBeVisible({ timeout: 30_000 });
  await expect.poll(() => database.count(`${PATH}/photos`), { timeout: 30_000 }).toBe(4);

  await killWhileSending(bunty);
  const again = await bunty.context.newPage();
  await openLive(again, ALBUM_PAGE);
  // By this page, or by the service worker before it was open.
  await expect(again.getByText('Arrived', { exact: true })).toHaveCount(6, { timeout: 60_000 });
  await expect.poll(() => database.count(`${PATH}/photos`), { timeout: 30_000 }).toBe(9);
  expect(await database.count(`${PATH}/photoFiles`)).toBe(9);

  const hall = await (
    await browser.newContext({ baseURL, viewport: { width: 1920, height: 1080 } })
  ).newPage();
  await hall.clock.install();
  await openLive(hall, `/i/${CODE}/wall`);
  await expect(hall.getByText('Yours could be the first')).toBeVisible();

  await openDesk(page, 'Photos');
  await expect(photosIn(page)).toHaveCount(9);
  await page.getByLabel('Select all shown').check();
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(page.getByText('9 photographs approved.')).toBeVisible();

  await readAgain(hall);
  const shown = hall.getByRole('img', { name: /^Photograph by (Asha Bua|Bunty)/ });
  await runUntil(hall, () => shown.isVisible());

  await page.getByRole('link', { name: 'Book', exact: true }).click();
  await page.getByRole('heading', { name: 'Guests’ photographs in the book' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('combobox')).toHaveCount(9);
  await page.getByRole('combobox').first().selectOption('Full page');
  await expect(page.getByText('1 photograph in the book')).toBeVisible();
  await expect(page.locator('img[data-photo]')).toHaveCount(1);

  await page.getByRole('link', { name: 'Photos', exact: true }).click();
  await page.getByRole('button', { name: 'Approved (9)' }).click();
  await expect(photosIn(page)).toHaveCount(9);
  await page.getByLabel('Select all shown').check();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('9 photographs deleted.')).toBeVisible();

  for (const part of ['photos', 'photoFiles'])
    await expect.poll(() => database.count(`${PATH}/${part}`)).toBe(0);
  // What is left of a copy is the time at which it was taken off.
  const left = await database.documents(`${PATH}/shownPhotos`);
  expect(left.flatMap(({ fields }) => Object.keys(fields))).toEqual(left.map(() => 'changedAt'));
  await readAgain(hall);
  await expect(shown).toBeHidden();
  await again.reload();
  await expect(again.getByText(/No photographs are shown yet/)).toBeVisible();
  await page.getByRole('link', { name: 'Book', exact: true }).click();
  await expect(page.locator('img[data-photo]')).toHaveCount(0);
});
