export const OUTBOX_NAMES = ['messages', 'replies', 'blessings', 'orders', 'photos'] as const;

export type OutboxName = (typeof OUTBOX_NAMES)[number];

/** Each outbox: its database, which also names its locks and its channel between tabs, and the prefix of its copies. */
export const OUTBOXES = {
  messages: { database: 'shagun-outbox', copyPrefix: 'shagun.outbox.' },
  replies: { database: 'shagun-replies', copyPrefix: 'shagun.reply.' },
  blessings: { database: 'shagun-wishes', copyPrefix: 'shagun.wish.' },
  orders: { database: 'shagun-orders', copyPrefix: 'shagun.order-outbox.' },
  /** No copies: pictures are too large for local storage. */
  photos: { database: 'shagun-photos', copyPrefix: undefined },
} as const satisfies Record<OutboxName, object>;
