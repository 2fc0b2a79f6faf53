import type { Page } from '@playwright/test';
import { signIn } from '#e2e/screens/admin-screen.ts';
import { countBookable, DAY, take } from '#e2e/support/bookings.ts';
import type { Database } from '#e2e/support/database.ts';
import { expect, test } from '#e2e/support/test.ts';
import { START } from '#tests/support/invitation-documents.ts';
import { ORDER, ORDER_ID, ORDER_PATH } from '#tests/support/order-documents.ts';

async function openDesk(page: Page, database: Database, path = `/manage-bookings?day=${DAY}`): Promise<void> {
  await signIn(page, database, path);
}

async function typeBooking(page: Page, who: string, thing: string): Promise<void> {
  await page.getByRole('button', { name: 'Book something' }).click();
  await page.getByLabel('Who is it for?').fill(who);
  await page.getByRole('button', { name: `More: ${thing}` }).click();
}

const save = (page: Page) => page.getByRole('button', { name: 'Save the booking' });
const booked = (page: Page) => page.getByRole('list', { name: 'Booked' }).getByRole('listitem');

test('the owner counts once, books what was asked for by telephone, releases it and takes it back', {
  tag: '@phone',
}, async ({ page, database }) => {
  await openDesk(page, database);
  await expect(page.getByRole('heading', { name: 'How many of each do you have?' })).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Nothing is booked on this day yet.')).toBeVisible();
  const day = page.getByRole('region', { name: /12 February 2099/ });
  await expect(day).toBeFocused();

  await typeBooking(page, 'Sharma family', 'Innova Crysta');
  await expect(page.getByLabel('Date')).toHaveValue(DAY);
  await page.getByLabel('Mobile number').fill('98123 45678');
  await page.getByLabel('Place').fill('Jaipur');
  await save(page).click();
  await expect(booked(page)).toContainText(['Sharma family']);
  await expect(booked(page)).toContainText(['Booked by telephone']);
  await expect(day).toBeFocused();
  await expect(page.getByRole('row', { name: /Innova Crysta/ })).toContainText('1 of 2 left');
  await expect(page.getByRole('button', { name: /12 February 2099: 1 taken/ })).toBeVisible();

  await page.getByRole('button', { name: 'Release: Sharma family' }).click();
  await expect(page.getByRole('list', { name: 'Released' })).toContainText('Sharma family');
  await expect(page.getByRole('button', { name: 'Book something' })).toBeFocused();
  await expect(page.getByRole('row', { name: /Innova Crysta/ })).not.toContainText('1 of 2');
  await page.getByRole('button', { name: 'Book again: Sharma family' }).click();
  await expect(booked(page)).toContainText(['Sharma family']);

  await page.getByRole('button', { name: 'Change: Sharma family' }).click();
  await page.getByLabel('Your note').fill('Red flowers');
  await save(page).click();
  await expect(booked(page)).toContainText(['Red flowers']);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test.describe('at the same moment', () => {
  // The rules refuse the slower one before its transaction has read again.
  test.use({ expectedErrors: [/status of (?:403|409)/] });

  test('two phones book the last Innova: one has it, the other is told who and keeps what was typed', {
    tag: '@phone',
  }, async ({ page, browser, database }) => {
    await take(database, 'innova-crysta 1');
    const other = await browser.newContext();
    const second = await other.newPage();
    await openDesk(page, database);
    await openDesk(second, database);
    await typeBooking(page, 'Sharma family', 'Innova Crysta');
    await typeBooking(second, 'Gupta family', 'Innova Crysta');
    await Promise.all([save(page).click(), save(second).click()]);

    const refused = (one: Page) => one.getByText('Somebody else has just booked it');
    await expect
      .poll(async () => (await refused(page).count()) + (await refused(second).count()), { timeout: 30_000 })
      .toBe(1);
    const late = (await refused(page).count()) === 1 ? page : second;
    const [mine, theirs] =
      late === page ? ['Sharma family', 'Gupta family'] : ['Gupta family', 'Sharma family'];
    await expect(late.getByRole('alert')).toContainText('Innova Crysta: all taken now.');
    await expect(late.getByRole('alert')).toContainText(`${theirs}: Innova Crysta`);
    await expect(late.getByLabel('Who is it for?')).toHaveValue(mine);
    await expect(late.getByRole('group', { name: 'What do they want to book?' })).toContainText(
      'Innova Crystabooked',
    );

    await late.getByRole('button', { name: 'Fewer: Innova Crysta' }).click();
    await late.getByRole('button', { name: 'More: Dzire', exact: true }).click();
    await save(late).click();
    await expect(booked(late)).toHaveCount(2);
    await other.close();
  });
});

test('an order leads to a booking with its kitchen, name, date and place, and once it is cancelled, to its release', {
  tag: '@phone',
}, async ({ page, database }) => {
  await countBookable(database);
  const catering = { kind: 'catering', lines: 'soup-1 1', totalLow: 0, totalHigh: 0, date: DAY };
  const order = { ...ORDER, ...catering, createdAt: START };
  await database.add(ORDER_PATH, order);
  await openDesk(page, database, `/manage-orders?order=${ORDER_ID}`);
  await page.getByRole('link', { name: 'Book for this order' }).click();
  await expect(page.getByLabel('Who is it for?')).toHaveValue(ORDER.name);
  await expect(page.getByLabel('Date')).toHaveValue(DAY);
  await expect(page.getByLabel('How many: Kitchen')).toHaveValue('1');
  await save(page).click();
  await expect(page.getByText('Please choose morning, evening or the whole day.')).toBeFocused();
  await page.getByRole('radio', { name: /^Evening/ }).check();
  await save(page).click();
  await expect(booked(page)).toContainText([ORDER.number]);
  // Months are public, and anyone who knows an order's id can read the order.
  expect(JSON.stringify(await database.documents('bookedMonths'))).not.toContain(ORDER_ID);

  await page.goto(`/manage-bookings?order=${ORDER_ID}`);
  await expect(page.getByText(`Order ${ORDER.number} is booked already`)).toBeVisible();
  await database.add(ORDER_PATH, { ...order, status: 'cancelled' });
  await page.goto(`/manage-orders?order=${ORDER_ID}`);
  await expect(page.getByText('This order is cancelled, but something is still booked for it')).toBeVisible();
  await page.getByRole('link', { name: /: Kitchen$/ }).click();
  await page.getByRole('button', { name: /^Release/ }).click();
  await expect(booked(page)).toHaveCount(0);
});

test('a message that was pasted fills in car, date and place', { tag: '@phone' }, async ({
  page,
  database,
}) => {
  await countBookable(database);
  await openDesk(page, database);
  await page.getByRole('button', { name: 'Book something' }).click();
  await page.getByLabel('Where does it come from?').selectOption('enquiry');
  await page
    .getByLabel('Paste the message from WhatsApp')
    .fill('*Dzire* (Car Service)\nOur date and place: 14 February 2099, evening, Udaipur');
  await expect(page.getByLabel('Date')).toHaveValue('2099-02-14');
  await expect(page.getByLabel('Place')).toHaveValue('Udaipur');
  await expect(page.getByLabel('How many: Dzire')).toHaveValue('1');
});

test('the days of a month are reached with the arrow keys', { tag: '@desktop' }, async ({
  page,
  database,
}) => {
  await countBookable(database);
  await openDesk(page, database);
  await page.getByRole('button', { name: /^Thursday, 12 February 2099/ }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: /^Friday, 13 February 2099/ })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('heading', { name: 'Friday, 6 February 2099' })).toBeVisible();
  for (let press = 0; press < 6; press += 1) await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('heading', { name: 'January 2099', exact: true })).toBeVisible();
});

