import type { Page } from '@playwright/test';
import type { Database } from '#e2e/support/database.ts';
import {
  BROKEN_PHOTOGRAPH,
  choosePhotographs,
  guestPhotograph,
  openAlbum,
  openUpload,
} from '#e2e/support/guest-photographs.ts';
import { openDesk } from '#e2e/support/sign-in-links.ts';
import { expect } from '#e2e/support/test.ts';
import { APPROVED, HIDDEN, STORED_BLESSING } from '#tests/support/blessing-documents.ts';
import { PATH, START } from '#tests/support/invitation-documents.ts';
import { MESSY_LINES } from '#tests/support/messy-guest-list.ts';
import { ALBUM_STATES } from './album-states.ts';
import { FAMILY_STATES } from './family-states.ts';
import { addGuests, addWedding, FUNCTIONS, NAMES } from './filled-wedding.ts';
import type { OwnerState } from './owner-states.ts';

async function reachDesk(
  page: Page,
  database: Database,
  part: 'Guests' | 'Count' | 'Blessings' | 'Book' | 'Print',
  guests = true,
): Promise<void> {
  await addWedding(database);
  if (guests) await addGuests(database);
  await openDesk(page, part);
}

/** One new, one approved and one hidden blessing. */
async function addBlessings(database: Database): Promise<void> {
  const sent = [
    { ...STORED_BLESSING, createdAt: new Date(START.getTime() - 1) },
    APPROVED,
    {
      ...HIDDEN,
      name: NAMES[2],
      text: 'May your home be full of guests and of music. '.repeat(8),
      phone: '',
    },
  ];
  for (const [place, wish] of sent.entries())
    await database.add(`${PATH}/wishes/${String(place).repeat(32)}`, wish);
}

