import type { Page } from '@playwright/test';
import { openLive } from '#e2e/support/live.ts';
import { colouredPhoto, hidePhoto, openAlbum, photoId, showPhoto } from '#e2e/support/shown-photos.ts';
import { expect, test } from '#e2e/support/test.ts';
import { ALBUM_PHONE_KEY, OWN_PHOTOS_PREFIX } from '#src/config/late-storage-keys.ts';
import { CODE, INVITATION, PATH, START } from '#tests/support/invitation-documents.ts';

const ALBUM = `/i/${CODE}/photos`;

test.beforeEach(async ({ database }) => {
  await database.add(PATH, { ...INVITATION, createdAt: START });
});

const thumbs = (page: Page) => page.getByRole('listitem').getByRole('button', { name: /^Photograph by/ });
const lightbox = (page: Page) => page.getByRole('dialog', { name: 'Through everyone’s eyes' });

/** The width in pixels of what is drawn of the photograph by this guest. */
async function pixelsAcross(page: Page, guest: string): Promise<number> {
  const picture = lightbox(page).getByRole('img', { name: `Photograph by ${guest}, 12 February` });
  return picture.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0));
}

test('a guest sees the photographs thirty at a time, and any of them large with one read', {
  tag: '@phone',
}, async ({ page, database }) => {
  await openAlbum(database);
  const [wide, high] = await Promise.all([colouredPhoto('#7a1228'), colouredPhoto('#0a4f46', 900, 1_200)]);
  for (let number = 1; number <= 32; number += 1) {
    await showPhoto(database, number, number % 3 ? wide : high);
  }
  const large: string[] = [];
  page.on('request', (request) => {
    const id = /photoFiles\/([0-9a-f]+)/.exec(request.url())?.[1];
    if (id) large.push(id);
  });
  await openLive(page, ALBUM);
  await page.getByRole('heading', { name: 'Through everyone’s eyes' }).scrollIntoViewIfNeeded();
  await expect(thumbs(page)).toHaveCount(30);
  expect(large).toEqual([]);

  await page.getByRole('button', { name: 'More photographs' }).click();
  await expect(thumbs(page)).toHaveCount(32);
  await expect(page.getByRole('button', { name: 'More photographs' })).toBeHidden();
  await expect(thumbs(page).nth(30)).toBeFocused();

  await thumbs(page).first().click();
  await expect(lightbox(page).getByText('1 of 32')).toBeVisible();
  await expect(lightbox(page).getByText('Photograph by Guest 32')).toBeVisible();
  await expect.poll(() => pixelsAcross(page, 'Guest 32')).toBe(1_600);
  await page.keyboard.press('ArrowRight');
  await expect(lightbox(page).getByText('Photograph by Guest 31')).toBeVisible();
  await expect.poll(() => pixelsAcross(page, 'Guest 31')).toBe(1_600);
  await lightbox(page).getByRole('button', { name: 'Previous' }).click();
  await expect(lightbox(page).getByText('Photograph by Guest 32')).toBeVisible();

  const saving = page.waitForEvent('download');
  await lightbox(page).getByRole('button', { name: 'Save' }).click();
  expect((await saving).suggestedFilename()).toMatch(/^photograph-.*\.jpg$/);

  await page.goBack();
  await expect(lightbox(page)).toBeHidden();
  await expect(thumbs(page).first()).toBeFocused();
  expect(new Set(large)).toEqual(new Set([32, 31, 30].map(photoId)));
  expect(large).toHaveLength(3);
});

