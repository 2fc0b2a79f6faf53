import { createServer } from 'vite';
import { settingConstants } from '#scripts/build/settings.ts';
import { DEMO_PROJECT } from '#scripts/emulators/project.ts';
import type * as PhotoOutbox from '#src/features/album-upload/photo-outbox.ts';
import type * as ReadBlogs from '#src/features/blogs/read-blogs.ts';
import type * as BookingsApi from '#src/features/bookings/bookings-api.ts';
import type * as MessagesApi from '#src/features/messages/messages-api.ts';
import type * as MessageOutbox from '#src/features/messages/outbox/message-outbox.ts';
import type * as SendMessage from '#src/features/messages/outbox/send-message.ts';
import type * as OrdersApi from '#src/features/orders/orders-api.ts';
import type * as OrderOutbox from '#src/features/orders/placing/order-outbox.ts';
import type * as ReplyOutbox from '#src/features/replies/reply-outbox.ts';
import type * as SendReply from '#src/features/replies/send-reply.ts';
import type * as BackgroundSend from '#src/lib/outbox/background-send.ts';

export interface ShopCode {
  readonly send: typeof SendMessage;
  readonly reply: typeof SendReply;
  readonly replyOutbox: typeof ReplyOutbox;
  readonly background: typeof BackgroundSend;
  readonly messageOutbox: typeof MessageOutbox;
  readonly orderOutbox: typeof OrderOutbox;
  readonly photoOutbox: typeof PhotoOutbox;
  readonly messages: typeof MessagesApi;
  readonly blogs: typeof ReadBlogs;
  readonly orders: typeof OrdersApi;
  readonly bookings: typeof BookingsApi;
  close(): Promise<void>;
}

/** Loads the real Firestore code, built with the emulator's address. */
export async function loadShopCode(firestoreEmulator: string): Promise<ShopCode> {
  const vite = await createServer({
    configFile: false,
    define: settingConstants({
      VITE_FIREBASE_PROJECT_ID: DEMO_PROJECT,
      VITE_FIRESTORE_EMULATOR: firestoreEmulator,
    }),
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  const load = (module: string) => vite.ssrLoadModule(`/src/features/${module}`);
  return {
    send: (await load('messages/outbox/send-message.ts')) as typeof SendMessage,
    reply: (await load('replies/send-reply.ts')) as typeof SendReply,
    replyOutbox: (await load('replies/reply-outbox.ts')) as typeof ReplyOutbox,
    background: (await vite.ssrLoadModule('/src/lib/outbox/background-send.ts')) as typeof BackgroundSend,
    messageOutbox: (await load('messages/outbox/message-outbox.ts')) as typeof MessageOutbox,
    orderOutbox: (await load('orders/placing/order-outbox.ts')) as typeof OrderOutbox,
    photoOutbox: (await load('album-upload/photo-outbox.ts')) as typeof PhotoOutbox,
    messages: (await load('messages/messages-api.ts')) as typeof MessagesApi,
    blogs: (await load('blogs/read-blogs.ts')) as typeof ReadBlogs,
    orders: (await load('orders/orders-api.ts')) as typeof OrdersApi,
    bookings: (await load('bookings/bookings-api.ts')) as typeof BookingsApi,
    close: () => vite.close(),
  };
}
