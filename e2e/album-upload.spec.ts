import sharp from 'sharp';
import {
  ALBUM_PAGE,
  BROKEN_PHOTOGRAPH,
  bytesOf,
  choosePhotographs,
  guestPhotograph,
  openAlbum,
  openUpload,
} from '#e2e/support/guest-photographs.ts';
import { openLive } from '#e2e/support/live.ts';
import { waitForOffline } from '#e2e/support/service-worker.ts';
import { expect, test } from '#e2e/support/test.ts';
import { PATH } from '#tests/support/invitation-documents.ts';

const WRITES = /documents:commit/;

test.use({ viewport: { width: 360, height: 740 } });

test('a guest chooses photographs, sends them with one press, and nothing of place or camera is stored', {
  tag: '@phone',
}, async ({ page, database }) => {
  await openAlbum(database);
  await openUpload(page);
  const first = await guestPhotograph(1);
  await choosePhotographs(page, [first, await guestPhotograph(2, 'png'), BROKEN_PHOTOGRAPH, first]);

  await expect(page.getByText('half.jpg could not be opened. It may be damaged.')).toBeVisible();
  await expect(page.getByText('You had chosen one of them already; it is here once.')).toBeVisible();
  await expect(page.getByText('2 photographs chosen.')).toBeVisible();
  await page.getByLabel('Your name').fill('Asha Bua');
  await page.getByRole('button', { name: 'Send 2 photographs' }).click();
  await expect(page.getByText('Thank you! Your photographs have arrived')).toBeVisible();
  await expect(page.getByText('Sent from this phone (2)')).toBeVisible();

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
  expect([upright?.fields.width?.integerValue, upright?.fields.height?.integerValue]).toEqual(['1200', '1600']);
  expect(stored.every(({ fields }) => fields.name?.stringValue === 'Asha Bua')).toBe(true);

  await choosePhotographs(page, [first]);
  await expect(page.getByText('One of them is already among those you have sent.')).toBeVisible();
});

test.describe('without a network', () => {
  test.use({ expectedErrors: [/status of 403|net::ERR_(?:INTERNET_DISCONNECTED|FAILED|ABORTED)|Failed to fetch/] });
  // Twelve photographs are drawn, shrunk and sent.
  test.slow();

  test('twelve photographs are chosen, the page is closed, and each arrives once', { tag: '@phone' }, async ({
    page,
    context,
    database,
  }) => {
    await openAlbum(database);
    await openUpload(page);
    await waitForOffline(page);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText('There is no network just now.')).toBeVisible();
    const files = await Promise.all([...Array(12).keys()].map((index) => guestPhotograph(index)));
    await choosePhotographs(page, files);
    await page.getByRole('button', { name: 'Send 12 photographs' }).click();
    await expect(page.getByText('They wait on this phone for a network.')).toBeVisible({ timeout: 30_000 });
    await page.close();
    expect(await database.count(`${PATH}/photos`)).toBe(0);

    await context.setOffline(false);
    const next = await context.newPage();
    // The answer to the third is lost: it has arrived, and is sent again.
    let writes = 0;
    await next.route(WRITES, async (route) => {
      writes += 1;
      if (writes !== 3) return route.continue();
      await route.continue();
      await next.evaluate(() => window.stop());
    });
    await openLive(next, ALBUM_PAGE);
    await expect(next.getByText('Thank you! Your photographs have arrived')).toBeVisible({ timeout: 40_000 });
    await expect(next.getByText('Sent from this phone (12)')).toBeVisible();
    expect(await database.count(`${PATH}/photos`)).toBe(12);
    expect(await database.count(`${PATH}/photoFiles`)).toBe(12);
  });

  test('a page that is killed while it prepares says what it has not kept', { tag: '@phone' }, async ({
    page,
    context,
    database,
  }) => {
    await openAlbum(database);
    await openUpload(page);
    await context.setOffline(true);
    const files = await Promise.all([...Array(8).keys()].map((index) => guestPhotograph(index)));
    await choosePhotographs(page, files);
    await page.getByRole('button', { name: 'Send 8 photographs' }).click();
    await expect(page.getByText('Please keep this page open until all are prepared.')).toBeVisible();
    await expect(page.getByText('Sent from this phone (1)')).toBeVisible();
    await page.close({ runBeforeUnload: false });

    await context.setOffline(false);
    const next = await context.newPage();
    await openLive(next, ALBUM_PAGE);
    const lost = next.getByText(/photographs? (?:was|were) not ready when this page was closed/);
    await expect(lost).toBeVisible();
    await choosePhotographs(next, files);
    await expect(next.getByText(/already among those you have sent/)).toBeVisible();
    await next.getByRole('button', { name: /^Send \d photographs?$/ }).click();
    await expect(next.getByText('Sent from this phone (8)')).toBeVisible({ timeout: 30_000 });
    await expect.poll(() => database.count(`${PATH}/photos`), { timeout: 30_000 }).toBe(8);
    await expect(lost).toBeHidden();
  });
});
