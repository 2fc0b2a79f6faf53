import type { Locator, Page } from '@playwright/test';
import { approve, measure, readAgain, runUntil } from '#e2e/support/hall.ts';
import { openLive } from '#e2e/support/live.ts';
import type { PhotoBytes } from '#e2e/support/shown-photos.ts';
import { colouredPhoto, hidePhoto, openAlbum, showPhoto } from '#e2e/support/shown-photos.ts';
import { expect, test } from '#e2e/support/test.ts';
import { CODE, INVITATION, PATH, START } from '#tests/support/invitation-documents.ts';
import { jpegHead } from '#tests/support/picture-bytes.ts';

test.use({ reducedMotion: 'no-preference' });

const WALL = `/i/${CODE}/wall`;
const MINUTE_MS = 60_000;

test.use({ viewport: { width: 1920, height: 1080 } });

let bytes: PhotoBytes;

test.beforeEach(async ({ database }) => {
  bytes = await colouredPhoto('#7a1228', 1_600, 1_000);
  const settings = { ...INVITATION.settings, wall: 'approved' };
  await database.add(PATH, { ...INVITATION, settings, createdAt: START });
});

/** How wide the file of an image is, and whether the middle of it is red. */
function drawn(image: Locator): Promise<{ readonly width: number; readonly isRed: boolean }> {
  return image.evaluate((element) => {
    if (!(element instanceof HTMLImageElement)) throw new Error('no image');
    const context = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d');
    context?.drawImage(element, 0, 0, 1, 1);
    const [red = 0, , blue = 0] = context?.getImageData(0, 0, 1, 1).data ?? [];
    return { width: element.naturalWidth, isRed: red > 2 * blue };
  });
}

const photo = (page: Page, guest = '') => page.getByRole('img', { name: `Photograph by ${guest}` });

test('blessings and photographs take turns, and a photograph is shown whole with the name of its guest', {
  tag: '@desktop',
}, async ({ page, database }) => {
  await openAlbum(database);
  await approve(database, 'first', 'Be happy.');
  await showPhoto(database, 1, bytes);
  await page.clock.install();
  await openLive(page, WALL);
  await runUntil(page, () => photo(page, 'Guest 1').isVisible());
  await expect(page.getByText('Guest 1', { exact: true })).toBeVisible();
  expect(await photo(page).evaluate((image) => getComputedStyle(image).objectFit)).toBe('contain');
  await expect(page.getByText('Be happy.')).toBeHidden();
  await runUntil(page, () => page.getByText('Be happy.').isVisible());
  await expect(photo(page)).toBeHidden();
  await runUntil(page, () => photo(page, 'Guest 1').isVisible());
});

test('a photograph comes within a minute of its approval, and goes within a minute of being taken off', {
  tag: '@desktop',
}, async ({ page, database }) => {
  await openAlbum(database);
  await approve(database, 'first', 'Be happy.');
  await showPhoto(database, 5, bytes);
  await page.clock.install();
  await openLive(page, WALL);
  await runUntil(page, () => photo(page, 'Guest 5').isVisible());

  await showPhoto(database, 2, bytes);
  await readAgain(page);
  await runUntil(page, () => photo(page, 'Guest 2').isVisible());

  await hidePhoto(database, 2);
  await readAgain(page);
  await expect(photo(page, 'Guest 2')).toBeHidden();
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(kept).toContain('Guest 5');
  expect(kept).not.toContain('Guest 2');
  expect(kept).not.toContain('data:image');
});

