import { tabOutbox } from '#src/lib/outbox/browser-outbox.ts';
import { defineOutbox } from '#src/lib/outbox/define-outbox.ts';
import { sendWish } from './send-wish.ts';
import type { WishMessage } from './wish-message.ts';
import { submittedWish, wishMessage } from './wish-message.ts';

/** Blessings to couples. */
export const WISH_OUTBOX = defineOutbox<WishMessage>({
  name: 'wishes',
  schema: { submitted: submittedWish, current: wishMessage },
  send: sendWish,
});

export const wishOutbox = tabOutbox(WISH_OUTBOX);
