import { STORAGE_KEYS } from '#src/config/storage-keys.ts';
import { writeText } from '#src/lib/storage.ts';
import { createOutboxReporter } from '#src/ui/outbox-reporter.ts';
import { MESSAGE_FORM } from '#text/messages.ts';
import type { GuestMessage } from '../message.ts';
import { fingerprint } from '../message.ts';
import { messageOutbox } from './message-outbox.ts';

const { one: refused, toast: refusedLine } = MESSAGE_FORM.refusedMessages;

const reporter = createOutboxReporter(
  messageOutbox,
  { sent: MESSAGE_FORM.sent, refused, refusedLine },
  (message) => writeText(STORAGE_KEYS.lastMessage, fingerprint(message)),
);

/** Sends waiting messages; their outcome is reported even on the next page. */
export const carryMessages = reporter.send;

/** Claims reporting the delivery of a message; returns a function that releases the claim. */
export const { claimDelivery } = reporter;

/** Claims showing matching refused messages; returns a function that releases the claim. */
export function claimRefusals(isShown: (message: GuestMessage) => boolean): () => void {
  return reporter.claim(
    ({ kind, message }) => kind === 'refused' && message !== undefined && isShown(message),
  );
}
