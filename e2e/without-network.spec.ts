import type { Page } from '@playwright/test';
import { openFailingHost } from './support/failing-host.ts';
import { openLive } from './support/live.ts';
import { waitForOffline } from './support/service-worker.ts';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

test.use({ expectedErrors: [/net::ERR_INTERNET_DISCONNECTED|Failed to fetch|net::ERR_FAILED/] });

test('after a second page the whole shop opens offline: home, cards, cart, a guest page and catering', {
  tag: '@phone',
}, async ({ page, context }) => {
  test.slow();
  await page.goto('/home');
  await waitForOffline(page);
  await page.goto('/about');
  await waitForOffline(page, 'everything');
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

test('after one page, that page and the form for blessings open offline, and nothing else was fetched', {
  tag: '@phone',
}, async ({ page, context }) => {
  await page.goto('/carservice');
  await waitForOffline(page);
  expect(await keptFiles(page)).not.toMatch(
    /photography-page|gift-page|card-series|(reply|blessing)-reporter/,
  );
  await context.setOffline(true);

  await page.goto('/carservice');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The car that brings the bride home');
  await page.goto('/qr-page/bless-the-couple');
  await page.getByLabel('Name').fill('Asha');
  await expect(page.getByRole('heading', { name: 'This page did not open' })).toHaveCount(0);
});

test('on a network that hangs, a page that was never visited opens after four seconds', {
  tag: '@phone',
}, async ({ page, baseURL }) => {
  const host = await openFailingHost(baseURL ?? '');
  await page.goto(`${host.address}/carservice`);
  await waitForOffline(page);
  host.hang();

  // Pictures that are not kept never come.
  await page.goto(`${host.address}/qr-page/bless-the-couple`, { waitUntil: 'commit' });
  await page.getByLabel('Name').fill('Asha');
  await expect(page.getByRole('heading', { name: 'This page did not open' })).toHaveCount(0);
  await page.close();
  await host.close();
});

test('a page that lost its network before it was kept is kept once the network is back', {
  tag: '@phone',
}, async ({ page, context }) => {
  await page.clock.install();
  await openLive(page, '/carservice');
  await context.setOffline(true);
  await page.clock.runFor(5_000);
  await context.setOffline(false);
  await waitForOffline(page);
});

test('a page whose files were lost on the way is kept once the network is back', { tag: '@phone' }, async ({
  page,
  context,
}) => {
  const lost = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('service-worker-client'),
  );
  await page.route(/service-worker-client/, (route) => route.abort(), { times: 1 });
  await page.goto('/carservice');
  await lost;
  await context.setOffline(true);
  await context.setOffline(false);
  await waitForOffline(page);
});

test('a page opened once is there offline with the picture that came inside it', { tag: '@phone' }, async ({
  page,
  context,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  );
  await page.goto('/qr-page/bless-the-couple');
  await waitForOffline(page);
  await context.setOffline(true);
  await page.reload();

  await expect(page.getByLabel('Name')).toBeVisible();
  const picture = page.locator('img[fetchpriority="high"]');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc.slice(0, 15)))
    .toBe('data:image/avif');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

test('a phone that saves data keeps only what it has opened, however many pages', { tag: '@phone' }, async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  );
  for (const address of ['/carservice', '/dj']) {
    await page.goto(address);
    await waitForOffline(page);
  }
  expect(await keptFiles(page)).toMatch(/dj-page/);
  expect(await keptFiles(page)).not.toMatch(/photography-page|gift-page/);
});

test('a guest who opens a second page is not sent the shop, and has both pages offline', {
  tag: '@phone',
}, async ({ page, context }) => {
  for (const address of ['/qr-page/hindu/page1', '/qr-page/bless-the-couple']) {
    await page.goto(address);
    await waitForOffline(page);
  }
  expect(await keptFiles(page)).not.toMatch(/photography-page|gift-page|film-worker/);
  await context.setOffline(true);

  await page.goto('/qr-page/hindu/page1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aarav & Meera');
  await page.getByRole('link', { name: 'Bless the couple' }).click();
  await expect(page.getByLabel('Name')).toBeVisible();
});

async function keptFiles(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const kept = await (await caches.open('files')).keys();
    return kept.map(({ url }) => new URL(url).pathname).join('\n');
  });
}

test('offline, a picture redrawn since the last visit is shown in its old version', {
  tag: '@phone',
}, async ({ page, context }) => {
  await page.goto('/home');
  await waitForOffline(page);
  await page.goto('/about');
  const picture = page.getByRole('main').getByRole('img').first();
  // The main one comes inside the HTML at first; this phone's screen then has a sharper one fetched.
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toContain('/media/');
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

test('nothing of Firebase, the admin pages or the large font for guests’ Hindi is kept for offline use', {
  tag: '@desktop',
}, async ({ request }) => {
  for (const address of ['/offline.json', '/hi/offline.json']) {
    const list = await (await request.get(address)).text();

    expect(list).toContain('home-page');
    for (const face of ['rozha', 'mukta-400', 'mukta-600'])
      expect(list).toMatch(new RegExp(`assets/${face}-[\\w-]{8}\\.woff2`));
    expect(list).not.toContain('mukta-hindi');
    expect(/assets\/(hi\/)?(firebase|admin|[\w-]+-api)[\w-]*\.js/.exec(list)?.[0]).toBeUndefined();
    for (const script of new Set(list.match(/\/assets\/[\w/-]+\.js/g)))
      expect(await (await request.get(script)).text(), script).not.toContain('@firebase/');
  }
});

test('a closed app banner is hidden for the session, from the first paint of the next page', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/faq');
  await expect(page.getByText('Get the app')).toBeVisible();
  await page.getByRole('button', { name: 'Close the app banner' }).click();
  await expect(page.getByText('Get the app')).toHaveCount(0);

  await page.goto('/about');
  expect(await page.evaluate(() => document.documentElement.dataset.install)).toBe('closed');
  await expect(page.getByText('Get the app')).toBeHidden();
});
