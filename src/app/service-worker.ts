/** Makes visited pages work offline; Firebase and admin pages always use the network. */
import type { WorkboxPlugin } from 'workbox-core/types.js';
import type { ExpirationPluginOptions } from 'workbox-expiration';
import { ExpirationPlugin } from 'workbox-expiration';
import type { PrecacheEntry } from 'workbox-precaching';
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
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
  addEventListener(type: 'activate', listener: (event: WaitingEvent) => void): void;
  addEventListener(type: 'sync', listener: (event: WaitingEvent & { readonly tag: string }) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
}

declare const self: WorkerScope;

const PAGES = 'pages';
const PICTURES = 'pictures';
const PARTS = 'parts';

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
          handlerDidError: async () => matchPrecache(SHELL),
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

// Fonts and lettering that most visits never need are kept once they have been used.
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && /^\/assets\/.+\.(json|woff2)$/.test(url.pathname),
  new CacheFirst({
    cacheName: PARTS,
    plugins: [ignoreServerErrors, expiration({ maxEntries: 60, purgeOnQuotaError: true })],
  }),
);

self.addEventListener('activate', (event) => {
  // Cached pages refer to files of the previous version.
  event.waitUntil(caches.delete(PAGES));
});

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
