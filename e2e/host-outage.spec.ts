import { openFailingHost } from './support/failing-host.ts';
import { waitForOffline } from './support/service-worker.ts';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

test.use({ expectedErrors: [/the server responded with a status of|net::ERR_FAILED|Failed to fetch/] });

test('when the host is down or over its quota, visited and kept pages still open', {
  tag: ['@phone', '@long'],
}, async ({ page, baseURL }) => {
  const host = await openFailingHost(baseURL ?? '');
  await page.goto(`${host.address}/qr-page/hindu/page1`);
  await waitForOffline(page);
  await page.goto(`${host.address}/home`);
  await waitForOffline(page, 'everything');

  for (const status of [500, 503, 429, 402]) {
    host.failWith(status);

    const visited = await page.goto(`${host.address}/qr-page/hindu/page1`);
    expect(visited?.status(), `the host returns ${status}`).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aarav & Meera');
    await page.goto(`${host.address}/cart`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your cart is empty');
  }
  await host.close();
});

test('a page that no longer exists shows the 404 page, even if it was cached', { tag: '@phone' }, async ({
  page,
  baseURL,
}) => {
  const host = await openFailingHost(baseURL ?? '');
  await page.goto(`${host.address}/home`);
  await waitForOffline(page);
  await page.goto(`${host.address}/faq`);

  host.failWith(404);

  const response = await page.goto(`${host.address}/faq`);
  expect(response?.status()).toBe(404);
  await host.close();
});

test('a picture that failed to load is requested again once the host is back', { tag: '@phone' }, async ({
  page,
  baseURL,
}) => {
  const host = await openFailingHost(baseURL ?? '');
  await page.goto(`${host.address}/home`);
  await waitForOffline(page);
  await page.goto(`${host.address}/faq`);
  const load = () =>
    page.evaluate(async () => {
      const image = new Image();
      image.src = '/media/home/hero-tall-480.avif?v=again';
      await image.decode().catch(() => undefined);
      return image.naturalWidth;
    });

  host.failWith(503);
  expect(await load()).toBe(0);
  host.recover();
  expect(await load()).toBe(480);
  await host.close();
});
