import type { OutboxName } from '#src/config/outboxes.ts';
import { OUTBOXES } from '#src/config/outboxes.ts';
import type { StorageKeyPrefix } from '#src/config/storage-keys.ts';
import { mayHaveEntries } from '#src/lib/outbox/may-have-entries.ts';

interface Carried {
  readonly database: string;
  readonly copyPrefix: StorageKeyPrefix;
  readonly send: () => Promise<unknown>;
}

const CARRIED: Readonly<Record<OutboxName, Carried>> = {
  messages: {
    ...OUTBOXES.messages,
    send: async () => (await import('#src/features/messages/outbox/message-reporter.ts')).carryMessages(),
  },
  replies: {
    ...OUTBOXES.replies,
    send: async () => (await import('#src/features/replies/reply-reporter.ts')).carryReplies(),
  },
  blessings: {
    ...OUTBOXES.blessings,
    send: async () => (await import('#src/features/blessings/blessing-reporter.ts')).carryBlessings(),
  },
  orders: {
    ...OUTBOXES.orders,
    send: async () => (await import('#src/features/orders/placing/order-outbox.ts')).orderOutbox().flush(),
  },
};

/** Sends what waits in any outbox; loads an outbox's code only where something may be stored. */
export function carryOutboxes(): void {
  for (const outbox of Object.values(CARRIED)) {
    mayHaveEntries(outbox)
      .then((mayHave) => (mayHave ? outbox.send() : undefined))
      .catch(() => undefined);
  }
}
