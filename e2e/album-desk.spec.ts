import { addAlbum, addWedding, photosIn } from '#e2e/support/album-desk.ts';
import { guestPhotographs } from '#e2e/support/drawn-guest-photos.ts';
import { openDesk } from '#e2e/support/sign-in-links.ts';
import { expect, test } from '#e2e/support/test.ts';
import { indiaDay, showIndiaDay } from '#src/domain/india-time.ts';
import { photoId, storedPhotos } from '#tests/support/guest-photos.ts';
import { CODE, PATH, WEDDING } from '#tests/support/invitation-documents.ts';
import { markOf } from '#tests/support/photo-documents.ts';

/** So many days after the wedding. */
const daysLater = (days: number) => WEDDING.getTime() + days * 86_400_000;

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true };

test.describe('the album of a wedding', () => {
  test.use(PHONE);

  test('is opened with corrected days, and guests are told', { tag: '@phone' }, async ({
    page,
    database,
  }) => {
    await addWedding(database);
    await openDesk(page, 'Photos');
    const from = page.getByLabel('Takes photographs from');
    const until = page.getByLabel('Until and including');
    await expect(from).toHaveValue(indiaDay(WEDDING.getTime()));
    await expect(until).toHaveValue(indiaDay(daysLater(7)));
    await from.fill(indiaDay(Date.now()));
    await until.fill('2020-01-01');
    await page.getByRole('button', { name: 'Open the album' }).click();
    await expect(page.getByText('This day is over.')).toBeVisible();
    await expect(until).toBeFocused();
    expect(await database.count(`${PATH}/album`)).toBe(0);

    await until.fill(indiaDay(daysLater(8)));
    await page.getByLabel('From a day on').check();
    await page.getByLabel('Guests see it from').fill(indiaDay(daysLater(3)));
    await page.getByRole('button', { name: 'Open the album' }).click();
    const panel = page.getByRole('region', { name: 'The album is open' });
    await expect(panel).toContainText(`until the end of ${showIndiaDay(daysLater(8))}`);
    await expect(panel).toContainText(
      `A surprise: guests see what you approve from ${showIndiaDay(daysLater(3))}`,
    );
    await expect(panel).toContainText('0 of 3,000 photographs used');
    const told = await panel.getByRole('link', { name: /WhatsApp/ }).getAttribute('href');
    expect(decodeURIComponent(told ?? '')).toContain(`/i/${CODE}/photos`);
  });

  test('is closed at once, and opened again with the days it had', { tag: '@phone' }, async ({
    page,
    database,
  }) => {
    const later = new Date(Date.now() + 30 * 86_400_000);
    await addAlbum(database, { revealsAt: later });
    await openDesk(page, 'Photos');
    const panel = page.getByRole('region', { name: 'The album is open' });
    await panel.getByRole('button', { name: 'Close the album now' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close the album now' }).click();
    const closed = page.getByRole('region', { name: 'The album is closed' });
    await closed.getByRole('button', { name: 'Open it again' }).click();
    await expect(page.getByLabel('From a day on')).toBeChecked();
    await page.getByRole('button', { name: 'Save the days' }).click();
    await expect(panel).toBeVisible();
  });

  test('has new photographs swiped through on a phone, with a way back', { tag: '@phone' }, async ({
    page,
    database,
  }) => {
    await addAlbum(database);
    await storedPhotos(3, { jpegs: await guestPhotographs() });
    await openDesk(page, 'Photos');
    await page.getByRole('button', { name: /Open the photograph of Guest 0/ }).click();
    const view = page.getByRole('dialog');
    await expect(view).toContainText('1 of 3');
    await expect(view.getByRole('img', { name: 'Photograph of Guest 0' })).toBeVisible();
    const swipe = async (to: 'left' | 'right') => {
      const stage = view.getByRole('img');
      const at = (x: number) => [{ identifier: 1, clientX: x, clientY: 300 }];
      const [from, by] = to === 'right' ? [100, 130] : [260, -130];
      await stage.dispatchEvent('touchstart', { touches: at(from), changedTouches: at(from) });
      await stage.dispatchEvent('touchmove', { touches: at(from + by), changedTouches: at(from + by) });
      await stage.dispatchEvent('touchend', { touches: [], changedTouches: at(from + by) });
    };
    await swipe('right');
    await expect(view).toContainText('1 photograph approved.');
    await expect(view.getByRole('img', { name: 'Photograph of Guest 1' })).toBeVisible();
    await swipe('left');
    await expect(view).toContainText('1 photograph hidden.');
    await view.getByRole('button', { name: 'Undo' }).click();
    await expect(view.getByRole('img', { name: 'Photograph of Guest 1' })).toBeVisible();
    await view.getByRole('button', { name: 'Delete' }).click();
    await page
      .getByRole('dialog', { name: 'Delete this photograph?' })
      .getByRole('button', { name: 'Delete' })
      .click();
    await expect(view.getByRole('img', { name: 'Photograph of Guest 2' })).toBeVisible();
    await view.getByRole('button', { name: 'Approve' }).click();
    await expect(view).toBeHidden();
    await expect(page.getByText('Nothing new.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Approved (2)' })).toBeVisible();
    await expect.poll(() => database.count(`${PATH}/photos`)).toBe(2);
  });
});

test('many photographs are approved at once by keyboard, hidden, brought back and deleted', {
  tag: '@desktop',
}, async ({ page, database }) => {
  await addAlbum(database);
  await storedPhotos(24, { jpegs: await guestPhotographs() });
  await openDesk(page, 'Photos');
  const photos = photosIn(page);
  await expect(photos).toHaveCount(24);
  await page.getByRole('button', { name: /Open the photograph of Guest 0,/ }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('h');
  await expect(page.getByRole('button', { name: 'Hidden (1)' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Open the photograph of Guest 2,/ })).toBeFocused();
  await page.keyboard.press('u');
  await expect(page.getByText('Undone.')).toBeVisible();
  await expect(photos).toHaveCount(24);

  await page.getByRole('checkbox', { name: /Select the photograph of Guest 1,/ }).click();
  await page
    .getByRole('checkbox', { name: /Select the photograph of Guest 20,/ })
    .click({ modifiers: ['Shift'] });
  await expect(page.getByText('20 photographs selected')).toBeVisible();
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(page.getByText('20 photographs approved.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Approved (20)' })).toBeVisible();
  await expect(photos).toHaveCount(4);
  await expect.poll(() => database.count(`${PATH}/shownPhotos`)).toBeGreaterThanOrEqual(20);

  await page.getByRole('button', { name: 'Approved (20)' }).click();
  await expect(photos).toHaveCount(20);
  await page.getByLabel('Select all shown').check();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('20 photographs deleted.')).toBeVisible();
  await expect(page.getByText('You have not approved a photograph yet.')).toBeVisible();
  await expect.poll(() => database.count(`${PATH}/photos`)).toBe(4);
  expect(await database.count(`${PATH}/photoFiles`)).toBe(4);
  await page.reload();
  await expect(photos).toHaveCount(4);
});