test('Back asks before it throws away a booking that is not saved', { tag: '@phone' }, async ({
  page,
  database,
}) => {
  await countBookable(database);
  await openDesk(page, database, '/adminpanel');
  await page.getByRole('link', { name: 'Manage Bookings' }).click();
  await page.getByRole('button', { name: 'Book something' }).click();
  const who = page.getByLabel('Who is it for?');
  await who.fill('Sharma family');
  const back = async (answer: 'accept' | 'dismiss') => {
    const asked = page.waitForEvent('dialog');
    await page.evaluate(() => window.setTimeout(() => window.history.back()));
    const question = await asked;
    expect(question.message()).toBe('What you typed here is not saved. Leave anyway?');
    await question[answer]();
  };
  await back('dismiss');
  await expect(page).toHaveURL(/\/manage-bookings/);
  await expect(who).toHaveValue('Sharma family');
  await back('accept');
  await expect(page).toHaveURL(/\/adminpanel$/);
  await page.goForward();
  await expect(page.getByRole('button', { name: 'Book something' })).toBeVisible();
});

test.describe('in Los Angeles', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('a booking is for the day in India', { tag: '@phone' }, async ({ page, database }) => {
    await countBookable(database);
    await openDesk(page, database);
    await expect(page.getByRole('heading', { name: 'Thursday, 12 February 2099' })).toBeVisible();
    await typeBooking(page, 'Sharma family', 'Dzire');
    await save(page).click();
    await expect(booked(page)).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Thursday, 12 February 2099: 1 taken' })).toBeVisible();
  });
});
