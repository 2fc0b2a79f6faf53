import type { Page } from '@playwright/test';
import { AdminScreen, signIn } from '#e2e/screens/admin-screen.ts';
import { MessageScreen } from '#e2e/screens/message-screen.ts';
import type { Database } from '#e2e/support/database.ts';
import { COUPLE, openDesk } from '#e2e/support/sign-in-links.ts';
import { expect } from '#e2e/support/test.ts';
import { STORED_BLESSING, storedBlessing } from '#tests/support/blessing-documents.ts';
import { BOOKING } from '#tests/support/booking-documents.ts';
import { CODE, INVITATION, PATH, START, TEAM } from '#tests/support/invitation-documents.ts';
import { ORDER, ORDER_ID, ORDER_PATH } from '#tests/support/order-documents.ts';
import { deviceId } from '#tests/support/rules-suite.ts';
import { STARTERS } from '#text/catalogue/dishes/starters.ts';
import { BLOG_STATES } from './blog-states.ts';
import { fill } from './filled-shop.ts';
import { SHOP_DESK_STATES } from './shop-desk-states.ts';

/** A state that needs the database or the owner's sign-in. */
export interface OwnerState {
  /** Used as a file name. */
  readonly name: string;
  /** Brings a new page into the state on an empty database and waits until it is stable. */
  readonly reach: (page: Page, database: Database) => Promise<void>;
}

/** Names in two scripts, and a text that fills its line. */
const PRINTED = [
  'first Aarav',
  'first आरव',
  'second Meera',
  'second मीरा',
  'families Chandrashekhar Venkata Subramaniam Iyer and Lakshmi Priyadarshini Krishnamurthy',
  'date 12 February 2027',
  'place Jaipur',
].join('\n');

