import type { Page } from '@playwright/test';
import type { Database } from '#e2e/support/database.ts';
import { colouredPhoto, openAlbum, showPhoto } from '#e2e/support/shown-photos.ts';
import { COUPLE, signInByLink } from '#e2e/support/sign-in-links.ts';
import { expect, test } from '#e2e/support/test.ts';
import { SERVER_TIME } from '#tests/support/firestore-rest.ts';
import { CODE, INVITATION, PATH, START, TEAM } from '#tests/support/invitation-documents.ts';

const HOUR_MS = 3_600_000;

/** Seven approved photographs, taken an hour after each other, and one that is hidden. */
async function storeWedding(database: Database): Promise<void> {
  const settings = { ...INVITATION.settings, wall: 'approved' };
  await database.add(PATH, { ...INVITATION, settings, createdAt: START });
  await database.add(TEAM, { editors: [COUPLE] });
  await openAlbum(database);
  const [wide, high] = await Promise.all([colouredPhoto('#7a1228'), colouredPhoto('#0a4f46', 900, 1_200)]);
  for (let number = 1; number <= 7; number += 1) {
    const takenAt = new Date(START.valueOf() - number * HOUR_MS);
    await showPhoto(database, number, number % 2 ? wide : high, { takenAt });
  }
  await showPhoto(database, 8, wide, { state: 'hidden', book: 'page' });
  for (let number = 1; number <= 12; number += 1) {
    const copy = {
      name: `Aunt ${number}`,
      text: `Blessing ${number}`,
      createdAt: new Date(),
      changedAt: SERVER_TIME,
    };
    await database.add(`${PATH}/wall/b${number}`, copy);
  }
}

async function openBook(page: Page): Promise<void> {
  await page.goto(`/my-wedding?code=${CODE}#book`);
  await signInByLink(page, COUPLE);
  await page.getByRole('link', { name: 'Book', exact: true }).click();
  await page.getByRole('heading', { name: 'Guests’ photographs in the book' }).scrollIntoViewIfNeeded();
}

/** Marks the document instead of printing it. */
function notePrinting(page: Page): Promise<void> {
  return page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
}

const placeOf = (page: Page, number: number) =>
  page.getByRole('combobox', { name: new RegExp(`^By Guest ${number},`) });

async function choose(page: Page, number: number, place: string): Promise<void> {
  await placeOf(page, number).selectOption(place);
  await expect(placeOf(page, number)).toBeEnabled();
}

/** Widths and heights in millimetres. */
async function pagesOf(page: Page): Promise<readonly (readonly number[])[]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
  return [...pdf.matchAll(/\/MediaBox \[([^\]]+)\]/g)].map(([, size = '']) =>
    size
      .split(' ')
      .slice(2)
      .map((points) => Math.round((Number(points) / 72) * 25.4)),
  );
}

test('the couple chooses photographs for its book, and they are printed in the order in which they were taken', {
  tag: '@desktop',
}, async ({ page, database }) => {
  await storeWedding(database);
  await openBook(page);
  await expect(page.getByRole('combobox')).toHaveCount(7);
  const without = await pagesOf(page);

  await choose(page, 1, 'Full page');
  for (const number of [2, 3, 4, 5, 6]) await choose(page, number, 'Four to a page');
  await expect(page.getByText('6 photographs in the book')).toBeVisible();

  await page.reload();
  await expect(page.getByText('6 photographs in the book')).toBeVisible();
  await page.getByRole('heading', { name: 'Guests’ photographs in the book' }).scrollIntoViewIfNeeded();
  await expect(placeOf(page, 1)).toHaveValue('page');
  await choose(page, 6, 'Not in the book');
  await expect(page.getByText('5 photographs in the book')).toBeVisible();

  await notePrinting(page);
  await page.getByRole('button', { name: 'Print it or save it as PDF' }).click();
  await expect(page.locator('html[data-printed]')).toHaveCount(1);

  const pages = await pagesOf(page);
  expect(pages).toHaveLength(without.length + 2);
  expect(new Set(pages.map(String))).toEqual(new Set(['148,210']));
  await page.emulateMedia({ media: 'print' });
  const captions = await page.locator('figcaption').allTextContents();
  expect(captions.slice(0, 6)).toEqual(['Guest 5', 'Guest 4', 'Guest 3', 'Guest 2', 'Guest 1', 'Aunt 1']);
  for (const photo of await page.locator('img[data-photo]').all()) {
    await expect(photo).toBeVisible();
    const fit = await photo.evaluate((image) => getComputedStyle(image).objectFit);
    expect(fit).toBe('contain');
  }
});

test.describe('with a picture missing', () => {
  test.use({ expectedErrors: [/status of 403/] });

  test('a picture that cannot be read is named, and the book is printed once it is there', {
    tag: '@desktop',
  }, async ({ page, database }) => {
    await storeWedding(database);
    await openBook(page);
    await expect(page.getByRole('combobox')).toHaveCount(7);
    await notePrinting(page);
    let isLost = true;
    await page.route(/photoFiles|batchGet/, (route) =>
      isLost
        ? route.fulfill({
            status: 403,
            json: { error: { code: 403, message: 'No.', status: 'PERMISSION_DENIED' } },
          })
        : route.fallback(),
    );
    await choose(page, 1, 'Full page');
    const failure = page.getByText('Not all photographs of the book could be read.');
    await expect(failure).toBeVisible();
    const readAgain = page.waitForResponse(/photoFiles|batchGet/);
    await page.getByRole('button', { name: 'Print it or save it as PDF' }).click();
    await readAgain;
    await expect(failure).toBeVisible();
    await expect(page.locator('html[data-printed]')).toHaveCount(0);
    isLost = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(failure).toBeHidden();
    await expect(page.locator('html[data-printed]')).toHaveCount(1);
    await expect(page.locator('img[data-photo]')).toHaveCount(1);
  });
});
