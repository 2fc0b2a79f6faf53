import type { Page } from '@playwright/test';
import { addAlbum, addWedding } from '#e2e/support/album-desk.ts';
import type { Database } from '#e2e/support/database.ts';
import { guestPhotographs } from '#e2e/support/drawn-guest-photos.ts';
import { openLive } from '#e2e/support/live.ts';
import { openDesk } from '#e2e/support/sign-in-links.ts';
import { expect } from '#e2e/support/test.ts';
import { photoId, storedPhotos } from '#tests/support/guest-photos.ts';
import { INVITATION, PATH, START } from '#tests/support/invitation-documents.ts';
import { markOf } from '#tests/support/photo-documents.ts';
import type { OwnerState } from './owner-states.ts';

const NAMES = ['Sharma family', 'गुप्ता परिवार', 'Chandrashekhar Venkata Subramaniam Iyer', '', 'Nani ji'];

/** An open album with new photographs, an approved one that a guest objects to, and a blocked phone. */
async function addPhotos(database: Database): Promise<void> {
  await addAlbum(database, { blocked: [markOf('a nuisance')] });
  await storedPhotos(8, {
    jpegs: await guestPhotographs(),
    change: (place) => ({ name: NAMES[place] ?? 'Verma ji', state: place === 0 ? 'approved' : 'new' }),
  });
  const objection = { reason: 'Please take it off: my daughter is on it.', createdAt: new Date() };
  await database.add(`${PATH}/photoObjections/${photoId(0)}`, objection);
}

/** The album as guests see it in a dress of its own colours, with a photograph opened. */
async function openGuestsPhoto(page: Page, database: Database): Promise<void> {
  await addPhotos(database);
  await database.add(PATH, { ...INVITATION, tradition: 'muslim', createdAt: START });
  await openLive(page, `${PATH.replace('invitations', '/i')}/photos`);
  await page.getByRole('button', { name: /^Photograph by Sharma family/ }).click();
  await expect(page.getByRole('dialog', { name: 'Through everyone’s eyes' })).toBeVisible();
}

/** Guests' photographs, at the couple's desk and in the album. */
export const ALBUM_STATES: readonly OwnerState[] = [
  { name: 'album-photo', reach: openGuestsPhoto },
  {
    name: 'album-removal',
    reach: async (page, database) => {
      await openGuestsPhoto(page, database);
      await page.getByRole('button', { name: 'Ask for removal' }).click();
      await expect(page.getByLabel('Why, if you like to say')).toBeVisible();
    },
  },
  {
    name: 'photos-none',
    reach: async (page, database) => {
      await addWedding(database);
      await openDesk(page, 'Photos');
      await page.getByLabel('From a day on').check();
      await page.getByLabel('Until and including').fill('2020-01-01');
      await page.getByRole('button', { name: 'Open the album' }).click();
      await expect(page.getByText('This day is over.')).toBeVisible();
    },
  },
  {
    name: 'photos',
    reach: async (page, database) => {
      await addPhotos(database);
      await openDesk(page, 'Photos');
      await page.getByRole('checkbox', { name: /photograph of Nani ji/ }).check();
      await page.getByText('1 phone blocked').click();
      await expect(page.getByText('1 photograph selected')).toBeVisible();
    },
  },
  {
    name: 'photos-large',
    reach: async (page, database) => {
      await addPhotos(database);
      await openDesk(page, 'Photos');
      await page.getByRole('button', { name: /Open the photograph of Nani ji/ }).click();
      await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
    },
  },
  {
    name: 'photos-of-a-phone',
    reach: async (page, database) => {
      await addPhotos(database);
      await openDesk(page, 'Photos');
      await page.getByRole('button', { name: /Open the photograph of Nani ji/ }).click();
      await page.getByRole('button', { name: 'All from this phone' }).click();
      await expect(page.getByText('1 photograph from this phone')).toBeVisible();
    },
  },
];