test('a guest’s program cannot show another picture than the couple has approved, on the wall or in the album', {
  tag: '@desktop',
}, async ({ page, database }) => {
  await openAlbum(database);
  const other = await colouredPhoto('#1c2f73', 1_600, 1_000);
  await showPhoto(database, 1, { ...bytes, picture: other.picture });
  // A few hundred bytes that declare 400 megapixels.
  await showPhoto(database, 2, { ...bytes, picture: jpegHead(20_000, 20_000) });
  await showPhoto(database, 3, bytes);
  await page.clock.install();
  await openLive(page, WALL);
  for (const [guest, width] of [
    ['Guest 1', 360],
    ['Guest 2', 360],
    ['Guest 3', 1_600],
  ] as const) {
    await runUntil(page, () => photo(page, guest).isVisible());
    expect(await drawn(photo(page, guest))).toEqual({ width, isRed: true });
  }

  await page.goto(`/i/${CODE}/photos`);
  await page
    .getByRole('button', { name: /^Photograph by Guest 3/ })
    .first()
    .click();
  const lightbox = page.getByRole('dialog');
  for (const [guest, width] of [
    ['Guest 3', 1_600],
    ['Guest 2', 360],
    ['Guest 1', 360],
  ] as const) {
    await expect(lightbox.getByText(`Photograph by ${guest}`)).toBeVisible();
    await expect(lightbox.getByText('The large picture is coming…')).toBeHidden();
    const image = lightbox.getByRole('img', { name: `Photograph by ${guest}` });
    await expect.poll(() => drawn(image)).toEqual({ width, isRed: true });
    await page.keyboard.press('ArrowRight');
  }
});

test('before the day of the reveal, and without an album, the wall has blessings alone', {
  tag: '@desktop',
}, async ({ page, database }) => {
  await approve(database, 'first', 'Be happy.');
  await showPhoto(database, 1, bytes);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/documents/.test(request.url())) asked.push(`${request.url()} ${request.postData()}`);
  });
  await page.clock.install();
  await openLive(page, WALL);
  await expect(page.getByText('Be happy.')).toBeVisible();
  await expect.poll(() => asked.filter((one) => /album\/settings/.test(one)).length).toBe(1);
  expect(asked.filter((one) => /shownPhotos|photoFiles/.test(one))).toEqual([]);

  await openAlbum(database, { revealsAt: new Date(Date.now() + 6 * 60 * MINUTE_MS) });
  const settings = page.waitForResponse(/batchGet/);
  await page.clock.fastForward(11 * MINUTE_MS);
  await settings;
  await page.clock.runFor(20_000);
  await expect(page.getByText('Be happy.')).toBeVisible();
  expect(asked.filter((one) => /shownPhotos|photoFiles/.test(one))).toEqual([]);
});

test('a wall without blessings shows photographs, and none of them moves for who wants no motion', {
  tag: '@desktop',
}, async ({ page, database }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAlbum(database);
  await showPhoto(database, 1, bytes);
  await openLive(page, WALL);
  await expect(photo(page, 'Guest 1')).toBeVisible();
  await expect(page.getByText('Yours could be the first')).toBeHidden();
  const figure = page.getByRole('figure').filter({ has: photo(page) });
  expect(await figure.evaluate((element) => getComputedStyle(element).animationName)).toBe('none');
});

test('after all photographs have been shown four times, the page holds no more pictures than after ten', {
  tag: ['@desktop', '@long'],
}, async ({ page, database }) => {
  test.setTimeout(180_000);
  const count = 30;
  await openAlbum(database);
  // A picture of the maximum size: decoders ignore bytes after its end.
  const picture = new Uint8Array(350_000);
  picture.set(bytes.picture);
  for (let number = 1; number <= count; number += 1) await showPhoto(database, number, { ...bytes, picture });
  await openLive(page, WALL);
  const name = page.getByRole('figure').getByText(/^Guest/);
  const seen = new Set<string | null>();
  const showSome = async (turns: number) => {
    for (let turn = 0; turn < turns; turn += 1) {
      const before = await name.textContent();
      seen.add(before);
      await expect(async () => {
        await page.keyboard.press('ArrowRight');
        expect(await name.textContent()).not.toBe(before);
      }).toPass();
    }
    return measure(page);
  };

  const early = await showSome(10);
  const late = await showSome(4 * count);

  expect(seen.size).toBe(count);
  expect(late.elements).toBeLessThanOrEqual(early.elements + 5);
  // Three pictures in base64: one that is shown, one that waits, and one that was shown last.
  expect(late.heap - early.heap).toBeLessThan(1_500_000);
});
