import type { Page } from '@playwright/test';
import { noteOpenedLinks, OrderScreen } from '#e2e/screens/order-screen.ts';
import { ShopDeskScreen } from '#e2e/screens/shop-desk-screen.ts';
import { openLive, untilIdle } from '#e2e/support/live.ts';
import { countRequests } from '#e2e/support/lost-files.ts';
import { SAMPLE } from '#e2e/support/sample.ts';
import { waitForOffline } from '#e2e/support/service-worker.ts';
import { expect, test } from '#e2e/support/test.ts';
import { dayAfter, indiaDay } from '#src/domain/india-time.ts';

test.use({ serviceWorkers: 'allow' });

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** 250 cards of Series 4 cost ₹40–55 each (specification §9). */
const CARDS = [{ designId: 'series-4/ivory-arch', amount: 250 }];

const PHONE = { viewport: { width: 390, height: 844 } };

const numberIn = (text: string) => /S-\d{6}-\w{4}/.exec(text)?.[0] ?? '';

const inDays = (days: number) => dayAfter(indiaDay(Date.now()), days) ?? '';

const car = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

test.use({
  timezoneId: 'America/New_York',
  expectedErrors: [
    /net::ERR_INTERNET_DISCONNECTED|net::ERR_FAILED|Failed to fetch|status of 403 .*documents:commit/,
  ],
});

test.beforeEach(({ context }) => noteOpenedLinks(context));

test('a week in the shop: each change is on a customer’s open page within a minute, and both orders are right', {
  tag: ['@phone', '@long'],
}, async ({ page, context, browser, database }) => {
  test.slow();
  const order = new OrderScreen(page);
  await order.openCards(CARDS);
  const before = numberIn(await order.checkout());
  await expect(order.placed).toBeVisible();

  const counter = await (await browser.newContext(PHONE)).newPage();
  const desk = new ShopDeskScreen(counter);
  await desk.open(database);
  await expect(counter.getByText('Nothing has been changed yet')).toBeVisible();

  await page.clock.install();
  await openLive(page, '/carservice');
  const innova = car(page, 'Innova Crysta');
  await expect(innova).toContainText('₹1,500 a day');
  const aMinuteLater = () => page.clock.fastForward(MINUTE_MS);
  await aMinuteLater();

  await test.step('a price goes up today, and another one tomorrow', async () => {
    await desk.setPrice('Innova Crysta', ['1,800'], inDays(0));
    await desk.setPrice('Ertiga', ['1400'], inDays(1));
    await desk.setPrice('Series 4', ['45', '60'], inDays(0));
    await desk.save('Innova Crysta: ₹1,800 from', 'Ertiga: ₹1,400 from', 'Series 4: ₹45–60 from');
    await desk.saved(1);
    await aMinuteLater();
    await expect(innova).toContainText('₹1,800 a day');
    await expect(car(page, 'Ertiga')).toContainText('₹1,200 a day');
  });

  await test.step('a car is sold out', async () => {
    await desk.sellOut('Scorpio');
    await desk.save('Scorpio: sold out');
    await desk.saved(2);
    await aMinuteLater();
    await expect(car(page, 'Scorpio').getByRole('button', { name: 'Not available now' })).toBeDisabled();
  });

  const notice = page.getByRole('complementary', { name: 'News from the shop' });
  await test.step('a banner with its days, a closed day and a coupon', async () => {
    await desk.writeBanner('Happy Dhanteras!', 'शुभ धनतेरस!', inDays(2));
    await desk.close(inDays(1));
    await desk.addCoupon('diwali10', '10', inDays(6));
    await desk.save('Banner from', 'Closed on', 'Coupon DIWALI10: 10% off until', 'शुभ धनतेरस!');
    await desk.saved(3);
    await aMinuteLater();
    await expect(notice).toContainText('Happy Dhanteras!');
    await expect(notice).toContainText('We are closed on');
  });

  await test.step('the other language says it in its own words', async () => {
    const hindi = await context.newPage();
    await openLive(hindi, '/hi/carservice');
    await expect(hindi.getByRole('complementary', { name: 'दुकान की ख़बर' })).toContainText('शुभ धनतेरस!');
    await hindi.close();
  });

  await test.step('without a network, the last known board is shown', async () => {
    const shop = await context.newPage();
    await openLive(shop, '/carservice');
    await waitForOffline(shop);
    await context.setOffline(true);
    await shop.reload();
    await expect(car(shop, 'Innova Crysta')).toContainText('₹1,800 a day');
    await context.setOffline(false);
    await shop.close();
  });

  await test.step('tomorrow’s price is there after midnight in India, and the banner has its end', async () => {
    await page.clock.fastForward(DAY_MS);
    await expect(car(page, 'Ertiga')).toContainText('₹1,400 a day');
    await page.clock.fastForward(3 * DAY_MS);
    await expect(notice).toBeHidden();
  });

  const customer = await (await browser.newContext()).newPage();
  await noteOpenedLinks(customer.context());
  const later = new OrderScreen(customer);
  await later.openCards(CARDS);
  await customer.getByText('Your name, number and date').click();
  await expect(customer.getByText('Price list no. 3')).toBeVisible();
  await customer.getByLabel('Coupon code').fill('diwali10');
  const message = await later.checkout();
  expect(message).toContain('₹11,250 – ₹15,000');
  expect(message).toContain('Coupon code: DIWALI10');
  expect(message).toContain('Price list no. 3');
  await expect(later.placed).toBeVisible();
  const after = numberIn(message);
  await expect.poll(() => database.count('orders'), { timeout: 20_000 }).toBe(2);
  await customer.context().close();

  await test.step('in the book both orders are right, with the prices of their time', async () => {
    await counter.goto('/manage-orders');
    await expect(counter.getByText('2 orders', { exact: true })).toBeVisible();
    for (const number of [before, after]) {
      await counter.getByRole('link', { name: number }).click();
      await expect(counter.getByLabel('Your note')).toBeVisible();
      await expect(counter.getByText('This order differs from our prices')).toBeHidden();
      if (number === after) {
        await expect(counter.getByText('Coupon DIWALI10: 10% off')).toBeVisible();
        await expect(counter.getByText('250 × ₹45–60 each')).toBeVisible();
      } else await expect(counter.getByText('250 × ₹40–55 each')).toBeVisible();
      await counter.getByRole('link', { name: 'All orders' }).click();
    }
    await expect(counter.getByText('Differs from our prices')).toHaveCount(0);
  });
  await counter.context().close();
});

