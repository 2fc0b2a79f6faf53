import type { Page } from '@playwright/test';
import { DAY, DAY_IN_WORDS, take } from '#e2e/support/bookings.ts';
import { openLive } from '#e2e/support/live.ts';
import { expect, test } from '#e2e/support/test.ts';
import { CHOSEN_DATE_KEY } from '#src/config/late-storage-keys.ts';

async function chooseDate(page: Page, day = DAY): Promise<void> {
  await page.getByRole('button', { name: 'Choose your date' }).click();
  const sheet = page.getByRole('dialog', { name: 'When is your wedding?' });
  await sheet.getByLabel('Date').fill(day);
  await sheet.getByLabel('Evening').check();
  await sheet.getByLabel('Place').fill('Jaipur');
  await sheet.getByRole('button', { name: 'Show what is free' }).click();
}

const row = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

const LONG_PLACE = 'Shri Laxmi Narayan Marriage Garden, behind the old bus stand, Nokha Road';

const bar = (page: Page) => page.getByRole('region', { name: 'Your date' });

test('a visitor chooses the date once, and every page and message knows it', { tag: '@phone' }, async ({
  page,
  database,
}) => {
  await take(
    database,
    'innova-crysta 1',
    'innova-crysta 2',
    'dzire 1',
    'horse 1',
    'makeup-artist 1',
    'kitchen 1',
  );
  const reads: string[] = [];
  page.on('request', (request) => {
    // The board is read too, when the page is at rest.
    if (request.postData()?.includes('bookedMonths')) reads.push(request.postData() ?? '');
  });
  await openLive(page, '/carservice');
  await expect(row(page, 'Ertiga').getByRole('link', { name: 'BOOK NOW' })).toBeVisible();
  expect(reads).toEqual([]);
  const height = await bar(page).evaluate((element) => element.clientHeight);

  await chooseDate(page);
  await expect(bar(page)).toContainText(`${DAY_IN_WORDS}, evening · Jaipur`);
  await expect(row(page, 'Innova Crysta')).toContainText('Booked on your date');
  await expect(row(page, 'Dzire')).toContainText('Last one on your date');
  await expect(row(page, 'Ertiga')).toContainText('Free on your date');
  const message = await row(page, 'Ertiga').getByRole('link', { name: 'BOOK NOW' }).getAttribute('href');
  expect(decodeURIComponent(message ?? '')).toMatch(
    new RegExp(`Our date and place: ${DAY_IN_WORDS}, evening, Jaipur$`),
  );
  expect(await bar(page).evaluate((element) => element.clientHeight)).toBe(height);

  await page.goto('/dj');
  await expect(row(page, 'Road DJ')).toContainText('Free on your date');
  await page.goto('/makeup');
  await expect(bar(page)).toContainText('One of our makeup artists is still free.');
  await page.goto('/catering');
  await expect(bar(page)).toContainText('Our kitchen is booked.');
  await page.goto('/photogrphy-premium');
  await expect(row(page, 'Wedding Premium A')).toContainText('Free on your date');
  expect(reads).toHaveLength(1);

  await bar(page).getByRole('button', { name: 'Clear' }).click();
  await expect(bar(page)).toContainText('When is your wedding?');
  await expect(page.getByRole('button', { name: 'Choose your date' })).toBeFocused();
  await expect(row(page, 'Wedding Premium A')).not.toContainText('on your date');
});

