import type { BrowserContext, Page } from '@playwright/test';
import { POP_UP_DELAY_MS } from '#src/config/timings.ts';
import { holdFiles } from './support/hold-files.ts';
import { openLive } from './support/live.ts';
import { countRequests } from './support/lost-files.ts';
import { expect, test } from './support/test.ts';

const MINUTE_MS = 60_000;

/** The code of the message pop-up, which is fetched before it opens. */
const SHEET = /\/enquiry-sheet-/;

/** A request to the form service: URL, and fields in order. */
interface Received {
  readonly path: string;
  readonly fields: readonly (readonly [string, string])[];
}

/** Mocks the form service, which sends `success` as text. */
async function mockForms(context: BrowserContext, success: 'true' | 'false' = 'true'): Promise<Received[]> {
  const received: Received[] = [];
  await context.route('https://formsubmit.co/**', async (route) => {
    const request = route.request();
    const fields = [...new URLSearchParams(request.postData() ?? '')];
    received.push({ path: new URL(request.url()).pathname, fields });
    await route.fulfill({ headers: { 'access-control-allow-origin': '*' }, json: { success, message: '' } });
  });
  return received;
}

async function writeToUs(page: Page): Promise<void> {
  await page.getByLabel('Name').fill('Sunita & Raj');
  await page.getByLabel('E-mail').fill('sunita@family.example');
  await page.getByLabel('Message').fill('12 February, Jaipur.\nनमस्ते');
}

const SENT = 'Thank you. We have your message.';
const NOT_SENT = 'Your message could not be sent.';

test('the contact form is posted to the form service, and the page says thank you', {
  tag: '@phone',
}, async ({ page, context }) => {
  const received = await mockForms(context);
  await openLive(page, '/contact');
  await writeToUs(page);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText(SENT)).toBeVisible();
  await expect(page).toHaveURL(/\/contact$/);
  expect(received).toEqual([
    {
      path: expect.stringMatching(/^\/ajax\/.+@.+/),
      fields: [
        ['name', 'Sunita & Raj'],
        ['email', 'sunita@family.example'],
        ['message', expect.stringMatching(/^12 February, Jaipur\.\r?\nनमस्ते$/)],
      ],
    },
  ]);

  await page.reload();
  await expect(page.getByLabel('Message')).toHaveValue('');
});

test.describe('before the contact form is hydrated', () => {
  // A service worker would serve cached files.
  test.use({ serviceWorkers: 'block' });

  test('a pressed Submit is sent once the form is live, and its draft is gone', {
    tag: '@phone',
  }, async ({ page, context }) => {
    const received = await mockForms(context);
    const release = await holdFiles(page);
    await page.goto('/contact', { waitUntil: 'commit' });
    await writeToUs(page);
    const send = page.getByRole('button', { name: 'Send message' });
    await send.click();
    await expect(send).toHaveAttribute('aria-busy', 'true');
    expect(received).toEqual([]);
    release();
    await expect(page.getByText(SENT)).toBeVisible();
    expect(received.map(({ path }) => path)).toEqual([expect.stringMatching(/^\/ajax\//)]);
    expect(await page.evaluate(() => localStorage.getItem('shagun.drafts'))).toBeNull();
  });
});

test.describe('without a network', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test('the contact form keeps its text, even after a reload, and offers WhatsApp', {
    tag: '@phone',
  }, async ({ page, context }) => {
    const received = await mockForms(context);
    await openLive(page, '/contact');
    await writeToUs(page);
    await context.unroute('https://formsubmit.co/**');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Send message' }).click();

    await expect(page.getByText(NOT_SENT)).toBeVisible();
    await expect(page.getByLabel('Name')).toHaveValue('Sunita & Raj');
    const chat = await page.getByRole('link', { name: 'Send it on WhatsApp' }).getAttribute('href');
    const text = new URL(chat ?? '').searchParams.get('text');
    for (const part of ['Sunita & Raj', 'sunita@family.example', '12 February, Jaipur.\nनमस्ते']) {
      expect(text).toContain(part);
    }

    await context.setOffline(false);
    await page.reload();
    await expect(page.getByLabel('Message')).toHaveValue('12 February, Jaipur.\nनमस्ते');
    expect(received).toEqual([]);
  });
});

test('a form refused by the service gets no thank-you note', async ({ page, context }) => {
  await mockForms(context, 'false');
  await openLive(page, '/contact');
  await writeToUs(page);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText(NOT_SENT)).toBeVisible();
  await expect(page.getByText(SENT)).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser posts the contact form to the form service', async ({ page, context }) => {
    const received = await mockForms(context);
    await page.goto('/contact');
    await page.getByLabel('Name').fill('Raj');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect.poll(() => received[0]?.path).toMatch(/^\/[^/]+@.+/);
    expect(received[0]?.fields[0]).toEqual(['name', 'Raj']);
  });
});

