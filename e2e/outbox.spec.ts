import type { Page } from '@playwright/test';
import { MessageScreen } from '#e2e/screens/message-screen.ts';
import { BLESSING } from '#e2e/support/blessings.ts';
import { rulesRefuse } from '#e2e/support/google.ts';
import { holdFiles } from '#e2e/support/hold-files.ts';
import { inDatabase } from '#e2e/support/in-database.ts';
import { fetchOf } from '#e2e/support/passing-on.ts';
import { breakStorage } from '#e2e/support/storage.ts';
import { expect, test } from '#e2e/support/test.ts';

test.use({ serviceWorkers: 'allow' });

const WRITES = /documents:commit/;

/** Console errors of requests blocked by a test. */
const NO_NETWORK =
  /net::ERR_(?:INTERNET_DISCONNECTED|FAILED|ABORTED)|Failed to fetch|error occurred when fetching the script/;
const BAD_MOMENT = /status of (?:403|429|503)|net::ERR_(?:FAILED|ABORTED)/;

/** Holds background syncs that the page registers; `window.wakeUp` is then their tag. */
async function holdBackgroundSync(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const manager: unknown = Reflect.get(window, 'SyncManager');
    if (typeof manager !== 'function') return;
    Reflect.set(manager.prototype, 'register', async (tag: string) => Reflect.set(window, 'wakeUp', tag));
  });
}

test('a message submitted before hydration is sent afterwards', async ({ page, database }) => {
  const release = await holdFiles(page);
  const form = new MessageScreen(page);
  await page.goto('/qr-page/bless-the-couple', { waitUntil: 'commit' });
  await form.type(BLESSING);
  await form.submit();
  await expect(form.early).toBeVisible();
  await expect(page).toHaveURL(/\/qr-page\/bless-the-couple$/);
  release();
  await form.sent.waitFor();
  await expect(form.early).toBeHidden();
  await inDatabase(database, 1);
});

test.describe('without a network', () => {
  test.use({ expectedErrors: [NO_NETWORK] });

  test('a blessing saved on the phone arrives once when the closed page is opened again', async ({
    page,
    context,
    database,
  }) => {
    const form = new MessageScreen(page);
    await form.open();
    await form.type(BLESSING);
    await context.setOffline(true);
    await form.submit();
    await expect(form.kept).toBeVisible();
    await expect(page.getByText('It will be sent').or(page.getByText('will be sent as soon'))).toBeVisible();
    await page.close();
    await inDatabase(database, 0);

    await context.setOffline(false);
    const next = await context.newPage();
    await next.goto('/cart');
    await expect(next.getByText('Your message has been submitted successfully!')).toBeVisible({
      timeout: 15_000,
    });
    await inDatabase(database, 1);
  });

  test('an open page sends the message once the network is back', async ({ page, context, database }) => {
    const form = new MessageScreen(page);
    await form.open();
    await form.type(BLESSING);
    await context.setOffline(true);
    await form.submit();
    await expect(form.kept).toBeVisible();
    await context.setOffline(false);
    await form.sent.waitFor({ timeout: 15_000 });
    await inDatabase(database, 1);
  });

  test('two tabs sharing an outbox send each message once', async ({ page, context, database }) => {
    const form = new MessageScreen(page);
    const other = await context.newPage();
    const otherForm = new MessageScreen(other);
    await form.open();
    await otherForm.open();
    await context.setOffline(true);
    await form.type(BLESSING);
    await otherForm.type({ ...BLESSING, name: 'Imran Sheikh' });
    await form.submit();
    await expect(form.kept).toBeVisible();
    await otherForm.submit();
    await expect(otherForm.kept).toBeVisible();
    let writes = 0;
    // Not requests: an attempt may still be made without the network.
    context.on('response', (response) => {
      if (response.request().method() === 'POST' && WRITES.test(response.url())) writes += 1;
    });
    await context.setOffline(false);
    await form.sent.waitFor({ timeout: 15_000 });
    await otherForm.sent.waitFor({ timeout: 15_000 });
    await inDatabase(database, 2);
    expect(writes).toBe(2);
  });

  test.describe('with a lost response', () => {
    // A second write of a message is refused, and the phone then asks whether the first has arrived.
    test.use({ expectedErrors: [new RegExp(`${NO_NETWORK.source}|status of 403`)] });

    test('a reload while sending stores the message exactly once', async ({ page, database }) => {
      // Otherwise the service worker might send it, and this page report it just before it is reloaded.
      await holdBackgroundSync(page);
      const form = new MessageScreen(page);
      await form.open();
      await form.type(BLESSING);
      // The write is stored, but its response is lost, also that of a second attempt before the reload.
      let reloaded = false;
      await page.route(WRITES, async (route) => {
        if (reloaded) return route.continue();
        await fetchOf(route).catch(() => undefined);
        await route.abort().catch(() => undefined);
      });
      await form.submit();
      await inDatabase(database, 1);
      page.once('framenavigated', () => {
        reloaded = true;
      });
      await page.reload();
      await expect(page.getByText('Your message has been submitted successfully!')).toBeVisible({
        timeout: 15_000,
      });
      await inDatabase(database, 1);
    });
  });

  test('the service worker sends what a closed tab left in the outbox', async ({
    page,
    context,
    database,
  }) => {
    // Only this page's requests fail, so the browser would fire the sync at once: it is held until the tab is
    // closed.
    await holdBackgroundSync(page);
    const form = new MessageScreen(page);
    await form.open();
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await form.type(BLESSING);
    await page.route(WRITES, (route) => route.abort());
    await form.submit();
    await expect(form.kept).toBeVisible();
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'wakeUp'))).toBe('shagun-outbox');
    // A page without scripts: only the service worker can send from here.
    const bystander = await context.newPage();
    await bystander.goto('/manifest.webmanifest');
    const { origin } = new URL(bystander.url());
    const devtools = await context.newCDPSession(bystander);
    const registered = new Promise<string>((resolve) => {
      devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const ours = registrations.find(({ scopeURL, isDeleted }) => scopeURL === `${origin}/` && !isDeleted);
        if (ours) resolve(ours.registrationId);
      });
    });
    await devtools.send('ServiceWorker.enable');
    const registrationId = await registered;
    // A request that is held while its page closes can get through.
    await context.setOffline(true);
    await page.close();
    await context.setOffline(false);
    await inDatabase(database, 0);
    await devtools.send('ServiceWorker.dispatchSyncEvent', {
      origin,
      registrationId,
      tag: 'shagun-outbox',
      lastChance: false,
    });
    await inDatabase(database, 1);
  });

  test('a clock that is a day off changes nothing', async ({ page, context, database }) => {
    await page.clock.install({ time: Date.now() - 86_400_000 });
    await page.clock.resume();
    const form = new MessageScreen(page);
    await form.open();
    await form.type(BLESSING);
    await context.setOffline(true);
    await form.submit();
    await expect(form.kept).toBeVisible();
    await context.setOffline(false);
    await form.sent.waitFor({ timeout: 15_000 });
    await inDatabase(database, 1);
  });
});

