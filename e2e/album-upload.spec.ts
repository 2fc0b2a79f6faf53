import type { Request } from '@playwright/test';
import sharp from 'sharp';
import {
  ALBUM_PAGE,
  BROKEN_PHOTOGRAPH,
  bytesOf,
  cameraPhotograph,
  choosePhotographs,
  guestPhotograph,
  heicPhotograph,
  openAlbum,
  openUpload,
} from '#e2e/support/guest-photographs.ts';
import { openLive } from '#e2e/support/live.ts';
import { fetchOf } from '#e2e/support/passing-on.ts';
import { waitForOffline } from '#e2e/support/service-worker.ts';
import { expect, test } from '#e2e/support/test.ts';
import { PATH } from '#tests/support/invitation-documents.ts';

test.use({ reducedMotion: 'no-preference' });

const WRITES = /documents:commit/;

test.use({ viewport: { width: 360, height: 740 } });

test('a guest chooses photographs, sends them with one press, and nothing of place or camera is stored', {
  tag: '@phone',
}, async ({ page, database }) => {
  await openAlbum(database);
  await openUpload(page);
  const first = await cameraPhotograph(1);
  await choosePhotographs(page, [first, await guestPhotograph(2, 'png'), BROKEN_PHOTOGRAPH, first]);

  // Twelve megapixels are decoded before it.
  await expect(page.getByText('half.jpg could not be opened. It may be damaged.')).toBeVisible({
    timeout: 30_000,
  });
  await expect(
    page.getByText('You had already chosen one of them, so it was added only once.'),
  ).toBeVisible();
  await expect(page.getByText('2 photographs chosen.')).toBeVisible();
  await page.getByLabel('Your name').fill('Asha Bua');
  await page.getByRole('button', { name: 'Send 2 photographs' }).click();
  await expect(page.getByText('Thank you! Your photographs have arrived')).toBeVisible();
  await expect(page.getByText('From this phone (2)')).toBeVisible();

  const stored = await database.documents(`${PATH}/photos`);
  const files = await database.documents(`${PATH}/photoFiles`);
  expect(stored.map(({ id }) => id).sort()).toEqual(files.map(({ id }) => id).sort());
  for (const bytes of [
    ...files.map((file) => bytesOf(file, 'picture')),
    ...stored.map((photo) => bytesOf(photo, 'thumb')),
  ]) {
    const { exif, format } = await sharp(bytes).metadata();
    expect({ exif, format }).toEqual({ exif: undefined, format: 'jpeg' });
    expect(bytes.includes('Exif') || bytes.includes('GPS') || bytes.includes('Pocket')).toBe(false);
  }
  // The phone was held upright, and its camera knew the time.
  const upright = stored.find(({ fields }) => fields.takenAt?.timestampValue);
  expect(upright?.fields.takenAt?.timestampValue).toBe('2026-11-20T14:00:00Z');
  expect([upright?.fields.width?.integerValue, upright?.fields.height?.integerValue]).toEqual([
    '1200',
    '1600',
  ]);
  expect(stored.every(({ fields }) => fields.name?.stringValue === 'Asha Bua')).toBe(true);

  await choosePhotographs(page, [first]);
  await expect(page.getByText('One of them is already among those you have sent.')).toBeVisible();
});