test.describe('what guests complain of and what annoys', () => {
  test.use(PHONE);

  test('is decided when a guest asks to take a photograph off', { tag: '@phone' }, async ({
    page,
    database,
  }) => {
    await addAlbum(database);
    await storedPhotos(3, { jpegs: await guestPhotographs(), change: () => ({ state: 'approved' }) });
    for (const place of [0, 1])
      await database.add(`${PATH}/photoObjections/${photoId(place)}`, {
        reason: place === 0 ? 'My daughter is on it' : '',
        createdAt: new Date(),
      });
    await openDesk(page, 'Photos');
    const asked = page.getByRole('region', { name: /asked you to remove/ });
    await expect(asked).toContainText('My daughter is on it');
    await asked.getByRole('button', { name: 'Hide it: photograph of Guest 0' }).click();
    await expect(page.getByText('The photograph is hidden, and the request is settled.')).toBeVisible();
    await expect(asked.getByRole('button', { name: 'Hide it: photograph of Guest 1' })).toBeFocused();
    await asked.getByRole('button', { name: 'Keep it: photograph of Guest 1' }).click();
    await expect(asked).toBeHidden();
    await expect(page.getByRole('button', { name: 'Approved (2)' })).toBeVisible();
    await expect.poll(() => database.count(`${PATH}/photoObjections`)).toBe(0);
  });

  test('ends when a phone that sends nonsense is discarded and blocked', { tag: '@phone' }, async ({
    page,
    database,
  }) => {
    await addAlbum(database);
    const nuisance = { name: 'Bunty', phone: markOf('nuisance') };
    await storedPhotos(8, {
      jpegs: await guestPhotographs(),
      change: (place) => (place === 0 ? {} : nuisance),
    });
    await openDesk(page, 'Photos');
    await page
      .getByRole('button', { name: /Open the photograph of Bunty/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'All from this phone' }).click();
    const phone = page.getByRole('dialog', { name: 'From the phone of Bunty' });
    await expect(phone).toContainText('7 photographs from this phone');
    await phone.getByRole('button', { name: 'Block this phone' }).click();
    await expect(phone).toContainText('This phone is blocked.');
    await phone.getByRole('button', { name: 'Delete all' }).click();
    await page.getByRole('dialog', { name: 'Delete 7' }).getByRole('button', { name: 'Delete' }).click();
    await expect(phone).toContainText('0 photographs from this phone');
    await page.keyboard.press('Escape');
    await expect(photosIn(page)).toHaveCount(1);

    await page.getByText('1 phone blocked').click();
    await page.getByRole('button', { name: 'Unblock phone 1' }).click();
    await expect(page.getByText('1 phone blocked')).toBeHidden();
  });
});
