import type { Page } from '@playwright/test';
import type { Database } from '#e2e/support/database.ts';
import {
  BROKEN_PHOTOGRAPH,
  choosePhotographs,
  guestPhotograph,
  openAlbum,
  openUpload,
} from '#e2e/support/guest-photographs.ts';
import { openLive } from '#e2e/support/live.ts';
import { COUPLE, openDesk } from '#e2e/support/sign-in-links.ts';
import { expect } from '#e2e/support/test.ts';
import { APPROVED, HIDDEN, STORED_BLESSING } from '#tests/support/blessing-documents.ts';
import type { Fields } from '#tests/support/firestore-rest.ts';
import { ANSWER, FAMILY_PRIVATE, FAMILY_REPLY } from '#tests/support/guest-documents.ts';
import { CODE, COMING, INVITATION, PATH, START, TEAM } from '#tests/support/invitation-documents.ts';
import { MESSY_LINES } from '#tests/support/messy-guest-list.ts';
import { ALBUM_STATES } from './album-states.ts';
import type { OwnerState } from './owner-states.ts';

const DAY_MS = 86_400_000;

const FUNCTIONS = {
  f1: { ...COMING, name: 'Mehendi' },
  f2: { ...COMING, name: 'Sangeet', venue: 'Rambagh Palace, Bhawani Singh Road, Jaipur' },
  f3: { ...COMING, name: 'Phere' },
};

const NAMES = [
  'Sharma family',
  'गुप्ता परिवार',
  'Chandrashekhar Venkata Subramaniam Iyer with family',
  'Nani ji',
  'Verma ji',
  'Agarwal uncle',
  'Meena bua',
  'Khanna ji',
];

/** The family's token: 'f' and 22 letters. */
const token = (place: number) => `f${String.fromCharCode(65 + place).repeat(22)}`;

async function addWedding(database: Database, change: Fields = {}): Promise<void> {
  await database.add(PATH, {
    ...INVITATION,
    functions: FUNCTIONS,
    order: 'f1 f2 f3',
    settings: { ...INVITATION.settings, replyBy: new Date(Date.now() + 30 * DAY_MS) },
    createdAt: START,
    ...change,
  });
  await database.add(TEAM, { editors: [COUPLE] });
}

/** Eight families, of whom three have been sent their link and two have replied. */
async function addGuests(database: Database, functions = ['f1', 'f2', 'f3']): Promise<void> {
  const now = new Date();
  for (const [place, name] of NAMES.entries()) {
    const page = { name, functions, seats: 4, language: place === 1 ? 'hi' : 'en' };
    await database.add(`${PATH}/families/${token(place)}`, page);
    await database.add(`${PATH}/familyPrivate/${token(place)}`, {
      ...FAMILY_PRIVATE,
      ...page,
      phone: place === 3 ? '' : `+9198290123${40 + place}`,
      side: place % 2 === 0 ? 'one' : 'two',
      note: place === 0 ? FAMILY_PRIVATE.note : '',
      sentAt: place < 3 ? now : null,
      updatedAt: now,
    });
  }
  for (const place of [0, 1])
    await database.add(`${PATH}/replies/${token(place)}`, {
      ...FAMILY_REPLY,
      answers: { f2: ANSWER, f3: { ...ANSWER, veg: 1, nonVeg: 1 } },
      unsure: ['f1'],
      updatedAt: now,
    });
}

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

/** Visitors who prefer reduced motion, as here, get no envelope to open. */
async function openFamilyPage(page: Page, database: Database, place: number): Promise<void> {
  await addWedding(database);
  await addGuests(database);
  await openLive(page, `/i/${CODE}#${token(place)}`);
  await page.getByRole('heading', { name: 'Will you come?' }).scrollIntoViewIfNeeded();
}

/** The guest list, its counts, the door, and what a family sees of it. */
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
    name: 'at-the-door',
    reach: async (page, database) => {
      await reachDesk(page, database, 'Count');
      await page.getByRole('link', { name: 'At the door' }).click();
      await expect(page.getByText('Sharma family')).toBeVisible();
    },
  },
  {
    name: 'at-the-door-closed',
    reach: async (page, database) => {
      await addWedding(database, { published: false });
      await openLive(page, `/at-the-door?code=${CODE}`);
      await expect(page.getByText('The couple’s page is not open for guests')).toBeVisible();
    },
  },
  {
    name: 'guests-not-saved',
    reach: async (page, database) => {
      await reachDesk(page, database, 'Guests');
      await page.getByRole('button', { name: 'Write down the reply of Verma ji' }).click();
      const form = page.getByRole('dialog');
      await form.getByRole('button', { name: 'Coming', exact: true }).first().click();
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
  {
    name: 'family-replied-in-part',
    reach: async (page, database) => {
      const f4 = { ...COMING, name: 'Reception' };
      await addWedding(database, { functions: { ...FUNCTIONS, f4 }, order: 'f1 f2 f3 f4' });
      await addGuests(database, ['f1', 'f2', 'f3', 'f4']);
      await openLive(page, `/i/${CODE}#${token(0)}`);
      await expect(page.getByRole('button', { name: 'Complete my reply' })).toBeVisible();
      await page.getByRole('button', { name: 'Complete my reply' }).scrollIntoViewIfNeeded();
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
];
