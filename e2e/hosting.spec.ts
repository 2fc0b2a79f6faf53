import { expect, test } from './support/test.ts';

test('every page has headers that allow only its own scripts', { tag: '@desktop' }, async ({ page }) => {
  const response = await page.goto('/weddingcards');
  const headers = response?.headers() ?? {};
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['strict-transport-security']).toContain('max-age=31536000');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  expect(headers['permissions-policy']).toContain('camera=()');
  expect(headers['cache-control']).toBe('no-cache');
});

test('a third-party script is refused, and the test notices it', { tag: '@desktop' }, async ({ page }) => {
  test.fail(true, 'the page breaks its own policy on purpose');
  await page.goto('/weddingcards');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "broken in"';
    document.head.append(script);
  });
});

test('hashed files may be cached for a year', { tag: '@desktop' }, async ({ page, request }) => {
  await page.goto('/weddingcards');
  const script = await page.locator('script[type=module][src^="/assets/"]').first().getAttribute('src');
  const response = await request.get(script ?? '');
  expect(response.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('every picture, film and link preview in a page has a version and may be cached for a year', {
  tag: '@desktop',
}, async ({ request }) => {
  for (const path of ['/home', '/weddingcards', '/gift', '/qr-templates']) {
    const html = await (await request.get(path)).text();
    const named = new Set([...html.matchAll(/\/media\/[^\s"')]+/g)].map(([address]) => address));
    expect(named.size, path).toBeGreaterThan(5);
    expect([...named].filter((address) => !/\?v=\w{5}$/.test(address))).toEqual([]);
    for (const address of [...named].slice(0, 10)) {
      const response = await request.head(address);
      expect(response.status(), address).toBe(200);
      expect(response.headers()['cache-control'], address).toBe('public, max-age=31536000, immutable');
    }
  }
});

test('a page that returned 404 is requested again', { tag: '@desktop' }, async ({ request }) => {
  const response = await request.get('/no-such-page');
  expect(response.status()).toBe(404);
  expect(response.headers()['cache-control']).toBe('no-cache');
});

test('old and correctly spelt addresses redirect to the right pages', { tag: '@desktop' }, async ({
  request,
}) => {
  for (const [from, to] of [
    ['/contact-us', '/contact'],
    ['/photography-traditional', '/photogrphy-traditional'],
    ['/photography-standard', '/photogrphy-standard'],
    ['/photography-premium', '/photogrphy-premium'],
  ] as const) {
    const response = await request.get(from, { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers().location).toBe(to);
  }
});

/** Addresses of every rule in firebase.json, and of Hosting's own behaviour. */
const COMPARED = [
  '/',
  '/home',
  '/weddingcards?design=1',
  '/weddingcards/',
  '/weddingcards.html',
  '/index.html',
  '/hi',
  '/hi/',
  '/hi/weddingcards',
  '/hi/no-such-page',
  '/hi/order/abc',
  '/no-such-page',
  '/no-such-page/',
  '/404.html',
  '/404',
  '/contact-us',
  '/contact-us/',
  '/photography-premium?x=1',
  '/adminpanel',
  '/adminpanel/',
  '/order/abc',
  '/order/abc/def',
  '/farewell/message/it',
  '/farewell/message/none',
  '/i/ABCD12345678',
  '/I/ABCD12345678',
  '/i/ABCD12345678/wall',
  '/i/ABCD12345678/none/none',
  '/i/SAMP1E000001',
  '/hi/i/SAMP1E000001',
  '/service-worker.js',
  '/manifest.webmanifest',
  '/robots.txt',
  '/sitemap.xml',
  '/assets/home-page-00000000.js',
  '/media/home/hero-tall-480.avif',
  '/media/home/hero-tall-480.avif?v=again',
  '/media/none.avif',
  '/firebase.json',
];

const COMPARED_HEADERS = [
  'cache-control',
  'content-security-policy',
  'cross-origin-opener-policy',
  'location',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-robots-tag',
];

test('the server of these tests and the Hosting emulator send the same status, headers and text', {
  tag: '@desktop',
}, async ({ request }) => {
  const emulator = process.env.E2E_HOSTING_EMULATOR;
  if (!emulator) throw new Error('Run the journeys with `npm run test:e2e`: it starts the Hosting emulator.');
  const read = async (address: string) => {
    const response = await request.get(address, { maxRedirects: 0 });
    const all = response.headers();
    // Two names of the same type.
    const type = all['content-type']
      ?.toLowerCase()
      .replace(/;.*/, '')
      .replace('application/java', 'text/java');
    const isMoved = response.status() === 301;
    return {
      status: response.status(),
      headers: Object.fromEntries(COMPARED_HEADERS.map((name) => [name, all[name]])),
      ...(isMoved ? {} : { type, text: (await response.body()).toString('latin1') }),
    };
  };
  for (const address of COMPARED) {
    expect.soft(await read(address), address).toEqual(await read(`${emulator}${address}`));
  }
});