test.describe('without a network', () => {
  test.use({
    serviceWorkers: 'allow',
    expectedErrors: [/status of 403|net::ERR_(?:INTERNET_DISCONNECTED|FAILED|ABORTED)|Failed to fetch/],
  });
  // Twelve photographs are drawn, shrunk and sent.
  test.slow();

  test('twelve photographs are chosen, the page is closed, and each arrives once', {
    tag: ['@phone', '@long'],
  }, async ({ page, context, database }) => {
    await openAlbum(database);
    await openUpload(page);
    await waitForOffline(page);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText('There is no network just now.')).toBeVisible();
    const files = await Promise.all([...Array(12).keys()].map((index) => cameraPhotograph(index)));
    await choosePhotographs(page, files);
    await page.getByRole('button', { name: 'Send 12 photographs' }).click();
    await expect(page.getByText('There is no network, so they are saved on this phone.')).toBeVisible({
      timeout: 30_000,
    });
    await page.close();
    expect(await database.count(`${PATH}/photos`)).toBe(0);

    await context.setOffline(false);
    const next = await context.newPage();
    // The response to the third is lost: it has arrived, and is sent again.
    let writes = 0;
    await next.route(WRITES, async (route) => {
      writes += 1;
      if (writes !== 3) return route.continue();
      await fetchOf(route);
      await route.abort();
    });
    await openLive(next, ALBUM_PAGE);
    await expect(next.getByText('Thank you! Your photographs have arrived')).toBeVisible({ timeout: 40_000 });
    await expect(next.getByText('From this phone (12)')).toBeVisible();
    expect(await database.count(`${PATH}/photos`)).toBe(12);
    expect(await database.count(`${PATH}/photoFiles`)).toBe(12);
  });

  test('a page that is killed while it prepares says what it has not kept', { tag: '@phone' }, async ({
    page,
    context,
    database,
  }) => {
    await openAlbum(database);
    // The phone gets no further than the third.
    await page.addInitScript(() => {
      const post = Worker.prototype.postMessage;
      let left = 3;
      Worker.prototype.postMessage = function (message: unknown) {
        left -= 1;
        if (left >= 0) post.call(this, message);
      };
    });
    await openUpload(page);
    const files = await Promise.all([...Array(8).keys()].map((index) => guestPhotograph(index)));
    await context.setOffline(true);
    await choosePhotographs(page, files);
    await page.getByRole('button', { name: 'Send 8 photographs' }).click();
    await expect(page.getByText('Please keep this page open until all are prepared.')).toBeVisible();
    await expect(page.getByText('From this phone (3)')).toBeVisible({ timeout: 30_000 });
    await page.close();

    await context.setOffline(false);
    const next = await context.newPage();
    await openLive(next, ALBUM_PAGE);
    const lost = next.getByText('5 photographs were not ready when this page was closed.');
    await expect(lost).toBeVisible();
    await choosePhotographs(next, files);
    await expect(next.getByText('3 of them are already among those you have sent.')).toBeVisible();
    await next.getByRole('button', { name: 'Send 5 photographs' }).click();
    await expect(next.getByText('From this phone (8)')).toBeVisible({ timeout: 30_000 });
    await expect.poll(() => database.count(`${PATH}/photos`), { timeout: 30_000 }).toBe(8);
    await expect(lost).toBeHidden();
  });
});

test.describe('afterwards', () => {
  test.use({ expectedErrors: [/status of 403|net::ERR_INTERNET_DISCONNECTED|Failed to fetch/] });

  test('a guest takes a photograph back, not without a network, and it cannot be sent again', {
    tag: '@phone',
  }, async ({ page, context, database }) => {
    await openAlbum(database);
    await openUpload(page);
    const [one, other] = [await guestPhotograph(1), await guestPhotograph(2)];
    await choosePhotographs(page, [one, other]);
    await page.getByRole('button', { name: 'Send 2 photographs' }).click();
    await expect(page.getByText('Thank you! Your photographs have arrived')).toBeVisible();

    const takeBack = page.getByRole('button', { name: 'Take back photograph 2' });
    const sure = page.getByRole('dialog').getByRole('button', { name: 'Take back' });
    await context.setOffline(true);
    await takeBack.click();
    await sure.click();
    await expect(page.getByText(/could not be taken back without a network/)).toBeVisible();
    await expect(page.getByText('From this phone (2)')).toBeVisible();
    await context.setOffline(false);
    await takeBack.click();
    await sure.click();
    await expect(page.getByText('The photograph was taken back.')).toBeVisible();
    await expect(page.getByText('From this phone (1)')).toBeVisible();
    expect(await database.count(`${PATH}/photos`)).toBe(1);
    expect(await database.count(`${PATH}/photoFiles`)).toBe(1);

    await page.reload();
    await expect(page.getByRole('img', { name: 'Photograph 1' })).toBeVisible();
    await choosePhotographs(page, [other]);
    await expect(
      page.getByText('You took one of them back earlier, so it cannot be sent again.'),
    ).toBeVisible();
  });

  test('a photograph that waits until the album has closed is explained, and can be discarded', {
    tag: '@phone',
  }, async ({ page, context, database }) => {
    await openAlbum(database);
    await openUpload(page);
    await context.setOffline(true);
    await choosePhotographs(page, [await guestPhotograph(1)]);
    await page.getByRole('button', { name: 'Send 1 photograph' }).click();
    await expect(page.getByText('There is no network, so they are saved on this phone.')).toBeVisible();
    await openAlbum(database, { closesAt: new Date(Date.now() - 1_000) });
    await context.setOffline(false);
    await expect(page.getByText('The album was closed before these arrived.')).toBeVisible({
      timeout: 20_000,
    });
    await expect(page.getByText('The album is no longer accepting photographs.')).toBeVisible();
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByText('The photograph was not sent.')).toBeVisible();
    expect(await database.count(`${PATH}/photos`)).toBe(0);
  });

  test('a phone that the couple has blocked is told so', { tag: '@phone' }, async ({ page, database }) => {
    await openAlbum(database);
    await openUpload(page);
    await choosePhotographs(page, [await guestPhotograph(1)]);
    await page.getByRole('button', { name: 'Send 1 photograph' }).click();
    await expect(page.getByText('Thank you! Your photographs have arrived')).toBeVisible();
    const [sent] = await database.documents(`${PATH}/photos`);
    await openAlbum(database, { blocked: [sent?.fields.phone?.stringValue] });
    await page.reload();
    await expect(
      page.getByText('The couple is not accepting more photographs from this phone.'),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Choose photographs' })).toBeHidden();
  });
});

