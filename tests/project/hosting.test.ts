import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withTransportSecurity } from '#scripts/hosting/owner-hosts.ts';
import { policyOf, readHosting } from '#scripts/hosting/policy.ts';
import { headersFor } from '#scripts/hosting/routes.ts';
import { PATHS } from '#src/config/paths.ts';

interface Redirect {
  readonly source: string;
  readonly destination: string;
  readonly type: number;
}

const hosting = readHosting();
const policy = policyOf(hosting);

function listOf<Entry>(setting: string): readonly Entry[] {
  const value = hosting[setting];
  return Array.isArray(value) ? value : [];
}

test('the policy denies by default and allows no inline script and no wildcard', () => {
  expect(policy.get('default-src')).toEqual(["'none'"]);
  expect(policy.get('script-src')).not.toContain("'unsafe-inline'");
  expect(policy.get('script-src')).not.toContain("'unsafe-eval'");
  expect([...policy.values()].flat().filter((source) => source.includes('*'))).toEqual([]);
  expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
  expect(policy.get('base-uri')).toEqual(["'none'"]);
  expect(policy.get('object-src')).toEqual(["'none'"]);
});

test('only pictures and media may come from any https host, because blog pictures and couples’ music do', () => {
  const open = [...policy].filter(([, sources]) => sources.includes('https:')).map(([name]) => name);
  expect(open).toEqual(['img-src', 'media-src']);
});

test('the browser may talk to Firebase and post forms to the forwarding provider', () => {
  expect(policy.get('connect-src')).toEqual(
    expect.arrayContaining([
      "'self'",
      'https://firestore.googleapis.com',
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
      'https://content-firebaseappcheck.googleapis.com',
    ]),
  );
  expect(policy.get('form-action')).toContain('https://formsubmit.co');
});

test('Google’s sign-in window can be opened, and can report back', () => {
  expect(policy.get('script-src')).toContain('https://apis.google.com');
  const headers = hosting.headers.flatMap((rule) => rule.headers);
  expect(headers.find(({ key }) => key === 'Cross-Origin-Opener-Policy')?.value).toBe(
    'same-origin-allow-popups',
  );
});

test('browsers insist on https for the shop, and for its subdomains only if the owner says so', () => {
  const config = withTransportSecurity(readFileSync('firebase.json', 'utf8'), {});
  expect(config).toContain('"max-age=31536000"');
  const chosen = withTransportSecurity(config, { VITE_HSTS_SUBDOMAINS: 'yes' });
  expect(chosen).toContain('"max-age=31536000; includeSubDomains"');
  expect(withTransportSecurity(chosen, {})).toBe(config);
});

test('browsers report texts that become code, and the policy that scripts are checked by is not loosened for it', () => {
  const headers = hosting.headers.flatMap((rule) => rule.headers);
  expect(headers.find(({ key }) => key === 'Content-Security-Policy-Report-Only')?.value).toBe(
    "require-trusted-types-for 'script'",
  );
  expect(policy.has('trusted-types')).toBe(false);
});

test('firebase.json is the only configuration of Hosting, in plain globs', () => {
  expect(hosting.headers.filter(({ source, ...rule }) => source === undefined || 'regex' in rule)).toEqual(
    [],
  );
  expect(JSON.stringify(hosting).length).toBeLessThan(6_000);
  expect(hosting.predeploy).toEqual(['npm run build']);
});

test.each([
  '/assets/home-page-B1c_d-3F.js',
  '/assets/hi/home-page-B1c_d-3F.js',
  '/media/cards/series-1/lotus-160.avif',
  '/media/share/home.jpg',
])('%s, whose address changes with the file, is kept for a year', (path) => {
  expect(headersFor(hosting, path)['cache-control']).toBe('public, max-age=31536000, immutable');
});

test.each([
  '/',
  '/home',
  '/hi/home',
  '/icons/icon-192.png',
  '/service-worker.js',
  '/i/ABCD',
  '/no-such-page',
])('%s is asked for again at each visit', (path) => {
  expect(headersFor(hosting, path)['cache-control']).toBe('no-cache');
});

test('no search engine is to list an order, an invitation or its picture, whatever the case of its address', () => {
  const hidden = hosting.headers
    .filter(({ headers }) => headers.some(({ key, value }) => key === 'X-Robots-Tag' && value === 'noindex'))
    .map(({ source }) => source);
  expect(hidden).toEqual(['/@(i|I)/**', '/hi/@(i|I)/**', '/order/**', '/hi/order/**']);
});

test('redirects are done by the server: to the spellings of the specification, and to the icon', () => {
  const redirects = listOf<Redirect>('redirects').map(({ source, destination }) => [source, destination]);
  expect(redirects).toEqual([
    // Some browsers ask for it whatever a page says.
    ['/favicon.ico', '/icons/icon-192.png'],
    [PATHS.contactUs, '/contact'],
    ['/photography-traditional', '/photogrphy-traditional'],
    ['/photography-standard', '/photogrphy-standard'],
    ['/photography-premium', '/photogrphy-premium'],
  ]);
});

test('admin pages and unknown branches get the empty shell, invitations in either case theirs, and unknown Hindi addresses the Hindi 404 page', () => {
  const rewrites = listOf<Redirect>('rewrites').map(({ source, destination }) => [source, destination]);
  expect(rewrites).toEqual([
    [PATHS.admin, '/app-shell.html'],
    [PATHS.addBlogs, '/app-shell.html'],
    [PATHS.manageBlogs, '/app-shell.html'],
    [PATHS.farewellMessages, '/app-shell.html'],
    [PATHS.coupleMessages, '/app-shell.html'],
    [PATHS.manageInvitations, '/app-shell.html'],
    [PATHS.myWedding(), '/app-shell.html'],
    [PATHS.manageOrders, '/app-shell.html'],
    [PATHS.manageBlessings, '/app-shell.html'],
    [PATHS.manageShop, '/app-shell.html'],
    [PATHS.manageBookings, '/app-shell.html'],
    [PATHS.order('*'), '/app-shell.html'],
    [PATHS.blog('*'), '/app-shell.html'],
    [PATHS.atTheDoor(), '/app-shell.html'],
    ['/farewell/message/*', '/app-shell.html'],
    [PATHS.wall('*'), '/app-shell.html'],
    ['/I/*/wall', '/app-shell.html'],
    ['/i/*/photos', '/app-shell.html'],
    ['/I/*/photos', '/app-shell.html'],
    ['/i/*', '/invitation-shell.html'],
    ['/I/*', '/invitation-shell.html'],
    ['/hi/order/*', '/hi/app-shell.html'],
    ['/hi/blogs/*', '/hi/app-shell.html'],
    ['/hi/farewell/message/*', '/hi/app-shell.html'],
    ['/hi/**', '/hi/404.html'],
  ]);
});
