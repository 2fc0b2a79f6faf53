import { tabOutbox } from '#src/lib/outbox/browser-outbox.ts';
import { defineOutbox } from '#src/lib/outbox/define-outbox.ts';
import type { GuestMessage } from '../message.ts';
import { guestMessage, submittedMessage } from '../message.ts';
import { sendMessage } from './send-message.ts';

/** Guests' messages. */
export const MESSAGE_OUTBOX = defineOutbox<GuestMessage>({
  name: 'messages',
  schema: { submitted: submittedMessage, current: guestMessage },
  send: sendMessage,
});

export const messageOutbox = tabOutbox(MESSAGE_OUTBOX);
