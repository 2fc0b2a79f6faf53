import type { Page } from '@playwright/test';
import type { Database } from '#e2e/support/database.ts';
import { openLive } from '#e2e/support/live.ts';
import { openDesk } from '#e2e/support/sign-in-links.ts';
import { expect } from '#e2e/support/test.ts';
import { CODE, COMING } from '#tests/support/invitation-documents.ts';
import { addGuests, addWedding, FUNCTIONS, token } from './filled-wedding.ts';
import type { OwnerState } from './owner-states.ts';

/** Visitors who prefer reduced motion, as here, get no envelope to open. */
async function openReply(page: Page, place: number): Promise<void> {
  await openLive(page, `/i/${CODE}#${token(place)}`);
  await page.getByRole('heading', { name: 'Will you come?' }).scrollIntoViewIfNeeded();
}

async function openFamilyPage(page: Page, database: Database, place: number): Promise<void> {
  await addWedding(database);
  await addGuests(database);
  await openReply(page, place);
}

/** The door, and what a family sees of its invitation. */
export const FAMILY_STATES: readonly OwnerState[] = [
  {
    name: 'at-the-door',
    reach: async (page, database) => {
      await addWedding(database);
      await addGuests(database);
      await openDesk(page, 'Count');
      await page.getByRole('link', { name: 'At the door' }).click();
      await expect(page.getByText('Sharma family')).toBeVisible();
    },
  },
  {
    name: 'at-the-door-closed',
    reach: async (page, database) => {
      await addWedding(database, { published: false });
      await openLive(page, `/at-the-door?code=${CODE}`);
      await expect(page.getByText('The couple’s page is not open to guests')).toBeVisible();
    },
  },
  {
    name: 'family-reply',
    reach: async (page, database) => {
      await openFamilyPage(page, database, 4);
      await expect(page.getByText(/read your reply/)).toBeVisible();
    },
  },
  {
    name: 'wish',
    reach: async (page, database) => {
      await openFamilyPage(page, database, 4);
      await page.getByRole('heading', { name: 'Bless the couple' }).scrollIntoViewIfNeeded();
      await page.getByRole('button', { name: 'Send your blessing' }).click();
      await expect(page.getByText('Please write a few words for the couple.')).toBeVisible();
    },
  },
  {
    name: 'family-replied',
    reach: async (page, database) => {
      await openFamilyPage(page, database, 0);
      await expect(page.getByRole('button', { name: 'Change' })).toBeVisible();
    },
  },
  {
    name: 'family-replied-in-part',
    reach: async (page, database) => {
      const f4 = { ...COMING, name: 'Reception' };
      await addWedding(database, { functions: { ...FUNCTIONS, f4 }, order: 'f1 f2 f3 f4' });
      await addGuests(database, ['f1', 'f2', 'f3', 'f4']);
      await openReply(page, 0);
      await expect(page.getByRole('button', { name: 'Complete my reply' })).toBeVisible();
    },
  },
];