test('a HEIC photograph is opened with a helper that the guest agrees to load', { tag: '@phone' }, async ({
  page,
  database,
}) => {
  await openAlbum(database);
  await openUpload(page);
  const asked: string[] = [];
  page.context().on('request', (request) => asked.push(request.url()));
  await choosePhotographs(page, [heicPhotograph()]);
  await expect(page.getByText('IMG_0001.heic is a HEIC photograph')).toBeVisible();
  expect(asked.some((url) => url.includes('heic-worker'))).toBe(false);
  await page.getByRole('button', { name: 'Download and open' }).click();
  await page.getByRole('button', { name: 'Send 1 photograph' }).click();
  await expect(page.getByText('Thank you! Your photographs have arrived')).toBeVisible({ timeout: 20_000 });
  const [photo] = await database.documents(`${PATH}/photos`);
  expect([photo?.fields.width?.integerValue, photo?.fields.height?.integerValue]).toEqual(['1600', '1200']);
});

test('an invitation leads to its album while that takes photographs, and nothing moves for it', {
  tag: '@phone',
}, async ({ page, database }) => {
  await openAlbum(database);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const isAlbums = (request: Request) => request.postData()?.includes('album/settings') === true;
  await page.route(/:batchGet/, async (route) => {
    if (isAlbums(route.request())) await released;
    await route.continue();
  });
  await openLive(page, ALBUM_PAGE.replace('/photos', ''));
  await page.getByRole('button', { name: 'Open the invitation' }).click();
  const section = page.getByRole('region', { name: 'Bless the couple' });
  const below = page.getByRole('region', { name: 'For our guests' });
  const between = async () => ((await below.boundingBox())?.y ?? 0) - ((await section.boundingBox())?.y ?? 0);
  await section.scrollIntoViewIfNeeded();
  const asked = page.waitForRequest(isAlbums);
  await below.scrollIntoViewIfNeeded();
  await asked;
  await expect(page.getByText(/read your blessing/)).toBeVisible();
  const before = await between();
  release();
  const link = page.getByRole('link', { name: 'Share your photographs' });
  await expect(link).toBeVisible();
  expect(await between()).toBe(before);
  await link.click();
  await expect(page).toHaveURL(/\/photos/);
  await expect(page.getByRole('button', { name: 'Choose photographs' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the invitation' }).click();
  await expect(section).toBeAttached();
});

test('an album opens in the language in which the guest was reading, and in another at a press', {
  tag: '@phone',
}, async ({ page, database }) => {
  await openAlbum(database, {}, { language: 'both' });
  await openLive(page, `${ALBUM_PAGE}?in=hi`);
  await expect(page.getByRole('button', { name: 'तस्वीरें चुनें' })).toBeVisible();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('button', { name: 'Choose photographs' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
