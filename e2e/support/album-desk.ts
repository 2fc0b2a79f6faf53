import type { Locator, Page } from '@playwright/test';
import type { Database } from '#e2e/support/database.ts';
import { COUPLE } from '#e2e/support/sign-in-links.ts';
import type { Fields } from '#tests/support/firestore-rest.ts';
import { COMING, INVITATION, PATH, START, TEAM } from '#tests/support/invitation-documents.ts';
import { ALBUM, ALBUM_AT } from '#tests/support/photo-documents.ts';

/** Stores the wedding with an album that is open. */
export async function addAlbum(database: Database, change: Fields = {}): Promise<void> {
  await addWedding(database);
  await database.add(ALBUM_AT, { ...ALBUM, updatedAt: new Date(), ...change });
}

export async function addWedding(database: Database): Promise<void> {
  await database.add(PATH, { ...INVITATION, functions: { f1: COMING }, createdAt: START });
  await database.add(TEAM, { editors: [COUPLE] });
}

/** The grid of the desk. */
export function photosIn(page: Page): Locator {
  return page.getByRole('list', { name: 'Photographs' }).getByRole('listitem');
}
