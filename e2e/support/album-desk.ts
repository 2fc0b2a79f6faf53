import type { Locator, Page } from '@playwright/test';
import type { Database } from '#e2e/support/database.ts';
import { signInByLink } from '#e2e/support/sign-in-links.ts';
import type { Fields } from '#tests/support/firestore-rest.ts';
import { INVITATION, PATH, START, TEAM } from '#tests/support/invitation-documents.ts';
import { ALBUM, ALBUM_AT } from '#tests/support/photo-documents.ts';

const COUPLE = 'simran@example.com';
export const CODE = PATH.replace('invitations/', '');

/** Stores the wedding with an album that is open. */
export async function addAlbum(database: Database, change: Fields = {}): Promise<void> {
  await addWedding(database);
  await database.add(ALBUM_AT, { ...ALBUM, updatedAt: new Date(), ...change });
}

export async function addWedding(database: Database): Promise<void> {
  await database.add(PATH, { ...INVITATION, createdAt: START });
  await database.add(TEAM, { editors: [COUPLE] });
}

/** Signs the couple in, at the part of its desk for photographs. */
export async function openPhotos(page: Page): Promise<void> {
  await page.goto(`/my-wedding?code=${CODE}`);
  await signInByLink(page, COUPLE);
  await page.getByRole('link', { name: 'Photos', exact: true }).click();
}

/** The grid of the desk. */
export function photosIn(page: Page): Locator {
  return page.getByRole('list', { name: 'Photographs' }).getByRole('listitem');
}
