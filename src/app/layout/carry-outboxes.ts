import {
  ORDER_DATABASE,
  ORDER_OUTBOX_PREFIX,
  OUTBOX_COPY_PREFIX,
  OUTBOX_DATABASE,
  REPLY_COPY_PREFIX,
  REPLY_OUTBOX_DATABASE,
  WISH_COPY_PREFIX,
  WISH_OUTBOX_DATABASE,
} from '#src/config/storage-keys.ts';
import { mayHaveEntries } from '#src/lib/outbox/may-have-entries.ts';

const OUTBOXES = [
  {
    database: OUTBOX_DATABASE,
    copyPrefix: OUTBOX_COPY_PREFIX,
    send: async () => (await import('#src/features/messages/outbox/send-and-report.ts')).sendAndReport(),
  },
  {
    database: REPLY_OUTBOX_DATABASE,
    copyPrefix: REPLY_COPY_PREFIX,
    send: async () => (await import('#src/features/invitations/reply/send-replies.ts')).sendReplies(),
  },
  {
    database: WISH_OUTBOX_DATABASE,
    copyPrefix: WISH_COPY_PREFIX,
    send: async () => (await import('#src/features/invitations/wish/send-wishes.ts')).sendWishes(),
  },
  {
    database: ORDER_DATABASE,
    copyPrefix: ORDER_OUTBOX_PREFIX,
    send: async () => (await import('#src/features/orders/placing/order-outbox.ts')).orderOutbox().flush(),
  },
] as const;

/** Sends what waits in any outbox; loads an outbox's code only where something may be stored. */
export function carryOutboxes(): void {
  for (const outbox of OUTBOXES) {
    mayHaveEntries(outbox)
      .then((mayHave) => (mayHave ? outbox.send() : undefined))
      .catch(() => undefined);
  }
}
