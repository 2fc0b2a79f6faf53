import * as v from 'valibot';
import { OUTBOX_COPY_PREFIX, OUTBOX_DATABASE } from '#src/config/storage-keys.ts';
import type { OutboxKind } from '#src/lib/outbox/outbox-entry.ts';
import type { GuestMessage } from '../message.ts';
import { guestMessage, submittedMessage } from '../message.ts';

/** The outbox of guests' messages. */
export const MESSAGE_OUTBOX: OutboxKind<GuestMessage> = {
  name: OUTBOX_DATABASE,
  copyPrefix: OUTBOX_COPY_PREFIX,
  parse(stored) {
    const submitted = v.safeParse(submittedMessage, stored);
    if (!submitted.success) return undefined;
    const current = v.safeParse(guestMessage, submitted.output);
    return current.success
      ? { message: current.output, outdated: false }
      : { message: submitted.output, outdated: true };
  },
};