test.describe('when the browser cannot store anything', { tag: '@phone' }, () => {
  test.use({ expectedErrors: [NO_NETWORK] });

  test('the page says that it must stay open, and sends from there', async ({ page, context, database }) => {
    await breakStorage(page);
    const form = new MessageScreen(page);
    await form.open();
    await form.type(BLESSING);
    await context.setOffline(true);
    await form.submit();
    await expect(page.getByRole('heading', { name: 'Not sent yet' })).toBeVisible();
    await expect(page.getByText('Please keep this page open')).toBeVisible();
    await expect(form.kept).toBeHidden();
    await context.setOffline(false);
    await form.sent.waitFor({ timeout: 15_000 });
    await inDatabase(database, 1);
  });
});

test.describe('when the database fails temporarily', () => {
  test.use({ expectedErrors: [BAD_MOMENT] });

  test('503 and 429 are retried until the blessing has arrived', async ({ page, database }) => {
    const responses = [503, 429];
    await page.route(WRITES, async (route) => {
      const status = responses.shift();
      if (status === undefined || route.request().method() !== 'POST') return route.fallback();
      return route.fulfill({
        status,
        headers: { 'access-control-allow-origin': '*' },
        json: { error: { code: status, status: status === 503 ? 'UNAVAILABLE' : 'RESOURCE_EXHAUSTED' } },
      });
    });
    const form = new MessageScreen(page);
    await form.open();
    await form.type(BLESSING);
    await form.submit();
    await expect(form.kept).toBeVisible();
    await form.sent.waitFor({ timeout: 20_000 });
    await inDatabase(database, 1);
  });

  test('a refused message says so and stays in the form for changes', async ({ page, database }) => {
    await page.route(WRITES, rulesRefuse);
    const form = new MessageScreen(page);
    await form.open();
    await form.type(BLESSING);
    await form.submit();
    await expect(form.failed).toBeVisible();
    await expect(form.name).toHaveValue(BLESSING.name);
    await expect(form.number).toHaveValue(/98450 ?00012$/);
    await expect(form.message).toHaveValue(BLESSING.message);
    await page.unroute(WRITES);
    await form.submit();
    await form.sent.waitFor();
    await inDatabase(database, 1);
  });
});
