import { openBrowserOutbox } from '#src/lib/outbox/browser-outbox.ts';
import type { Outbox } from '#src/lib/outbox/outbox.ts';
import type { WishMessage } from './wish-message.ts';
import { WISH_OUTBOX } from './wish-outbox-options.ts';

let outbox: Outbox<WishMessage> | undefined;

/** The tab's outbox of blessings, created on first use. Browser only. */
export function wishOutbox(): Outbox<WishMessage> {
  outbox ??= openBrowserOutbox(WISH_OUTBOX);
  return outbox;
}