test('a chosen date is in the order of cards, and a date that has passed is refused', {
  tag: '@phone',
}, async ({ page, database }) => {
  await take(database, 'innova-crysta 1');
  await openLive(page, '/carservice');
  await page.getByRole('button', { name: 'Choose your date' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Date').fill('2020-01-01');
  await sheet.getByRole('button', { name: 'Show what is free' }).click();
  await expect(sheet).toContainText('This date has passed.');
  await sheet.getByLabel('Date').fill(DAY);
  await sheet.getByLabel('Place').fill('Jaipur');
  await sheet.getByRole('button', { name: 'Show what is free' }).click();
  await expect(row(page, 'Ertiga')).toContainText('Free on your date');
  const stored = await page.evaluate(() => localStorage.getItem('shagun.order-details'));
  expect(stored).toContain(DAY);
  expect(stored).toContain('Jaipur');
});

test.describe('without a response', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('what this phone knew last is shown with its time', { tag: '@phone' }, async ({ page, database }) => {
    await take(database, 'innova-crysta 1', 'innova-crysta 2');
    await openLive(page, '/carservice');
    await chooseDate(page);
    await expect(row(page, 'Innova Crysta')).toContainText('Booked on your date');
    await page.evaluate(() => {
      const key = Object.keys(localStorage).find((one) => one.startsWith('shagun.booked-month.')) ?? '';
      const kept = JSON.parse(localStorage.getItem(key) ?? '{}');
      localStorage.setItem(key, JSON.stringify({ ...kept, readAt: kept.readAt - 3_600_000 }));
    });
    await page.route(/:batchGet/, (route) => route.abort());
    await page.reload();
    await expect(bar(page)).toContainText('No connection: this is what we knew on');
    await expect(row(page, 'Innova Crysta')).toContainText('Booked on your date');
  });

  test('a phone that knows nothing says so, and shows nothing as free', { tag: '@phone' }, async ({
    page,
  }) => {
    await page.route(/:batchGet/, (route) => route.abort());
    await openLive(page, '/carservice');
    await chooseDate(page);
    await expect(bar(page)).toContainText('We could not check just now.');
    await expect(row(page, 'Ertiga')).not.toContainText('on your date');
  });
});

test('the Hindi pages show the date and what is free in Hindi', { tag: '@phone' }, async ({
  page,
  database,
}) => {
  await take(
    database,
    'innova-crysta 1',
    'innova-crysta 2',
    'dzire 1',
    'dj 1',
    'makeup-artist 1',
    'kitchen 1',
  );
  await openLive(page, '/hi/carservice');
  await page.getByRole('button', { name: 'तारीख़ चुनें' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('तारीख़').fill(DAY);
  await sheet.getByLabel('शाम').check();
  await sheet.getByRole('button', { name: 'देखें, क्या मिल सकता है' }).click();
  await expect(page.getByText('बस एक बाक़ी')).toBeVisible();
  await expect(hindiBar(page)).toContainText('12 फ़रवरी 2099, शाम');
  const shown: ReadonlyArray<readonly [address: string, text: string]> = [
    ['dj', 'बस एक बाक़ी'],
    ['makeup', 'हमारी एक मेकअप आर्टिस्ट अब भी उपलब्ध हैं।'],
    ['catering', 'हमारी रसोई बुक है।'],
    ['photography', 'उपलब्ध आपकी तारीख़ पर'],
  ];
  for (const [address, text] of shown) {
    await page.goto(`/hi/${address}`);
    await expect(page.getByRole('main')).toContainText(text);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  }
  const message = await page.locator('main a[href*="wa.me"]').first().getAttribute('href');
  expect(decodeURIComponent(message ?? '')).toContain('12 फ़रवरी 2099, शाम');
});

for (const address of ['/catering', '/hi/catering']) {
  test(`nothing moves on ${address} when the response arrives`, { tag: '@phone' }, async ({
    page,
    database,
  }) => {
    await take(database, 'kitchen 1');
    await page.addInitScript(([key, state]) => localStorage.setItem(key, state), [
      CHOSEN_DATE_KEY,
      JSON.stringify({ state: { data: { day: DAY, part: 'evening', place: LONG_PLACE } } }),
    ] as const);
    let release = () => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    await page.route(/:batchGet/, async (route) => {
      await held;
      await route.continue();
    });
    await openLive(page, address);
    const line = page.getByRole('region', { name: /Your date|आपकी तारीख़/ }).getByRole('status');
    await expect(line).toContainText(/Checking what is free|देख रहे हैं/);
    const height = () => page.evaluate(() => document.querySelector('main')?.scrollHeight);
    const before = await height();
    release();
    await expect(line).toContainText(/As of|की जानकारी/);
    expect(await height()).toBe(before);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  });
}

const hindiBar = (page: Page) => page.getByRole('region', { name: 'आपकी तारीख़' });
