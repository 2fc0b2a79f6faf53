import { REPLY_COPY_PREFIX, REPLY_OUTBOX_DATABASE } from '#src/config/storage-keys.ts';
import type { OutboxOptions } from '#src/lib/outbox/browser-outbox.ts';
import type { ReplyMessage } from './reply-message.ts';
import { replacesReply, replyMessage } from './reply-message.ts';
import { sendReply } from './send-reply.ts';

/** The outbox of replies, for pages and for the service worker. */
export const REPLY_OUTBOX: OutboxOptions<ReplyMessage> = {
  database: REPLY_OUTBOX_DATABASE,
  copyPrefix: REPLY_COPY_PREFIX,
  submitted: replyMessage,
  current: replyMessage,
  send: sendReply,
  replaces: replacesReply,
};
