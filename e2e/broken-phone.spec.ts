import { MessageScreen } from '#e2e/screens/message-screen.ts';
import { BLESSING } from '#e2e/support/blessings.ts';
import { refuseWrites, rulesRefuse } from '#e2e/support/google.ts';
import { fetchOf } from '#e2e/support/passing-on.ts';
import { breakDatabase } from '#e2e/support/storage.ts';
import { expect, test } from '#e2e/support/test.ts';
import { deleteWithTombstone } from '#tests/support/firestore-rest.ts';

const WRITES = /documents:commit/;
const TROUBLE = /status of (?:403|503)|net::ERR_(?:INTERNET_DISCONNECTED|FAILED|ABORTED)|Failed to fetch/;

test.use({ expectedErrors: [TROUBLE] });

test.describe('at 360 px', { tag: '@phone' }, () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('of two refused blessings one is back in the form and the other is listed', { tag: '@long' }, async ({
    page,
    context,
    database,
  }) => {
    const form = new MessageScreen(page);
    await form.open();
    await context.setOffline(true);
    for (const name of ['Asha', 'Ravi']) {
      await form.type({ ...BLESSING, name });
      await form.submit();
      await expect(form.kept).toBeVisible();
      await form.another.click();
    }
    await page.route(WRITES, rulesRefuse);
    await context.setOffline(false);
    await expect(form.name).toHaveValue('Asha', { timeout: 15_000 });
    await expect(page.getByText('1 message was not accepted')).toBeVisible();
    await page.getByText('Show', { exact: true }).click();
    await expect(page.getByRole('listitem').getByText('Ravi')).toBeVisible();

    await page.unroute(WRITES);
    await form.submit();
    await form.sent.waitFor();
    await expect(form.name).toHaveValue('Ravi');
    await form.submit();
    await form.sent.waitFor();
    await expect.poll(() => database.count('blesscouple')).toBe(2);
  });

  test('the notice of an unsent message scrolls into view, and no thank-you note is shown', async ({
    page,
  }) => {
    const form = new MessageScreen(page);
    await form.open();
    await form.type(BLESSING);
    await page.locator('[name=website]').evaluate((field: HTMLInputElement) => {
      field.value = 'https://spam.example';
    });
    await form.submitButton.scrollIntoViewIfNeeded();
    await form.submit();
    await expect(form.failed).toBeInViewport();
    await expect(page.getByText('will read every word')).toBeHidden();
    await expect(form.message).toHaveValue(BLESSING.message);
  });

  test('the notice that a message was already sent scrolls into view', async ({ page, database }) => {
    const form = new MessageScreen(page);
    await form.open();
    await form.send(BLESSING);
    await form.open();
    await form.type(BLESSING);
    await form.submitButton.scrollIntoViewIfNeeded();
    await form.submit();
    await expect(page.getByText('You have already sent this message.')).toBeInViewport();
    expect(await database.count('blesscouple')).toBe(1);
  });
});

test('an API key restricted to other sites refuses no blessing: it waits and arrives', async ({
  page,
  database,
}) => {
  const blocked = 'Requests from referer https://shagun.example/ are blocked.';
  await page.route(WRITES, refuseWrites(blocked, 'API_KEY_HTTP_REFERRER_BLOCKED'));
  const form = new MessageScreen(page);
  await form.open();
  await form.type(BLESSING);
  await form.submit();
  await expect(form.kept).toBeVisible();
  await page.unroute(WRITES);
  await form.sent.waitFor({ timeout: 20_000 });
  await expect.poll(() => database.count('blesscouple')).toBe(1);
});

test('with a full disk a blessing survives its tab in local storage and arrives once', async ({
  page,
  context,
  database,
}) => {
  await breakDatabase(page);
  const form = new MessageScreen(page);
  await form.open();
  await form.type(BLESSING);
  await context.setOffline(true);
  await form.submit();
  await expect(form.kept).toBeVisible();
  await page.close();

  await context.setOffline(false);
  const next = await context.newPage();
  await breakDatabase(next);
  await next.goto('/cart');
  await expect(next.getByText('Your message has been submitted successfully!')).toBeVisible({
    timeout: 15_000,
  });
  await expect.poll(() => database.count('blesscouple')).toBe(1);
  const left = await next.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('outbox')));
  expect(left).toEqual([]);
});

test('after the browser’s data is cleared the page no longer says that the message is saved', async ({
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
  await page.evaluate(async () => {
    localStorage.clear();
    await new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open('shagun-outbox');
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const clearing = opening.result.transaction('messages', 'readwrite');
        clearing.objectStore('messages').clear();
        clearing.oncomplete = () => resolve();
      };
    });
  });
  await expect(page.getByRole('heading', { name: 'Not sent yet' })).toBeVisible({ timeout: 15_000 });
  await expect(form.kept).toBeHidden();
  await context.setOffline(false);
  await form.sent.waitFor({ timeout: 15_000 });
  await expect.poll(() => database.count('blesscouple')).toBe(1);
});

test('a lock held by a frozen tab does not stop other tabs from sending', async ({
  page,
  context,
  database,
}) => {
  const frozen = await context.newPage();
  await frozen.goto('/manifest.webmanifest');
  await page.clock.install();
  const form = new MessageScreen(page);
  await form.open();
  await form.type(BLESSING);
  await context.setOffline(true);
  await form.submit();
  await page.clock.runFor(3_000);
  await expect(form.kept).toBeVisible();
  // A tab frozen in the middle of a request keeps its lock.
  await frozen.evaluate(() => {
    const ids = Object.keys(localStorage).filter((key) => key.startsWith('shagun.outbox.'));
    const id = ids[0]?.slice('shagun.outbox.'.length);
    void navigator.locks.request(`shagun-outbox.${id}`, () => new Promise(() => {}));
  });
  await context.setOffline(false);
  await expect(async () => {
    await page.clock.runFor(31_000);
    await expect(form.sent).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
  await expect.poll(() => database.count('blesscouple')).toBe(1);
});

test('a blessing the owner deleted is not recreated by a phone that missed the response', async ({
  page,
  context,
  database,
}) => {
  let written = '';
  await page.route(WRITES, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    written = /blesscouple\/(\w+)/.exec(route.request().postData() ?? '')?.[0] ?? '';
    await fetchOf(route);
    await route.abort();
  });
  const form = new MessageScreen(page);
  await form.open();
  await form.type(BLESSING);
  await form.submit();
  await expect(form.kept).toBeVisible();
  await page.close();
  await expect.poll(() => database.count('blesscouple')).toBe(1);
  expect(await deleteWithTombstone('admin', written)).toBe('allowed');

  const next = await context.newPage();
  await next.goto('/qr-page/bless-the-couple');
  const stored = () =>
    next.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('outbox')).length);
  await expect.poll(stored, { timeout: 20_000 }).toBe(0);
  expect(await database.count('blesscouple')).toBe(0);
  await expect(next.getByText('not accepted')).toBeHidden();
});

test('a draft older than a week is erased on the next visit to any page', async ({ page }) => {
  await page.goto('/cart');
  await page.evaluate(() => {
    const fields = { name: 'Nani', number: '9845000012' };
    const savedAt = Date.now() - 8 * 24 * 60 * 60 * 1_000;
    localStorage.setItem('shagun.drafts', JSON.stringify({ blessing: { savedAt, fields } }));
  });
  await page.goto('/about');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('shagun.drafts'))).toBeNull();
});
