import { waitForPrecache } from './support/service-worker.ts';
import { expect, test } from './support/test.ts';

test.use({ expectedErrors: [/net::ERR_INTERNET_DISCONNECTED|Failed to fetch|net::ERR_FAILED/] });

test('after a visit the shop opens offline: home, cards, cart, a guest page and catering', async ({
  page,
  context,
}) => {
  test.slow();
  await page.goto('/home');
  await waitForPrecache(page);
  await context.setOffline(true);

  for (const [address, heading] of [
    ['/home', 'Your Trusted Wedding Companion'],
    ['/weddingcards', 'Wedding cards'],
    ['/catering', 'A feast they will talk about'],
    ['/qr-page/hindu/page1', 'Aarav & Meera'],
    ['/cart', 'Your cart is empty'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByRole('heading', { name: 'This page did not open' })).toHaveCount(0);
  }
});

test('offline, a picture redrawn since the last visit is shown in its old version', {
  tag: '@phone',
}, async ({ page, context }) => {
  await page.goto('/home');
  await waitForPrecache(page);
  await page.goto('/about');
  const picture = page.getByRole('main').getByRole('img').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const seen = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
  await context.setOffline(true);

  const width = await page.evaluate(
    async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return image.naturalWidth;
    },
    seen.replace(/\?v=\w+$/, '?v=newer'),
  );

  expect(width).toBeGreaterThan(0);
});

test('the service worker caches nothing of Firebase or the admin pages', { tag: '@desktop' }, async ({
  request,
}) => {
  const worker = await (await request.get('/service-worker.js')).text();

  expect(worker).toContain('home-page');
  expect(worker).not.toMatch(/assets\/(firebase|admin|[\w-]+-api)[\w-]*\.js/);
});

test('the service worker precaches the fonts of our own text, but not the large one for guests’ Hindi', {
  tag: '@desktop',
}, async ({ request }) => {
  const worker = await (await request.get('/service-worker.js')).text();

  for (const face of ['rozha', 'rozha-hindi', 'mukta-400', 'mukta-600', 'mukta-dishes'])
    expect(worker).toMatch(new RegExp(`assets/${face}-[\\w-]{8}\\.woff2`));
  expect(worker).not.toContain('mukta-hindi');
});

test('a closed app banner is hidden for the session, from the first paint of the next page', async ({
  page,
}) => {
  await page.goto('/faq');
  await expect(page.getByText('Get the app')).toBeVisible();
  await page.getByRole('button', { name: 'Close the app banner' }).click();
  await expect(page.getByText('Get the app')).toHaveCount(0);

  await page.goto('/about');
  expect(await page.evaluate(() => document.documentElement.dataset.install)).toBe('closed');
  await expect(page.getByText('Get the app')).toBeHidden();
});
