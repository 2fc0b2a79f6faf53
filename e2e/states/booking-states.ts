import type { Page } from '@playwright/test';
import { signIn } from '#e2e/screens/admin-screen.ts';
import { countBookable, DAY, take } from '#e2e/support/bookings.ts';
import type { Database } from '#e2e/support/database.ts';
import { openLive } from '#e2e/support/live.ts';
import { expect } from '#e2e/support/test.ts';
import { CHOSEN_DATE_KEY } from '#src/config/late-storage-keys.ts';
import { BOOKING } from '#tests/support/booking-documents.ts';
import { ORDER_ID } from '#tests/support/order-documents.ts';
import { deviceId } from '#tests/support/rules-suite.ts';
import type { OwnerState } from './owner-states.ts';

const LONG_PLACE = 'Shri Laxmi Narayan Marriage Garden, behind the old bus stand, Nokha Road';

const BOOKINGS = [
  { units: ['innova-crysta 1', 'innova-crysta 2', 'dzire 1'] },
  { who: 'Chandrashekhar Venkata Subramaniam Iyer', units: ['dj 1'], place: LONG_PLACE, note: 'Red flowers' },
  { who: 'वर्मा परिवार', phone: '', place: '', units: ['kitchen 1'], source: 'order', order: 'S-261122-7Q3M' },
  { who: 'Gupta family', units: ['horse 1'], released: true },
].map((change) => ({ ...BOOKING, slots: [`${DAY}e`], updatedAt: new Date(), ...change }));

async function openDesk(page: Page, database: Database): Promise<void> {
  await signIn(page, database, `/manage-bookings?day=${DAY}`);
  await expect(page.getByRole('heading', { name: 'Thursday, 12 February 2099' })).toBeVisible();
}

async function openOnDate(page: Page, database: Database, path: string): Promise<void> {
  await take(
    database,
    'innova-crysta 1',
    'innova-crysta 2',
    'dzire 1',
    'dj 1',
    'horse 1',
    'horse 2',
    'kitchen 1',
  );
  const chosen = { day: DAY, part: 'evening', place: LONG_PLACE };
  await page.addInitScript(([key, state]) => localStorage.setItem(key, state), [
    CHOSEN_DATE_KEY,
    JSON.stringify({ state: { data: chosen } }),
  ] as const);
  await openLive(page, path);
  await expect(page.getByRole('main')).toContainText(/As of|की जानकारी/);
}

/** The owner's calendar, and pages of services on a date that a visitor has chosen. */
export const BOOKING_STATES: readonly OwnerState[] = [
  {
    name: 'manage-bookings-first',
    reach: async (page, database) => {
      await signIn(page, database, '/manage-bookings');
      await expect(page.getByRole('heading', { name: 'How many of each do you have?' })).toBeVisible();
    },
  },
  {
    name: 'manage-bookings-order-erased',
    reach: async (page, database) => {
      await countBookable(database);
      await signIn(page, database, `/manage-bookings?order=${ORDER_ID}`);
      await expect(page.getByText('We cannot find this order.')).toBeVisible();
    },
  },
  {
    name: 'manage-bookings',
    reach: async (page, database) => {
      await take(database, ...BOOKINGS.filter(({ released }) => !released).flatMap(({ units }) => units));
      for (const [place, booking] of BOOKINGS.entries())
        await database.add(`bookings/${deviceId(`booking${place}`)}`, booking);
      await openDesk(page, database);
      await expect(page.getByRole('list', { name: 'Booked' }).getByRole('listitem')).toHaveCount(3);
    },
  },
  {
    name: 'manage-bookings-new',
    reach: async (page, database) => {
      await take(database, 'innova-crysta 1', 'dzire 1', 'dzire 2');
      await openDesk(page, database);
      await page.getByRole('button', { name: 'Book something' }).click();
      await page.getByLabel('Where does it come from?').selectOption('enquiry');
      await expect(page.getByText('1 left').first()).toBeVisible();
    },
  },
  {
    name: 'manage-bookings-too-late',
    reach: async (page, database) => {
      await countBookable(database);
      await openDesk(page, database);
      await page.getByRole('button', { name: 'Book something' }).click();
      await page.getByLabel('Who is it for?').fill('Sharma family');
      await page.getByRole('button', { name: 'More: Innova Crysta' }).click();
      await take(database, 'innova-crysta 1', 'innova-crysta 2');
      await page.getByRole('button', { name: 'Save the booking' }).click();
      await expect(page.getByText('Somebody else has just booked it')).toBeVisible();
    },
  },
  {
    name: 'date-asked',
    reach: async (page) => {
      await openLive(page, '/carservice');
      await page.getByRole('button', { name: 'Choose your date' }).click();
      await expect(page.getByRole('dialog', { name: 'When is your wedding?' })).toBeVisible();
    },
  },
  ...['carservice', 'dj', 'photography', 'makeup', 'catering', 'hi/carservice', 'hi/catering'].map(
    (address) => ({
      name: `date-on-${address.replace('/', '-')}`,
      reach: (page: Page, database: Database) => openOnDate(page, database, `/${address}`),
    }),
  ),
];
