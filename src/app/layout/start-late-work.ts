import type { OutboxName } from '#src/config/outboxes.ts';
import { OUTBOX_NAMES, OUTBOXES } from '#src/config/outboxes.ts';
import { mayHaveEntries } from '#src/lib/outbox/may-have-entries.ts';

const SEND: Readonly<Record<OutboxName, () => Promise<unknown>>> = {
  messages: async () => (await import('#src/features/messages/outbox/message-reporter.ts')).carryMessages(),
  replies: async () => (await import('#src/features/replies/reply-reporter.ts')).carryReplies(),
  blessings: async () => (await import('#src/features/blessings/blessing-reporter.ts')).carryBlessings(),
  orders: async () => (await import('#src/features/orders/placing/order-outbox.ts')).orderOutbox().flush(),
  photos: async () => (await import('#src/features/album-upload/photo-outbox.ts')).photoOutbox().flush(),
};

/** Loads an outbox's code only where something may be stored. */
async function sendWaiting(name: OutboxName): Promise<void> {
  if (await mayHaveEntries(OUTBOXES[name])) await SEND[name]();
}

async function followBoard(): Promise<void> {
  const { watchShop } = await import('./watch-shop.ts');
  watchShop();
}

/**
 * Sends what waits from an earlier visit, and has pages of the shop follow the board; guests' pages load nothing of it.
 * Rejects if one of them failed, but does the others. Idempotent.
 */
export async function startLateWork(shop: boolean): Promise<void> {
  await Promise.all([...OUTBOX_NAMES.map(sendWaiting), shop && followBoard()]);
}
