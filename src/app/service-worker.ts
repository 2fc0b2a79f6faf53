/**
 * The service worker: what has been seen works without a network (built by vite-plugin-pwa, which fills in the list
 * of files). Code, styles and fonts of the public pages are kept from the start; pages and pictures as they are
 * visited. Firebase and the admin's pages are left to the network (scripts/build/precache.ts): without it they can
 * do nothing.
 */
import type { WorkboxPlugin } from 'workbox-core/types.js';
import type { ExpirationPluginOptions } from 'workbox-expiration';
import { ExpirationPlugin } from 'workbox-expiration';
import type { PrecacheEntry } from 'workbox-precaching';
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { MEDIA_ROOT } from '#src/config/media.ts';
import { OUTBOX_SYNC_TAG, sendInBackground } from '#src/features/messages/outbox/background-send.ts';

/** An event that waits for what it is told to. */
interface WaitingEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

/** What this file uses of a worker's own scope: TypeScript's DOM describes a window instead. */
interface WorkerScope {
  readonly __WB_MANIFEST: Array<PrecacheEntry | string>;
  readonly skipWaiting: () => Promise<void>;
  addEventListener(type: 'activate', listener: (event: WaitingEvent) => void): void;
  addEventListener(type: 'sync', listener: (event: WaitingEvent & { readonly tag: string }) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
}

declare const self: WorkerScope;

const PAGES = 'pages';
const PICTURES = 'pictures';

/** After this long on a slow line the copy of the last visit is shown. */
const SLOW_SECONDS = 4;

const MONTH_SECONDS = 30 * 24 * 60 * 60;

/** The empty page that builds any screen in the browser: for addresses never visited before. */
const SHELL = '/app-shell';

/** Workbox's own bound on a cache; its type says 'maybe undefined' where a plugin's says 'maybe absent'. */
function expiring(options: ExpirationPluginOptions): WorkboxPlugin {
  const { cacheDidUpdate, cachedResponseWillBeUsed } = new ExpirationPlugin(options);
  return {
    ...(cacheDidUpdate ? { cacheDidUpdate } : {}),
    ...(cachedResponseWillBeUsed ? { cachedResponseWillBeUsed } : {}),
  };
}

/**
 * Treats an outage as no answer, so that what is kept is shown instead of the host's error page. Of the statuses
 * from 400 on the shop itself only ever answers 404; the others come from the host, out of order or over its quota.
 */
const refusingOutage: WorkboxPlugin = {
  fetchDidSucceed: async ({ response }) => {
    if (response.status >= 400 && response.status !== 404) {
      throw new Error(`The host answered ${response.status}`);
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
        refusingOutage,
        {
          // What links add behind the question mark makes no other page.
          cacheKeyWillBeUsed: async ({ request }) => request.url.split('?')[0] ?? request.url,
          cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null),
          handlerDidError: async () => matchPrecache(SHELL),
        },
        expiring({ maxEntries: 60, purgeOnQuotaError: true }),
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
      refusingOutage,
      {
        // A picture as it was drawn before is better than none.
        handlerDidError: async ({ request }) =>
          caches.match(request, { cacheName: PICTURES, ignoreSearch: true }),
      },
      expiring({ maxEntries: 400, maxAgeSeconds: MONTH_SECONDS, purgeOnQuotaError: true }),
    ],
  }),
);

self.addEventListener('activate', (event) => {
  // Kept pages name files of the version that has just left.
  event.waitUntil(caches.delete(PAGES));
});

self.addEventListener('message', ({ data }) => {
  const accepted =
    typeof data === 'object' && data !== null && 'type' in data && data.type === 'SKIP_WAITING';
  if (accepted) void self.skipWaiting();
});

self.addEventListener('sync', (event) => {
  if (event.tag === OUTBOX_SYNC_TAG) event.waitUntil(sendInBackground());
});
