/** Makes visited pages work offline; Firebase and admin pages always use the network. */
import type { WorkboxPlugin } from 'workbox-core/types.js';
import type { ExpirationPluginOptions } from 'workbox-expiration';
import { ExpirationPlugin } from 'workbox-expiration';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { MEDIA_ROOT } from '#src/config/media.ts';
import type { OutboxName } from '#src/config/outboxes.ts';
import { PATHS } from '#src/config/paths.ts';
import { PHOTO_OUTBOX } from '#src/features/album-upload/photo-outbox.ts';
import { BLESSING_OUTBOX } from '#src/features/blessings/blessing-outbox.ts';
import { MESSAGE_OUTBOX } from '#src/features/messages/outbox/message-outbox.ts';
import { ORDER_OUTBOX } from '#src/features/orders/placing/order-outbox.ts';
import { REPLY_OUTBOX } from '#src/features/replies/reply-outbox.ts';
import { fieldsOf } from '#src/lib/fields-of.ts';
import { sendInBackground } from '#src/lib/outbox/background-send.ts';
import { OUTBOX_SYNC_TAG } from '#src/lib/outbox/wake-up.ts';
import { pathAt } from '#src/locales/locales.ts';
import { isKeepRequest, keepFiles, keptFile, keptShell } from './keep-files.ts';

interface WaitingEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

interface NotificationPress extends WaitingEvent {
  readonly notification: { readonly close: () => void };
}

interface OpenPage {
  readonly url: string;
  readonly focus: () => Promise<unknown>;
}

interface WorkerScope {
  /** Different in every version, so that browsers notice a new version of the app. */
  readonly __WB_MANIFEST: unknown;
  readonly skipWaiting: () => Promise<void>;
  readonly registration: { readonly waiting: object | null };
  readonly clients: {
    readonly matchAll: (options: { readonly type: 'window' }) => Promise<readonly OpenPage[]>;
    readonly openWindow: (address: string) => Promise<unknown>;
  };
  addEventListener(type: 'activate', listener: (event: WaitingEvent) => void): void;
  addEventListener(type: 'sync', listener: (event: WaitingEvent & { readonly tag: string }) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: NotificationPress) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown> & WaitingEvent) => void): void;
}

declare const self: WorkerScope;

const PAGES = 'pages';
const PICTURES = 'pictures';
const PARTS = 'parts';
const FILMS = 'films';

const SLOW_SECONDS = 4;

const MONTH_SECONDS = 30 * 24 * 60 * 60;

function expiration(limits: ExpirationPluginOptions): WorkboxPlugin {
  const { cacheDidUpdate, cachedResponseWillBeUsed } = new ExpirationPlugin({
    ...limits,
    purgeOnQuotaError: true,
  });
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

const VERSION = self.__WB_MANIFEST;

registerRoute(
  new NavigationRoute(
    new NetworkFirst({
      cacheName: PAGES,
      networkTimeoutSeconds: SLOW_SECONDS,
      plugins: [
        ignoreServerErrors,
        {
          // Without a family's token, which would stay after 'Not the … family?'.
          cacheKeyWillBeUsed: async ({ request }) => request.url.split(/[?#]/)[0] ?? request.url,
          cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null),
        },
        expiration({ maxEntries: 60 }),
        {
          // Not `handlerDidError`: a network that hangs is no error. After `expiration`, which records the use of what it is
          // given.
          cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
            cachedResponse ?? keptShell(pathAt(new URL(request.url).pathname).language),
        },
      ],
    }),
  ),
);

function cacheFirst(
  cacheName: string,
  limits: ExpirationPluginOptions,
  plugins: readonly WorkboxPlugin[] = [],
): CacheFirst {
  return new CacheFirst({ cacheName, plugins: [ignoreServerErrors, ...plugins, expiration(limits)] });
}

/** A couple's cover photograph is stored beside its page. */
const PICTURE_PLACES = [`${MEDIA_ROOT}/`, PATHS.invitation('')];

registerRoute(
  ({ request, sameOrigin, url }) =>
    sameOrigin &&
    request.destination === 'image' &&
    PICTURE_PLACES.some((place) => url.pathname.startsWith(place)),
  cacheFirst(PICTURES, { maxEntries: 400, maxAgeSeconds: MONTH_SECONDS }, [
    {
      // Any older version of a picture is better than none.
      handlerDidError: async ({ request }) =>
        caches.match(request, { cacheName: PICTURES, ignoreSearch: true }),
    },
  ]),
);

/** Parts of couples' films, so that a film that was seen can be seen and made again. They are fetched and not shown as images. */
registerRoute(
  ({ request, sameOrigin, url }) =>
    sameOrigin &&
    request.destination === '' &&
    (url.pathname.startsWith(`${MEDIA_ROOT}/films/`) || url.pathname.endsWith('.m4a')),
  cacheFirst(FILMS, { maxEntries: 50, maxAgeSeconds: MONTH_SECONDS }),
);

/** Fonts and lettering that most visits never need; kept once they have been used. */
const parts = cacheFirst(PARTS, { maxEntries: 60 });

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
  async ({ request, event, url }) => {
    const kept = await keptFile(request);
    if (kept) return kept;
    return /\.(json|woff2)$/.test(url.pathname) ? parts.handle({ request, event }) : fetch(request);
  },
);

/** Cached pages refer to files of the previous version. */
self.addEventListener('activate', (event) => {
  event.waitUntil(caches.delete(PAGES));
});

self.addEventListener('message', (event) => {
  const { data, ports } = event;
  if (isKeepRequest(data)) {
    // What could not be fetched is kept when the page asks again, once the network is back, or at the next visit.
    const files = keepFiles(data, () => self.registration.waiting !== null);
    const kept = Promise.all([files, keepOpenedPage(data.page)]).then(() => ports[0]?.postMessage(VERSION));
    event.waitUntil(kept.catch(() => undefined));
  }
  if (fieldsOf(data).type === 'SKIP_WAITING') void self.skipWaiting();
});

/** From the browser's own cache: it has just been loaded. */
async function keepOpenedPage(address: string): Promise<void> {
  const pages = await caches.open(PAGES);
  if (await pages.match(address)) return;
  const response = await fetch(address, { cache: 'force-cache' });
  if (response.status === 200 && !response.redirected) await pages.put(address, response);
}

/** The owner's order book notifies of new orders. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openBook());
});

async function openBook(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window' });
  const book = pages.find(({ url }) => new URL(url).pathname === PATHS.manageOrders);
  await (book ? book.focus() : self.clients.openWindow(PATHS.manageOrders));
}

self.addEventListener('sync', (event) => {
  if (event.tag === OUTBOX_SYNC_TAG) event.waitUntil(sendAll());
});

const SEND: Readonly<Record<OutboxName, () => Promise<void>>> = {
  messages: () => sendInBackground(MESSAGE_OUTBOX),
  replies: () => sendInBackground(REPLY_OUTBOX),
  blessings: () => sendInBackground(BLESSING_OUTBOX),
  orders: () => sendInBackground(ORDER_OUTBOX),
  photos: () => sendInBackground(PHOTO_OUTBOX),
};

/** Rejects if anything may still wait, so that the browser retries. */
async function sendAll(): Promise<void> {
  const rounds = await Promise.allSettled(Object.values(SEND).map((send) => send()));
  const failed = rounds.find((round) => round.status === 'rejected');
  if (failed) throw failed.reason;
}
