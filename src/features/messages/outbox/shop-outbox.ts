/** The tab's outbox of guests' messages. */
import type { Outbox } from '#src/lib/outbox/outbox.ts';
import { openPageOutbox } from '#src/lib/outbox/page-outbox.ts';
import type { GuestMessage } from '../message.ts';
import { MESSAGE_OUTBOX } from './message-outbox.ts';
import { sendMessage } from './send-message.ts';

let outbox: Outbox<GuestMessage> | undefined;

/** Creates the outbox on first use. Browser only. */
export function shopOutbox(): Outbox<GuestMessage> {
  outbox ??= openPageOutbox(MESSAGE_OUTBOX, sendMessage);
  return outbox;
}
