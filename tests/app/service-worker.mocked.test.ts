import { afterEach, beforeEach, expect, test, vi } from 'vitest';

interface Pages {
  readonly handle: (visit: { readonly request: Request; readonly event: unknown }) => Promise<Response>;
}

const registered = vi.hoisted((): { pages?: Pages } => ({}));

// Workbox's own strategy. Its packages are made for bundlers.
vi.mock('workbox-strategies', async () => ({
  ...(await vi.importActual<object>('workbox-strategies/NetworkFirst.js')),
  CacheFirst: class {},
}));
vi.mock('workbox-routing', () => ({
  NavigationRoute: class {
    constructor(pages: Pages) {
      registered.pages = pages;
    }
  },
  registerRoute: () => {},
}));
vi.mock('workbox-expiration', () => ({
  ExpirationPlugin: class {
    readonly cachedResponseWillBeUsed = async (use: { readonly cachedResponse?: Response }) =>
      use.cachedResponse ?? null;
  },
}));

const SITE = 'https://shop.test';

/** By their names and the addresses of what is in them. */
let stored: Map<string, Map<string, string>>;

/** Under which pages were kept. */
let putAddresses: string[];

function cacheOf(name: string): Map<string, string> {
  const cache = stored.get(name) ?? new Map<string, string>();
  stored.set(name, cache);
  return cache;
}

/** What the network sends back, when a test calls it. */
let respond = (_page: Response) => {};

// As it is built; otherwise Workbox checks its arguments by classes that only browsers have.
vi.stubEnv('NODE_ENV', 'production');
vi.stubGlobal('self', { addEventListener: () => {} });
await import('#src/app/service-worker.ts');

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv('NODE_ENV', 'production');
  stored = new Map();
  putAddresses = [];
  vi.stubGlobal('FetchEvent', class {});
  vi.stubGlobal('caches', {
    match: async (request: Request | string, { cacheName }: { readonly cacheName: string }) => {
      const { pathname } = new URL(typeof request === 'string' ? request : request.url, SITE);
      const text = cacheOf(cacheName).get(pathname);
      return text && new Response(text);
    },
    open: async (name: string) => ({
      put: async ({ url }: Request, page: Response) => {
        putAddresses.push(url);
        cacheOf(name).set(new URL(url).pathname, await page.text());
      },
    }),
  });
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (respond = resolve)));
  vi.stubGlobal('self', { caches });
});

afterEach(() => {
  vi.useRealTimers();
});

function open(path: string): Promise<string | undefined> {
  const request = new Request(`${SITE}${path}`);
  const response = registered.pages?.handle({ request, event: { waitUntil: () => {} } });
  return Promise.resolve(response?.then((page) => page.text()));
}

test('a page without a copy is the kept shell of its language once the network was silent for four seconds', async () => {
  cacheOf('files').set('/app-shell', 'shell').set('/hi/app-shell', 'Hindi shell');
  const pages = [open('/faq'), open('/hi/faq')];
  await vi.advanceTimersByTimeAsync(4_000);
  expect(await Promise.all(pages)).toEqual(['shell', 'Hindi shell']);
});

test('what comes from the network later is kept as the page’s copy, and the shell never is', async () => {
  cacheOf('files').set('/app-shell', 'shell');
  const page = open('/faq');
  await vi.advanceTimersByTimeAsync(4_000);
  expect(await page).toBe('shell');
  expect(cacheOf('pages').size).toBe(0);
  respond(new Response('the page'));
  await vi.advanceTimersByTimeAsync(1);
  expect([...cacheOf('pages')]).toEqual([['/faq', 'the page']]);
});

test('a page that was opened by a family’s link is kept without the token', async () => {
  const page = open('/i/ABCD12345678#fAbCdEfGhIjKlMnOpQrStUv');
  await vi.advanceTimersByTimeAsync(1);
  respond(new Response('the page'));
  await page;
  await vi.advanceTimersByTimeAsync(1);
  expect(putAddresses).toEqual([`${SITE}/i/ABCD12345678`]);
});

test('a page with a copy is that copy, on a network that hangs', async () => {
  cacheOf('files').set('/app-shell', 'shell');
  cacheOf('pages').set('/faq', 'copy');
  const page = open('/faq');
  await vi.advanceTimersByTimeAsync(4_000);
  expect(await page).toBe('copy');
});

test('without a network, a page without a copy is the kept shell', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
  cacheOf('files').set('/app-shell', 'shell');
  expect(await open('/faq?at=1')).toBe('shell');
});

test('without a network and a kept shell, a page fails as the browser’s own', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(open('/faq')).rejects.toThrow('no-response');
});
