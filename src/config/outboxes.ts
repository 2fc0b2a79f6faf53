export const OUTBOX_NAMES = ['messages', 'replies', 'blessings', 'orders'] as const;

export type OutboxName = (typeof OUTBOX_NAMES)[number];

/**
 * Every outbox of the shop: its IndexedDB database, which also names its locks and its channel between tabs, and the prefix
 * of its copies in local storage. `src/app` sends what waits in each.
 */
export const OUTBOXES = {
  messages: { database: 'shagun-outbox', copyPrefix: 'shagun.outbox.' },
  replies: { database: 'shagun-replies', copyPrefix: 'shagun.reply.' },
  blessings: { database: 'shagun-wishes', copyPrefix: 'shagun.wish.' },
  orders: { database: 'shagun-orders', copyPrefix: 'shagun.order-outbox.' },
} as const satisfies Record<OutboxName, object>;