test.describe('what a guest asks', () => {
  test.use({ expectedErrors: [/status of 40[34]|net::ERR_FAILED|net::ERR_INTERNET_DISCONNECTED/] });

  test('a guest asks for the removal of a photograph, once, and keeps the reason without a network', {
    tag: '@phone',
  }, async ({ page, context, database }) => {
    await openAlbum(database);
    await showPhoto(database, 1, await colouredPhoto('#7a1228'));
    await openLive(page, ALBUM);
    await thumbs(page).first().click();
    await expect.poll(() => pixelsAcross(page, 'Guest 1')).toBe(1_600);
    await lightbox(page).getByRole('button', { name: 'Ask for removal' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ask for removal' });
    const reason = dialog.getByRole('textbox', { name: 'Why, if you like to say' });

    await reason.fill('x'.repeat(301));
    await dialog.getByRole('button', { name: 'Ask the couple' }).click();
    await expect(dialog.getByText('Please keep this within 300 characters; it has 301 now.')).toBeVisible();

    await reason.fill('I am in it, left of the tree.');
    await context.setOffline(true);
    await dialog.getByRole('button', { name: 'Ask the couple' }).click();
    await expect(dialog.getByRole('alert')).toHaveText(/could not be sent/);
    await expect(reason).toHaveValue('I am in it, left of the tree.');

    await context.setOffline(false);
    await dialog.getByRole('button', { name: 'Ask the couple' }).click();
    await expect(dialog.getByText(/The couple has been asked/)).toBeVisible();
    expect(await database.count(`${PATH}/photoObjections`)).toBe(1);

    await page.reload();
    await thumbs(page).first().click();
    await lightbox(page).getByRole('button', { name: 'Ask for removal' }).click();
    await dialog.getByRole('button', { name: 'Ask the couple' }).click();
    await expect(
      dialog.getByText('A request for this photograph has already been sent. The couple will decide.'),
    ).toBeVisible();
  });

  test('a photograph that is taken off meanwhile leaves the album, and its picture is not shown', {
    tag: '@phone',
  }, async ({ page, database }) => {
    await openAlbum(database);
    const bytes = await colouredPhoto('#7a1228');
    for (const number of [1, 2, 3]) await showPhoto(database, number, bytes);
    await openLive(page, ALBUM);
    await expect(thumbs(page)).toHaveCount(3);
    await hidePhoto(database, 2);
    await thumbs(page).nth(1).click();
    await expect(page.getByText('One photograph has been removed from the album')).toBeVisible();
    await expect(lightbox(page)).toBeHidden();
    await expect(thumbs(page)).toHaveCount(2);
  });

  test('a large picture that cannot be read is read again when asked', { tag: '@phone' }, async ({
    page,
    database,
  }) => {
    await openAlbum(database);
    await showPhoto(database, 1, await colouredPhoto('#7a1228'));
    await page.route(/photoFiles/, (route) => route.abort());
    await openLive(page, ALBUM);
    await thumbs(page).first().click();
    await expect(lightbox(page).getByText('The large picture could not be read.')).toBeVisible();
    await expect.poll(() => pixelsAcross(page, 'Guest 1')).toBe(360);

    await page.unroute(/photoFiles/);
    await lightbox(page).getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => pixelsAcross(page, 'Guest 1')).toBe(1_600);
    await expect(lightbox(page).getByText('The large picture could not be read.')).toBeHidden();
  });
});

test('a guest knows the own photographs again, and that they can be taken back', { tag: '@phone' }, async ({
  page,
  database,
}) => {
  await openAlbum(database);
  const bytes = await colouredPhoto('#7a1228');
  for (const number of [1, 2]) await showPhoto(database, number, bytes);
  await page.addInitScript(
    ([secretKey = '', ownKey = '', own = '']) => {
      window.localStorage.setItem(secretKey, 's'.repeat(32));
      window.localStorage.setItem(ownKey, own);
    },
    [ALBUM_PHONE_KEY, `${OWN_PHOTOS_PREFIX}${CODE}`, JSON.stringify([photoId(1)])],
  );
  await openLive(page, ALBUM);
  const own = page.getByRole('button', { name: 'Photograph by Guest 1, 12 February. Yours' });
  await expect(own).toBeVisible();
  await expect(thumbs(page).filter({ hasText: 'Yours' })).toHaveCount(1);
  await own.click();
  await lightbox(page).getByRole('button', { name: 'Ask for removal' }).click();
  await expect(page.getByText(/You have sent this one yourself/)).toBeVisible();
});

test('before the day of the reveal the page says when the photographs are shown', {
  tag: '@phone',
}, async ({ page, database }) => {
  await openAlbum(database, { revealsAt: new Date('2099-02-14T18:30:00Z') });
  await showPhoto(database, 1, await colouredPhoto('#7a1228'));
  await openLive(page, ALBUM);
  await expect(
    page.getByText('You can see the photographs here from Sunday, 15 February 2099.'),
  ).toBeVisible();
  await expect(thumbs(page)).toHaveCount(0);
});

test('an album without photographs says so kindly', { tag: '@phone' }, async ({ page, database }) => {
  await openAlbum(database);
  await openLive(page, ALBUM);
  await expect(page.getByText(/No photographs are shown yet/)).toBeVisible();
});
