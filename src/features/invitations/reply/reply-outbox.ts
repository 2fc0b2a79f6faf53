import { openBrowserOutbox } from '#src/lib/outbox/browser-outbox.ts';
import type { Outbox } from '#src/lib/outbox/outbox.ts';
import type { ReplyMessage } from './reply-message.ts';
import { REPLY_OUTBOX } from './reply-outbox-options.ts';

let outbox: Outbox<ReplyMessage> | undefined;

/** The tab's outbox of replies, created on first use. Browser only. */
export function replyOutbox(): Outbox<ReplyMessage> {
  outbox ??= openBrowserOutbox(REPLY_OUTBOX);
  return outbox;
}
