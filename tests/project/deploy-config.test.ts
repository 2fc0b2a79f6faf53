// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { longCacheRule } from '#scripts/hosting/deploy-config.ts';
import { readHosting } from '#scripts/hosting/policy.ts';

const FILES = [
  'assets/home-page-B1c_d-3F.js',
  'assets/mukta-400-a1b2c3d4.woff2',
  'media/cards/series-1/lotus-160.avif',
  'media/cards/series-1/lotus-360.avif',
  'media/cards/series-1/lotus-540.webp',
  'media/home/hero-wide-1280.avif',
  'media/loops/diya.mp4',
  'media/share/home.jpg',
];
let out = '';

beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'shagun-build-'));
  for (const file of [...FILES, 'index.html', 'icons/icon-192.png', 'service-worker.js']) {
    mkdirSync(dirname(join(out, file)), { recursive: true });
    writeFileSync(join(out, file), '');
  }
});

afterEach(() => rmSync(out, { recursive: true, force: true }));

test('versioned files may be cached for a year', () => {
  const { regex, headers } = longCacheRule(out);
  expect(FILES.filter((file) => !new RegExp(regex, 'u').test(`/${file}`))).toEqual([]);
  expect(headers).toEqual([{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }]);
});

test.each([
  '/',
  '/icons/icon-192.png',
  '/service-worker.js',
  '/assets/home-page-OLDOLDOL.js',
  '/assets/home-page-B1c_d-3Fxjs',
  '/assets/home-page-B1c_d-3F.js.map',
  '/media/cards/series-1/lotus-720.avif',
  '/media/cards/series-1/swan-160.avif',
  '/media/home/hero-wide-540.webp',
  '/other/media/share/home.jpg',
])('%s is not cached for a year', (address) => {
  expect(new RegExp(longCacheRule(out).regex, 'u').test(address)).toBe(false);
});

test('without that rule, nothing is cached longer than Hosting’s default hour', () => {
  const values = readHosting().headers.flatMap(({ headers }) =>
    headers.filter(({ key }) => key === 'Cache-Control').map(({ value }) => value),
  );
  expect(new Set(values)).toEqual(new Set(['no-cache']));
});
