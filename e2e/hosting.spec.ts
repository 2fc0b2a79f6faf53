import { expect, test } from './support/test.ts';

test('every page has headers that allow only its own scripts', { tag: '@desktop' }, async ({ page }) => {
  const answer = await page.goto('/weddingcards');
  const headers = answer?.headers() ?? {};
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
  const answer = await request.get(script ?? '');
  expect(answer.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
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
      const answer = await request.head(address);
      expect(answer.status(), address).toBe(200);
      expect(answer.headers()['cache-control'], address).toBe('public, max-age=31536000, immutable');
    }
  }
});

for (const missing of [
  '/assets/home-page-00000000.js',
  '/media/cards/series-1/none-360.avif?v=00000',
  '/no-such-page',
]) {
  test(`an address that returned 404 is requested again: ${missing}`, { tag: '@desktop' }, async ({
    request,
  }) => {
    const answer = await request.get(missing);
    expect(answer.status()).toBe(404);
    expect(answer.headers()['cache-control']).toBe('no-cache');
  });
}

test('old and correctly spelt addresses redirect to the right pages', { tag: '@desktop' }, async ({
  request,
}) => {
  for (const [from, to] of [
    ['/contact-us', '/contact'],
    ['/photography-traditional', '/photogrphy-traditional'],
    ['/photography-standard', '/photogrphy-standard'],
    ['/photography-premium', '/photogrphy-premium'],
  ] as const) {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(answer.headers().location).toBe(to);
  }
});