export const OWNER_STATES: readonly OwnerState[] = [
  ...BLOG_STATES,
  {
    name: 'admin-sign-in',
    reach: async (page) => {
      await new AdminScreen(page).open('/adminpanel');
      await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    },
  },
  {
    name: 'admin-panel',
    reach: async (page, database) => {
      await fill(database);
      await signIn(page, database, '/adminpanel');
      await expect(page.getByText('3').first()).toBeVisible();
    },
  },
  {
    name: 'admin-blessings',
    reach: async (page, database) => {
      await fill(database);
      const admin = await signIn(page, database, '/display-couple-messages');
      await expect(admin.rows).toHaveCount(3);
    },
  },
  {
    name: 'admin-blessings-none',
    reach: async (page, database) => {
      await signIn(page, database, '/display-couple-messages');
      await expect(page.getByRole('heading', { name: 'No messages available.' })).toBeVisible();
    },
  },
  {
    name: 'admin-farewells',
    reach: async (page, database) => {
      await fill(database);
      const admin = await signIn(page, database, '/display-farewell-messages');
      await expect(admin.rows).toHaveCount(3);
    },
  },
  {
    name: 'admin-question',
    reach: async (page, database) => {
      await fill(database);
      const admin = await signIn(page, database, '/display-couple-messages');
      await admin.rows.first().getByRole('button').first().click();
      await expect(admin.question).toBeVisible();
    },
  },
  {
    name: 'blessing-sent',
    reach: async (page) => {
      const form = new MessageScreen(page);
      await form.open();
      await form.send({ name: 'Asha', number: '98450 00012', message: 'सदा सुखी रहो।' });
    },
  },
  {
    name: 'manage-invitations',
    reach: async (page, database) => {
      await database.add('drafts/couple', {
        content: JSON.stringify({ revision: 'one', draft: { couple: [] } }),
        email: COUPLE,
        updatedAt: START,
      });
      await database.add(PATH, { ...INVITATION, createdAt: START });
      await database.add(`${PATH}/private/approved`, {
        page: { ...INVITATION, place: 'Udaipur', createdAt: START, updatedAt: START },
        hidden: [],
        approvedAt: START,
      });
      await database.add('invitations/WXYZ12345678', { ...INVITATION, published: false, createdAt: START });
      await signIn(page, database, '/manage-invitations');
      await expect(page.getByText('Not published')).toBeVisible();
      await expect(page.getByText('Changed since you approved it')).toBeVisible();
    },
  },
  {
    name: 'manage-invitations-team',
    reach: async (page, database) => {
      await database.add(PATH, { ...INVITATION, createdAt: START });
      await database.add(TEAM, { editors: [COUPLE] });
      await signIn(page, database, '/manage-invitations');
      await page.getByRole('button', { name: 'Who may edit: Aarav & Meera' }).click();
      await expect(page.getByLabel('E-mail address 1')).toHaveValue(COUPLE);
    },
  },
  {
    name: 'my-wedding-without-code',
    reach: async (page) => {
      await page.goto('/my-wedding');
      await expect(page.getByRole('heading', { name: 'Whose invitation is it?' })).toBeVisible();
    },
  },
  {
    name: 'my-wedding-sign-in',
    reach: async (page) => {
      await page.goto(`/my-wedding?code=${CODE}`);
      await expect(page.getByLabel('Your e-mail address')).toBeVisible();
    },
  },
  {
    name: 'my-wedding',
    reach: async (page, database) => {
      await database.add(PATH, { ...INVITATION, createdAt: START });
      await database.add(TEAM, { editors: [COUPLE] });
      await openDesk(page);
      await expect(page.getByRole('heading', { name: 'Your page is open' })).toBeVisible();
    },
  },
  {
    name: 'order',
    reach: async (page, database) => {
      await database.add(ORDER_PATH, { ...ORDER, printed: PRINTED, createdAt: START });
      await page.goto(`/order/${ORDER_ID}`);
      await expect(page.getByRole('heading', { name: `Order ${ORDER.number}` })).toBeVisible();
    },
  },
  {
    name: 'order-of-dishes-cancelled',
    reach: async (page, database) => {
      await database.add(ORDER_PATH, {
        ...ORDER,
        kind: 'catering',
        lines: STARTERS.flatMap(({ dishes }) => dishes.map(({ id }) => `${id} 1`)).join('\n'),
        totalLow: 0,
        totalHigh: 0,
        guests: 300,
        status: 'cancelled',
        times: { cancelled: START },
        rev: 1,
        createdAt: START,
      });
      await page.goto(`/order/${ORDER_ID}`);
      await expect(page.getByText('This order has been cancelled.')).toBeVisible();
    },
  },
  {
    name: 'order-held',
    reach: async (page, database) => {
      await database.add(ORDER_PATH, { ...ORDER, printed: PRINTED, createdAt: START });
      await page.goto(`/order/${ORDER_ID}`);
      await page.getByRole('button', { name: 'What do you hold about me?' }).click();
      await expect(page.getByRole('region', { name: 'What we hold with this order' })).toBeVisible();
    },
  },
  {
    name: 'order-missing',
    reach: async (page) => {
      await page.goto(`/order/${ORDER_ID}`);
      await expect(page.getByRole('heading', { name: 'We do not have this order' })).toBeVisible();
    },
  },
  {
    name: 'manage-orders',
    reach: async (page, database) => {
      await database.add(ORDER_PATH, { ...ORDER, createdAt: START });
      await signIn(page, database, '/manage-orders');
      await expect(page.getByText('2 designs,')).toBeVisible();
    },
  },
  {
    name: 'manage-blessings',
    reach: async (page, database) => {
      await storedBlessing(STORED_BLESSING);
      await signIn(page, database, '/manage-blessings');
      await expect(page.getByText(STORED_BLESSING.name, { exact: true })).toBeVisible();
    },
  },
  {
    name: 'manage-blessings-none',
    reach: async (page, database) => {
      await signIn(page, database, '/manage-blessings');
      await expect(page.getByText('Nothing is waiting')).toBeVisible();
    },
  },
  {
    name: 'manage-orders-none',
    reach: async (page, database) => {
      await signIn(page, database, '/manage-orders');
      await expect(page.getByText('No orders yet')).toBeVisible();
    },
  },
  {
    name: 'manage-orders-forged',
    reach: async (page, database) => {
      await database.add(ORDER_PATH, {
        ...ORDER,
        printed: PRINTED,
        totalLow: 1,
        totalHigh: 1,
        createdAt: START,
      });
      await signIn(page, database, `/manage-orders?order=${ORDER_ID}`);
      await expect(page.getByText('This order differs from our prices')).toBeVisible();
      await expect(page.getByLabel('Your note')).toBeVisible();
    },
  },
  {
    name: 'manage-orders-booked',
    reach: async (page, database) => {
      await database.add(ORDER_PATH, { ...ORDER, printed: PRINTED, createdAt: START });
      await database.add(`bookings/${deviceId('booked')}`, {
        ...BOOKING,
        units: ['innova-crysta 1', 'dj 1'],
        order: ORDER.number,
        source: 'order',
        updatedAt: new Date(),
      });
      await signIn(page, database, `/manage-orders?order=${ORDER_ID}`);
      await expect(
        page.getByRole('region', { name: 'Booked for this order' }).getByRole('link'),
      ).toBeVisible();
    },
  },
  ...SHOP_DESK_STATES,
];
