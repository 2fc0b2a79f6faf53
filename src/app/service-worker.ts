/** Makes visited pages work offline; Firebase and admin pages always use the network. */
import type { WorkboxPlugin } from 'workbox-core/types.js';
import type { ExpirationPluginOptions } from 'workbox-expiration';
import { ExpirationPlugin } from 'workbox-expiration';
import type { PrecacheEntry } from 'workbox-precaching';
import {
  cleanupOutdatedCaches,
  getCacheKeyForURL,
  matchPrecache,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { HINDI_FILES, HINDI_SHELL } from '#src/config/hindi-files.ts';
import { LANGUAGE_BASES } from '#src/config/language.ts';
import { MEDIA_ROOT } from '#src/config/media.ts';
import { REPLY_OUTBOX } from '#src/features/invitations/reply/reply-outbox-options.ts';
import { WISH_OUTBOX } from '#src/features/invitations/wish/wish-outbox-options.ts';
import { MESSAGE_OUTBOX } from '#src/features/messages/outbox/message-outbox-options.ts';
import { ORDER_OUTBOX } from '#src/features/orders/placing/order-outbox.ts';
import { sendInBackground } from '#src/lib/outbox/background-send.ts';
import { OUTBOX_SYNC_TAG } from '#src/lib/outbox/wake-up.ts';

interface WaitingEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

interface WorkerScope {
  readonly __WB_MANIFEST: Array<PrecacheEntry | string>;
  readonly skipWaiting: () => Promise<void>;
  readonly location: { readonly href: string };
  readonly clients: { matchAll(options: object): Promise<ReadonlyArray<{ readonly url: string }>> };
  addEventListener(
    type: 'fetch',
    listener: (event: WaitingEvent & { readonly request: Request }) => void,
  ): void;
  addEventListener(type: 'activate', listener: (event: WaitingEvent) => void): void;
  addEventListener(type: 'sync', listener: (event: WaitingEvent & { readonly tag: string }) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
}

declare const self: WorkerScope;

const PAGES = 'pages';
const PICTURES = 'pictures';
const HINDI = 'hindi';

const SLOW_SECONDS = 4;

const MONTH_SECONDS = 30 * 24 * 60 * 60;

/** Empty page that can render any screen in the browser. */
const SHELL = '/app-shell';

function expiration(options: ExpirationPluginOptions): WorkboxPlugin {
  const { cacheDidUpdate, cachedResponseWillBeUsed } = new ExpirationPlugin(options);
  return {
    ...(cacheDidUpdate ? { cacheDidUpdate } : {}),
    ...(cachedResponseWillBeUsed ? { cachedResponseWillBeUsed } : {}),
  };
}

/** The shell's address in the cache ends in its version. */
const IN_HINDI = { cacheName: HINDI, ignoreSearch: true };

/** Treats server errors as no response, so that the cached copy is shown instead of the host's error page. */
const ignoreServerErrors: WorkboxPlugin = {
  fetchDidSucceed: async ({ response }) => {
    if (response.status >= 400 && response.status !== 404) {
      throw new Error(`The host responded with ${response.status}`);
    }
    return response;
  },
};

precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();

registerRoute(
  new NavigationRoute(
    new NetworkFirst({
      cacheName: PAGES,
      networkTimeoutSeconds: SLOW_SECONDS,
      plugins: [
        ignoreServerErrors,
        {
          cacheKeyWillBeUsed: async ({ request }) => request.url.split('?')[0] ?? request.url,
          cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null),
          handlerDidError: async ({ request }) =>
            isHindi(request.url) ? caches.match(HINDI_SHELL, IN_HINDI) : matchPrecache(SHELL),
        },
        expiration({ maxEntries: 60, purgeOnQuotaError: true }),
      ],
    }),
  ),
);

registerRoute(
  ({ request, sameOrigin, url }) =>
    sameOrigin && request.destination === 'image' && url.pathname.startsWith(`${MEDIA_ROOT}/`),
  new CacheFirst({
    cacheName: PICTURES,
    plugins: [
      ignoreServerErrors,
      {
        // Any older version of a picture is better than none.
        handlerDidError: async ({ request }) =>
          caches.match(request, { cacheName: PICTURES, ignoreSearch: true }),
      },
      expiration({ maxEntries: 400, maxAgeSeconds: MONTH_SECONDS, purgeOnQuotaError: true }),
    ],
  }),
);

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
  async ({ request }) => (await caches.match(request, { cacheName: HINDI })) ?? fetch(request),
);

self.addEventListener('activate', (event) => {
  // Cached pages refer to files of the previous version.
  event.waitUntil(caches.delete(PAGES).then(keepHindiFilesIfOpen));
});

self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate' && isHindi(event.request.url)) event.waitUntil(keepHindiFiles());
});

function isHindi(address: string): boolean {
  return `${new URL(address).pathname}/`.startsWith(`${LANGUAGE_BASES.hi}/`);
}

/** The first Hindi page has loaded before there is a service worker. */
async function keepHindiFilesIfOpen(): Promise<void> {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (open.some(({ url }) => isHindi(url))) await keepHindiFiles();
}

/** The precache has the files of English pages only; these are kept from the first Hindi page on. */
async function keepHindiFiles(): Promise<void> {
  const response = await fetch(HINDI_FILES, { cache: 'no-cache' }).catch(() => undefined);
  if (!response?.ok) return;
  const listed: readonly string[] = await response.json();
  const wanted = new Set(
    listed.map((file) => new URL(file, self.location.href).href).filter((file) => !getCacheKeyForURL(file)),
  );
  const cache = await caches.open(HINDI);
  for (const { url } of await cache.keys()) {
    if (!wanted.delete(url)) await cache.delete(url);
  }
  await cache.addAll([...wanted]);
}

self.addEventListener('message', ({ data }) => {
  const accepted =
    typeof data === 'object' && data !== null && 'type' in data && data.type === 'SKIP_WAITING';
  if (accepted) void self.skipWaiting();
});

self.addEventListener('sync', (event) => {
  if (event.tag === OUTBOX_SYNC_TAG) event.waitUntil(sendAll());
});

/** Rejects if anything may still wait, so that the browser tries again. */
async function sendAll(): Promise<void> {
  const rounds = await Promise.allSettled([
    sendInBackground(MESSAGE_OUTBOX),
    sendInBackground(REPLY_OUTBOX),
    sendInBackground(WISH_OUTBOX),
    sendInBackground(ORDER_OUTBOX),
  ]);
  const failed = rounds.find((round) => round.status === 'rejected');
  if (failed) throw failed.reason;
}
