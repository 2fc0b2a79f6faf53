import type { Page } from '@playwright/test';
import { MessageScreen } from '#e2e/screens/message-screen.ts';
import { BLESSING } from '#e2e/support/blessings.ts';
import { FACTS } from '#e2e/support/catalogue.ts';
import { openLive } from '#e2e/support/live.ts';
import {
  A_FEW_REQUESTS,
  countDocuments,
  countRequests,
  holdBack,
  LOST_FILE,
  MINUTE_MS,
  notice,
  tryAgainWithFiles,
} from '#e2e/support/lost-files.ts';
import { expect, test } from '#e2e/support/test.ts';
import { PATHS } from '#src/config/paths.ts';

// A service worker would serve cached files.
test.use({ serviceWorkers: 'block', expectedErrors: [LOST_FILE] });

const BLESS = '/qr-page/bless-the-couple';

const SCRIPTS = /\/assets\/.*\.js$/;

const brokenPage = (page: Page) => page.getByRole('heading', { level: 1, name: 'This page did not open' });

test.beforeEach(({ page }) => page.clock.install());

test.describe('when the code of one page cannot be loaded', { tag: '@phone' }, () => {
  test('an offline tap shows the error page after a few requests, and the page opens once online again', async ({
    page,
    context,
  }) => {
    await openLive(page, '/qr-page/hindu/page1');
    const requests = countRequests(page, SCRIPTS);
    await context.setOffline(true);
    await page.getByRole('link', { name: /Bless the couple/ }).click();
    await expect(brokenPage(page)).toBeVisible();
    await page.clock.runFor(MINUTE_MS);
    expect(requests()).toBeLessThan(A_FEW_REQUESTS);

    await context.setOffline(false);
    await expect(new MessageScreen(page).submitButton).toBeVisible();
  });

  test('Try again on the error page opens the page, with its styles and without a reload', async ({
    page,
  }) => {
    const files = /\/assets\/contact-page-[\w-]+\.(?:js|css)$/;
    await openLive(page, '/faq');
    await page.route(files, (route) => route.abort());
    const requests = countRequests(page, files);
    const documents = countDocuments(page);
    // Only the first failure of a version reloads the page; mark it as done.
    await page.evaluate(() => {
      const script = document.querySelector<HTMLScriptElement>('script[type="module"]');
      sessionStorage.setItem('shagun.reloaded-version', script?.src ?? '');
    });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
    await expect(brokenPage(page)).toBeVisible();
    await page.clock.runFor(MINUTE_MS);
    expect(requests()).toBeLessThan(A_FEW_REQUESTS);

    await tryAgainWithFiles(page, files);
    await expect(page.getByLabel('E-mail')).toBeVisible();
    const styled = () =>
      page.evaluate(() => [...document.styleSheets].some(({ href }) => href?.includes('/contact-page-')));
    expect(await styled()).toBe(true);
    expect(documents()).toBe(0);
  });

  test('a file replaced by a new version reloads the tab once, and the page then works', async ({ page }) => {
    await openLive(page, '/faq');
    const files = /\/assets\/contact-page-[\w-]+\.js$/;
    await page.route(files, (route) => route.fulfill({ status: 404, body: '' }));
    const documents = countDocuments(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
    await expect.poll(documents).toBe(1);
    await expect(notice(page)).toBeVisible();
    await page.clock.runFor(MINUTE_MS);
    expect(documents()).toBe(1);
    await expect(page.getByLabel('E-mail')).toBeVisible();
  });

  test('a prerendered page stays readable while its code cannot be loaded', async ({ page }) => {
    const files = /\/assets\/dj-page-[\w-]+\.js$/;
    await page.route(files, (route) => route.fulfill({ status: 404, body: '' }));
    const requests = countRequests(page, files);
    await page.goto('/dj');
    await expect(notice(page)).toBeVisible();
    await page.clock.runFor(MINUTE_MS);
    expect(requests()).toBeLessThan(A_FEW_REQUESTS);
    await expect(page.getByText(FACTS.prices[PATHS.dj]).first()).toBeAttached();

    await tryAgainWithFiles(page, files);
    await page.locator('html[data-app="hydrated"]').waitFor();
    await expect(notice(page)).toBeHidden();
  });

  test('an admin page, which is empty without its code, shows the error page', async ({ page }) => {
    const files = /\/assets\/admin-panel-page-[\w-]+\.js$/;
    await page.route(files, (route) => route.abort());
    const requests = countRequests(page, files);
    await page.goto('/adminpanel');
    await expect(brokenPage(page)).toBeVisible();
    await page.clock.runFor(MINUTE_MS);
    expect(requests()).toBeLessThan(A_FEW_REQUESTS);
    await tryAgainWithFiles(page, files);
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  });

  test('a form being filled in is not reloaded, and its message is sent once the code has loaded', async ({
    page,
    database,
  }) => {
    const files = /\/assets\/bless-the-couple-page-[\w-]+\.js$/;
    const documents = countDocuments(page);
    const form = new MessageScreen(page);
    const lose = await holdBack(page, files, (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto(BLESS, { waitUntil: 'commit' });
    await form.type(BLESSING);
    await form.submit();
    lose();
    await expect(notice(page)).toBeVisible();
    expect(documents()).toBe(1);
    await tryAgainWithFiles(page, files);
    await form.sent.waitFor();
    expect(documents()).toBe(1);
    await expect.poll(() => database.count('blesscouple')).toBe(1);
  });
});

test.describe('when the code of the pop-up cannot be loaded', { tag: '@phone' }, () => {
  test.use({ withPopUp: true });

  test('the page does not change', async ({ page }) => {
    const files = /\/assets\/enquiry-sheet-[\w-]+\.(?:js|css)$/;
    await page.route(files, (route) => route.abort());
    await openLive(page, '/about');
    const lost = page.waitForEvent('requestfailed', (request) => files.test(request.url()));
    await page.clock.runFor(MINUTE_MS);
    await lost;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Main menu' })).toBeVisible();
  });
});
