import type { Route } from '@playwright/test';
import { MenuScreen } from '#e2e/screens/menu-screen.ts';
import { MessageScreen } from '#e2e/screens/message-screen.ts';
import { BLESSING } from '#e2e/support/blessings.ts';
import {
  A_FEW_REQUESTS,
  countDocuments,
  countRequests,
  holdBack,
  LOST_FILE,
  MINUTE_MS,
  notice,
  tryAgain,
  tryAgainWithFiles,
} from '#e2e/support/lost-files.ts';
import { expect, test } from '#e2e/support/test.ts';

// A service worker would serve cached files.
test.use({ serviceWorkers: 'block', expectedErrors: [LOST_FILE] });

const BLESS = '/qr-page/bless-the-couple';

const ENTRY = /\/assets\/index-[\w-]+\.js$/;
const SCRIPTS = /\/assets\/.*\.js$/;

/** Fails a script for the lifetime of the first document, as browsers do that cache a module failure. */
function loseInFirst(documents: () => number, route: Route): Promise<void> {
  return documents() > 1 ? route.continue() : route.abort();
}

test.beforeEach(({ page }) => page.clock.install());

test.describe('when the page’s script cannot be loaded', { tag: '@phone' }, () => {
  test('once, it is loaded again, and the blessing submitted meanwhile is sent', async ({
    page,
    database,
  }) => {
    const documents = countDocuments(page);
    let losses = 0;
    const lose = await holdBack(page, ENTRY, (route) => {
      losses += 1;
      return losses > 1 ? route.continue() : route.abort();
    });
    const form = new MessageScreen(page);
    await page.goto(BLESS, { waitUntil: 'commit' });
    await form.type(BLESSING);
    await form.submit();
    await expect(form.early).toBeVisible();
    lose();
    await form.sent.waitFor();
    await expect.poll(() => database.count('blesscouple')).toBe(1);
    expect(documents()).toBe(1);
  });

  test('permanently, the page says so, keeps the text after a reload, and sends it once the script has loaded', async ({
    page,
    database,
  }) => {
    const requests = countRequests(page, ENTRY);
    await page.route(ENTRY, (route) => route.abort());
    const form = new MessageScreen(page);
    await page.goto(BLESS);
    await form.type(BLESSING);
    await form.submit();
    await expect(notice(page)).toHaveText(
      /your message is not sent yet\. What you typed is kept on this phone\./,
    );
    await expect(form.early).toBeHidden();
    expect(requests()).toBeLessThan(A_FEW_REQUESTS);

    await page.reload();
    await expect(form.name).toHaveValue(BLESSING.name);
    await expect(form.number).toHaveValue(BLESSING.number);
    await expect(form.message).toHaveValue(BLESSING.message);
    await expect(notice(page)).toBeVisible();

    await tryAgainWithFiles(page, ENTRY);
    await form.sent.waitFor();
    await expect.poll(() => database.count('blesscouple')).toBe(1);
  });

  test('without a network, the page starts once the network is back', async ({ page, context }) => {
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto(BLESS, { waitUntil: 'commit' });
    await expect(notice(page)).toBeVisible();
    await context.setOffline(true);
    await page.unroute(SCRIPTS);
    await context.setOffline(false);
    await page.locator('html[data-app="hydrated"]').waitFor();
    await expect(notice(page)).toBeHidden();
  });

  test('a dish ticked meanwhile is counted only once the script has loaded', async ({ page }) => {
    const menu = new MenuScreen(page);
    await page.route(ENTRY, (route) => route.abort());
    await page.goto('/veg-menu');
    await menu.dish('Blue Lagoon').check();
    await expect(notice(page)).toHaveText(/what you tick is not saved/);
    await tryAgainWithFiles(page, ENTRY);
    await expect(menu.count('1 dish chosen')).toBeVisible();
    await expect(menu.dish('Blue Lagoon')).toBeChecked();
    await expect(notice(page)).toBeHidden();
  });

  test('an untouched page is reloaded once if the browser caches the failure', async ({ page }) => {
    const documents = countDocuments(page);
    await page.route(ENTRY, (route) => loseInFirst(documents, route));
    await page.goto('/veg-menu');
    await page.locator('html[data-app="hydrated"]').waitFor();
    expect(documents()).toBe(2);
  });

  test('a filled-in form is reloaded only by the guest, and its submitted message is then sent', async ({
    page,
    database,
  }) => {
    const form = new MessageScreen(page);
    const documents = countDocuments(page);
    const lose = await holdBack(page, ENTRY, (route) => loseInFirst(documents, route));
    await page.goto(BLESS, { waitUntil: 'commit' });
    await form.type(BLESSING);
    await form.submit();
    lose();
    await expect(notice(page)).toBeVisible();
    await page.clock.runFor(MINUTE_MS);
    expect(documents()).toBe(1);
    await expect(form.message).toHaveValue(BLESSING.message);

    await tryAgain(page).click();
    await form.sent.waitFor();
    expect(documents()).toBe(2);
    await expect.poll(() => database.count('blesscouple')).toBe(1);
  });
});
