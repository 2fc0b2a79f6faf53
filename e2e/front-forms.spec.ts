import type { IncomingMessage, Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** What reached the form service: the address that was posted to, and the fields in their order. */
interface Received {
  readonly path: string;
  readonly fields: readonly (readonly [string, string])[];
}

/** Stands in for the form-forwarding provider on this machine: takes forms as any web server does. */
async function openReceiver(): Promise<{ port: number; received: Received[]; server: Server }> {
  const received: Received[] = [];
  const server = createServer(async (request, answer) => {
    const fields = [...new URLSearchParams(await bodyOf(request))];
    if (request.method === 'POST') received.push({ path: request.url ?? '', fields });
    answer.setHeader('content-type', 'text/html');
    answer.end('<link rel="icon" href="data:,"><title>Thanks</title><h1>Thanks</h1>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { port, received, server };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString();
}

/** Hands what the browser posts to the provider over to the receiver, byte for byte. */
async function redirectForms(context: BrowserContext, port: number): Promise<void> {
  await context.route('https://formsubmit.co/**', async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const answer = await fetch(`http://127.0.0.1:${port}${pathname}`, {
      method: request.method(),
      headers: { 'content-type': request.headers()['content-type'] ?? '' },
      body: request.postData() ?? '',
    });
    await route.fulfill({ status: answer.status, contentType: 'text/html', body: await answer.text() });
  });
}

test('the contact form reaches the form service with name, email and message', { tag: '@phone' }, async ({
  page,
  context,
}) => {
  const { port, received, server } = await openReceiver();
  await redirectForms(context, port);
  await page.goto('/contact');

  await page.getByLabel('Name').fill('Sunita & Raj');
  await page.getByLabel('E-mail').fill('sunita@family.example');
  await page.getByLabel('Message').fill('12 February, Jaipur.\nनमस्ते');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('heading', { name: 'Thanks' })).toBeVisible();
  server.close();

  expect(received).toEqual([
    {
      path: expect.stringMatching(/^\/.+@.+/),
      fields: [
        ['name', 'Sunita & Raj'],
        ['email', 'sunita@family.example'],
        ['message', '12 February, Jaipur.\r\nनमस्ते'],
      ],
    },
  ]);
});

test.describe('the message pop-up', () => {
  test.use({ withPopUp: true });

  test('opens after five seconds, holds the focus, and posts its four fields', async ({ page, context }) => {
    const { port, received, server } = await openReceiver();
    await redirectForms(context, port);
    await page.clock.install();
    await page.goto('/about');
    await page.clock.runFor(4_500);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.clock.runFor(1_000);

    const sheet = page.getByRole('dialog', { name: 'Shall we call you?' });
    await expect(sheet).toBeVisible();
    await expect(sheet.locator(':focus')).toHaveCount(1);
    await sheet.getByLabel('Name').fill('Raj');
    await sheet.getByLabel('Phone').fill('98765 43210');
    await sheet.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('heading', { name: 'Thanks' })).toBeVisible();
    server.close();

    expect(received).toEqual([
      {
        path: expect.stringMatching(/^\/.+@.+/),
        fields: [
          ['_captcha', 'false'],
          ['Username', 'Raj'],
          ['phone', '98765 43210'],
          ['email', ''],
        ],
      },
    ]);
  });

  test('closed by Escape, it gives the focus back and stays away on the next page', async ({ page }) => {
    await page.clock.install();
    await page.goto('/about');
    const link = page.getByRole('link', { name: 'View location' }).first();
    await link.focus();
    await page.clock.runFor(6_000);
    await expect(page.getByRole('dialog')).toBeVisible();

    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(link).toBeFocused();

    await page.goto('/faq');
    await page.clock.runFor(30_000);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('never covers a cart or a guest’s page', { tag: '@phone' }, async ({ page }) => {
    await page.clock.install();
    for (const address of ['/cart', '/qr-page/hindu/page1', '/farewell/cse', '/veg-menu']) {
      await page.goto(address);
      await page.clock.runFor(20_000);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });
});