test('the map is loaded when it is near the screen, and its link is always there', {
  tag: '@phone',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openLive(page, '/contact');
  const link = page.getByRole('link', { name: 'Open in Google Maps' });
  const fetched = () => asked.some((url) => url.startsWith('https://www.google.com/maps'));
  expect(await link.evaluate((element) => element.getBoundingClientRect().top > innerHeight + 300)).toBe(
    true,
  );
  expect(fetched()).toBe(false);

  await link.scrollIntoViewIfNeeded();
  await expect(page.getByTitle('Map of our location')).toBeVisible();
  await expect.poll(fetched).toBe(true);
  await expect(link).toBeVisible();
});

test.describe('the message pop-up', () => {
  test.use({ withPopUp: true });

  test('opens after a delay without taking the focus, and posts its four fields', {
    tag: '@phone',
  }, async ({ page, context }) => {
    const received = await mockForms(context);
    await page.clock.install();
    // A page that takes longer to load than the half second below would open the pop-up in it.
    await page.clock.pauseAt(Date.now() + MINUTE_MS);
    await openLive(page, '/about');
    await page.clock.runFor(POP_UP_DELAY_MS - 500);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.clock.runFor(1_000);

    const sheet = page.getByRole('dialog', { name: 'Shall we call you?' });
    await expect(sheet).toBeVisible();
    await page.clock.resume();
    await expect(sheet.locator(':focus')).toHaveCount(0);
    await expect(sheet.getByRole('textbox')).toHaveCount(0);
    await sheet.getByRole('button', { name: 'Yes, call me' }).click();
    await sheet.getByLabel('Name').fill('Raj');
    await sheet.getByLabel('Phone').pressSequentially('98765a 43210');
    await sheet.getByRole('button', { name: 'Send' }).click();
    await expect(sheet.getByText(SENT)).toBeVisible();

    expect(received).toEqual([
      {
        path: expect.stringMatching(/^\/ajax\/.+@.+/),
        fields: [
          ['_captcha', 'false'],
          ['Username', 'Raj'],
          ['phone', '98765 43210'],
          ['email', ''],
        ],
      },
    ]);
  });

  test('once closed, returns the focus and stays closed on the next page', async ({ page }) => {
    await page.clock.install();
    await page.goto('/about');
    const link = page.getByRole('link', { name: 'View location' }).first();
    await link.focus();
    await page.clock.runFor(POP_UP_DELAY_MS + 1_000);
    const sheet = page.getByRole('dialog');
    await expect(sheet).toBeVisible();
    await sheet.getByRole('button', { name: 'Close' }).focus();

    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(link).toBeFocused();

    const sheets = countRequests(page, SHEET);
    await openLive(page, '/faq');
    await page.clock.runFor(30_000);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(sheets()).toBe(0);
  });

  test('stays closed after leaving for a cart by Back', { tag: '@phone' }, async ({ page }) => {
    await page.clock.install();
    await openLive(page, '/cart');
    await page
      .getByRole('link', { name: /wedding cards/i })
      .first()
      .click();
    await expect(page).toHaveURL(/weddingcards/);
    await page.clock.runFor(POP_UP_DELAY_MS + 1_000);
    await expect(page.getByRole('dialog', { name: 'Shall we call you?' })).toBeVisible();

    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goForward();
    await page.clock.runFor(30_000);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('never covers a cart or a guest’s page', { tag: '@phone' }, async ({ page }) => {
    await page.clock.install();
    const sheets = countRequests(page, SHEET);
    for (const address of ['/cart', '/veg-menu', '/qr-page/hindu/page1', '/farewell/cse']) {
      await openLive(page, address);
      await page.clock.runFor(20_000);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      // A guest's page keeps the pop-up away for the rest of the session.
      await page.evaluate(() => sessionStorage.clear());
    }
    expect(sheets()).toBe(0);
  });
});
