import { tabOutbox } from '#src/lib/outbox/browser-outbox.ts';
import { defineOutbox } from '#src/lib/outbox/define-outbox.ts';
import type { ReplyMessage } from './reply-message.ts';
import { replacesReply, replyMessage } from './reply-message.ts';
import { sendReply } from './send-reply.ts';

export const REPLY_OUTBOX = defineOutbox<ReplyMessage>({
  name: 'replies',
  schema: replyMessage,
  send: sendReply,
  replaces: replacesReply,
});

export const replyOutbox = tabOutbox(REPLY_OUTBOX);
