import { WISH_COPY_PREFIX, WISH_OUTBOX_DATABASE } from '#src/config/storage-keys.ts';
import type { OutboxOptions } from '#src/lib/outbox/browser-outbox.ts';
import { sendWish } from './send-wish.ts';
import type { WishMessage } from './wish-message.ts';
import { submittedWish, wishMessage } from './wish-message.ts';

/** The outbox of blessings, for pages and for the service worker. */
export const WISH_OUTBOX: OutboxOptions<WishMessage> = {
  database: WISH_OUTBOX_DATABASE,
  copyPrefix: WISH_COPY_PREFIX,
  submitted: submittedWish,
  current: wishMessage,
  send: sendWish,
};
