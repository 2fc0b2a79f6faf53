import { openBrowserOutbox } from '#src/lib/outbox/browser-outbox.ts';
import type { Outbox } from '#src/lib/outbox/outbox.ts';
import type { GuestMessage } from '../message.ts';
import { MESSAGE_OUTBOX } from './message-outbox-options.ts';

let outbox: Outbox<GuestMessage> | undefined;

/** The tab's outbox of guests' messages, created on first use. Browser only. */
export function messageOutbox(): Outbox<GuestMessage> {
  outbox ??= openBrowserOutbox(MESSAGE_OUTBOX);
  return outbox;
}
