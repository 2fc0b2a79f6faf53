import { OUTBOX_COPY_PREFIX, OUTBOX_DATABASE } from '#src/config/storage-keys.ts';
import type { OutboxOptions } from '#src/lib/outbox/browser-outbox.ts';
import type { GuestMessage } from '../message.ts';
import { guestMessage, submittedMessage } from '../message.ts';
import { sendMessage } from './send-message.ts';

/** The outbox of guests' messages, for pages and for the service worker. */
export const MESSAGE_OUTBOX: OutboxOptions<GuestMessage> = {
  database: OUTBOX_DATABASE,
  copyPrefix: OUTBOX_COPY_PREFIX,
  submitted: submittedMessage,
  current: guestMessage,
  send: sendMessage,
};