test('two owners save at the same time: the second is told and loses nothing, and the last save can be undone', {
  tag: '@phone',
}, async ({ page, context, database }) => {
  const first = new ShopDeskScreen(page);
  await first.open(database);
  const otherPage = await context.newPage();
  await otherPage.goto('/manage-shop');
  await otherPage.getByLabel('Find an item').waitFor();
  const second = new ShopDeskScreen(otherPage);

  await first.sellOut('Scorpio');
  await second.sellOut('Ertiga');
  await first.save('Scorpio: sold out');
  await first.saved(1);
  await second.save('Ertiga: sold out');
  await expect(second.overtaken).toBeVisible();
  await otherPage.getByLabel('Find an item').fill('');
  for (const name of ['Scorpio', 'Ertiga']) {
    await expect(car(otherPage, name)).toContainText('Sold out');
  }
  await second.save('Ertiga: sold out');
  await second.saved(2);

  await otherPage.getByRole('button', { name: 'Undo the last save' }).click();
  await second.saved(3);
  await otherPage.getByLabel('Find an item').fill('');
  await expect(car(otherPage, 'Scorpio')).toContainText('Sold out');
  await expect(car(otherPage, 'Ertiga')).toHaveCount(0);
});

test('guests’ pages ask for nothing of the board', { tag: '@phone' }, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (`${request.url()} ${request.postData() ?? ''}`.includes('shop/today')) asked.push(request.url());
  });
  await page.clock.install();
  const watches = countRequests(page, /\/watch-shop-/);
  for (const path of ['/qr-page/bless-the-couple', SAMPLE, '/farewell/electrical']) {
    const lateWork = page.waitForResponse(/\/start-late-work-/);
    await openLive(page, path);
    await page.clock.fastForward(MINUTE_MS);
    await lateWork;
    await untilIdle(page);
  }
  expect(asked).toEqual([]);
  expect(watches()).toBe(0);
  await openLive(page, '/carservice');
  await page.clock.fastForward(MINUTE_MS);
  await expect.poll(() => asked.length).toBe(1);
  expect(watches()).toBeGreaterThan(0);
});
