export const STORAGE_KEYS = {
  cardCart: 'shop.card-cart',
  cateringCart: 'shop.catering-cart',
  cateringParty: 'shop.catering-party',
  formDrafts: 'shop.drafts',
  lastMessage: 'shop.last-message',
  installDismissed: 'shop.install-dismissed',
  messagePopUpClosed: 'shop.message-pop-up-closed',
  invitationDraft: 'shop.invitation-draft',
  invitationRevision: 'shop.invitation-revision',
  weddingEdits: 'shop.wedding-edits',
  weddingCode: 'shop.wedding-code',
  sendQueue: 'shop.send-queue',
  earlyPress: 'shop.early-press',
  reloadedVersion: 'shop.reloaded-version',
  deviceId: 'shop.device',
  largerLetters: 'shop.larger-letters',
  orderDetails: 'shop.order-details',
  lastOrders: 'shop.last-orders',
  language: 'shop.language',
  place: 'shop.place',
  cardNames: 'shop.card-names',
} as const;

export const OUTBOX_DATABASE = 'shop-outbox';

export const OUTBOX_COPY_PREFIX = 'shop.outbox.';

export const REPLY_OUTBOX_DATABASE = 'shop-replies';

export const REPLY_COPY_PREFIX = 'shop.reply.';

export const WISH_OUTBOX_DATABASE = 'shop-wishes';

export const WISH_COPY_PREFIX = 'shop.wish.';

/** Prefix of what a phone keeps of its owner's invitation: the family, and the last reply. */
export const GUEST_PREFIX = 'shop.guest.';

/** Copies of couples' guest lists, on phones that have opened their desk. */
export const GUEST_BOOK_DATABASE = 'shop-guest-book';

/** Prefix of copies of invitations opened on this phone, for visits without a network. */
export const INVITATION_COPY_PREFIX = 'shop.invitation.';

/** Prefix of the copy of a wall of blessings, on the television or laptop that shows it. */
export const WALL_COPY_PREFIX = 'shop.wall.';

export const ORDER_DATABASE = 'shop-orders';

export const ORDER_OUTBOX_PREFIX = 'shop.order-outbox.';

/** Prefix of copies of orders placed or opened on this phone, for visits without a network. */
export const ORDER_COPY_PREFIX = 'shop.order.';

export type StorageKeyPrefix =
  | typeof OUTBOX_COPY_PREFIX
  | typeof REPLY_COPY_PREFIX
  | typeof WISH_COPY_PREFIX
  | typeof GUEST_PREFIX
  | typeof INVITATION_COPY_PREFIX
  | typeof WALL_COPY_PREFIX
  | typeof ORDER_OUTBOX_PREFIX
  | typeof ORDER_COPY_PREFIX;

export type StorageKey = (typeof STORAGE_KEYS)[keyof typeof STORAGE_KEYS] | `${StorageKeyPrefix}${string}`;