/** The couple's desk: the guest list, its counts, blessings and paper. */
export const DESK_STATES: readonly OwnerState[] = [
  {
    name: 'guests-none',
    reach: async (page, database) => {
      await reachDesk(page, database, 'Guests', false);
      await expect(page.getByText('Whom are you inviting?')).toBeVisible();
    },
  },
  {
    name: 'guests',
    reach: async (page, database) => {
      await reachDesk(page, database, 'Guests');
      await expect(page.getByText('8 families').first()).toBeVisible();
    },
  },
  {
    name: 'guests-chosen',
    reach: async (page, database) => {
      await reachDesk(page, database, 'Guests');
      await page.getByLabel('Select all shown').check();
      await page.getByRole('button', { name: 'Change', exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'guests-edit',
    reach: async (page, database) => {
      await reachDesk(page, database, 'Guests');
      await page.getByLabel('Find by name, number or tag').fill('Sharma');
      await page.getByRole('button', { name: 'Edit Sharma family' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'guests-import',
    reach: async (page, database) => {
      await reachDesk(page, database, 'Guests', false);
      await page.getByRole('button', { name: 'Add families' }).click();
      await page.getByLabel('Paste your list').fill(MESSY_LINES.map(({ line }) => line).join('\n'));
      await page.getByRole('button', { name: 'Look at the list' }).click();
      await expect(page.getByRole('button', { name: /^Add \d+ families$/ })).toBeVisible();
    },
  },
  {
    name: 'guests-send',
    reach: async (page, database) => {
      await reachDesk(page, database, 'Guests');
      await page.getByLabel('Find by name, number or tag').fill('Verma');
      await page.getByRole('button', { name: 'Send to Verma ji', exact: true }).click();
      await expect(page.getByRole('heading', { level: 3, name: 'Verma ji' })).toBeVisible();
    },
  },
  {
    name: 'guests-told-reply',
    reach: async (page, database) => {
      await reachDesk(page, database, 'Guests');
      await page.getByLabel('Find by name, number or tag').fill('Verma');
      await page.getByRole('button', { name: 'Write down the reply of Verma ji' }).click();
      await expect(
        page.getByRole('dialog').getByRole('button', { name: /are coming to everything/ }),
      ).toBeVisible();
    },
  },
  {
    name: 'guests-count',
    reach: async (page, database) => {
      await reachDesk(page, database, 'Count');
      await expect(page.getByRole('listitem', { name: 'Sangeet' })).toBeVisible();
    },
  },
  {
    name: 'blessings-none',
    reach: async (page, database) => {
      await reachDesk(page, database, 'Blessings');
      await expect(page.getByText('No blessings yet')).toBeVisible();
    },
  },
  {
    name: 'blessings',
    reach: async (page, database) => {
      await addBlessings(database);
      await reachDesk(page, database, 'Blessings');
      await page.getByRole('button', { name: 'All (3)' }).click();
      await expect(page.getByRole('article')).toHaveCount(3);
    },
  },
  {
    name: 'blessings-delete',
    reach: async (page, database) => {
      await addBlessings(database);
      await reachDesk(page, database, 'Blessings');
      await page.getByRole('button', { name: 'Delete the blessing of Asha' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  ...ALBUM_STATES,
  {
    name: 'book',
    reach: async (page, database) => {
      const { name, text, createdAt } = APPROVED;
      await database.add(`${PATH}/wall/${'1'.repeat(32)}`, { name, text, createdAt, changedAt: START });
      await reachDesk(page, database, 'Book');
      await expect(page.getByText('1 blessing in the book')).toBeVisible();
    },
  },
  {
    name: 'album-chosen',
    reach: async (page, database) => {
      await openAlbum(database);
      await openUpload(page);
      await choosePhotographs(page, [await guestPhotograph(1), BROKEN_PHOTOGRAPH]);
      await expect(page.getByRole('img', { name: 'Photograph 1' })).toBeVisible();
    },
  },
  {
    name: 'album-sent',
    reach: async (page, database) => {
      await openAlbum(database);
      await openUpload(page);
      await choosePhotographs(page, [await guestPhotograph(1)]);
      await page.getByRole('button', { name: 'Send 1 photograph' }).click();
      await expect(page.getByText('Thank you! Your photographs have arrived')).toBeVisible();
    },
  },
  {
    name: 'print',
    reach: async (page, database) => {
      await reachDesk(page, database, 'Print', false);
      await expect(page.getByText('Checked: a phone reads the code on this card.')).toBeVisible();
    },
  },
  {
    name: 'print-refused',
    reach: async (page, database) => {
      await reachDesk(page, database, 'Print', false);
      await page.getByLabel('Width of the code in mm').fill('15');
      await expect(page.getByRole('alert')).toContainText('narrower than 20 mm');
    },
  },
  {
    name: 'guests-not-saved',
    reach: async (page, database) => {
      await reachDesk(page, database, 'Guests');
      await page.getByLabel('Find by name, number or tag').fill('Verma');
      await page.getByRole('button', { name: 'Write down the reply of Verma ji' }).click();
      const form = page.getByRole('dialog');
      await form.getByRole('radio', { name: 'Coming', exact: true }).first().check();
      await form.getByRole('button', { name: 'Close' }).click();
      await expect(page.getByText('Not saved yet: the reply of Verma ji')).toBeVisible();
    },
  },
  {
    name: 'guests-count-nobody-asked',
    reach: async (page, database) => {
      const unasked = Object.entries(FUNCTIONS).map(([key, one]) => [key, { ...one, asksReply: false }]);
      await addWedding(database, { functions: Object.fromEntries(unasked) });
      await addGuests(database);
      await openDesk(page, 'Count');
      await expect(page.getByRole('link', { name: 'At the door' })).toBeVisible();
    },
  },
  {
    name: 'film-at-the-desk',
    reach: async (page, database) => {
      await addWedding(database);
      await openDesk(page, 'Film');
      await expect(page.getByRole('heading', { name: /film/i }).first()).toBeVisible();
    },
  },
  ...FAMILY_STATES,
];
