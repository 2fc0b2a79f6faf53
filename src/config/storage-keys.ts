import type { BANNER_CLOSED_KEY, BOARD_COPY_KEY } from './board-keys.ts';
import type { LateStorageKey, LateStorageKeyPrefix } from './late-storage-keys.ts';
import type { OUTBOXES, OutboxName } from './outboxes.ts';

/** In an object of their own, because the starter is part of every page's HTML. */
export const STARTER_KEYS = {
  formDrafts: 'shagun.drafts',
  installDismissed: 'shagun.install-dismissed',
  earlyPress: 'shagun.early-press',
  reloadedVersion: 'shagun.reloaded-version',
} as const;

export const STORAGE_KEYS = {
  cardCart: 'shagun.card-cart',
  cateringCart: 'shagun.catering-cart',
  cateringParty: 'shagun.catering-party',
  waitingDinners: 'shagun.waiting-dinners',
  lastMessage: 'shagun.last-message',
  messagePopUpClosed: 'shagun.message-pop-up-closed',
  invitationDraft: 'shagun.invitation-draft',
  invitationRevision: 'shagun.invitation-revision',
  /** The account that the draft on this phone was last saved to, or opened from. */
  invitationAccount: 'shagun.invitation-account',
  weddingEdits: 'shagun.wedding-edits',
  weddingCode: 'shagun.wedding-code',
  sendQueue: 'shagun.send-queue',
  sendTexts: 'shagun.send-texts',
  deviceId: 'shagun.device',
  largerLetters: 'shagun.larger-letters',
  orderDetails: 'shagun.order-details',
  lastOrders: 'shagun.last-orders',
  language: 'shagun.language',
  place: 'shagun.place',
  cardNames: 'shagun.card-names',
} as const;

/** Prefix of what a phone keeps for an invitation: the guest's family, and the last reply. */
export const GUEST_PREFIX = 'shagun.guest.';

/** Prefix of copies of invitations opened on this phone, for use offline. */
export const INVITATION_COPY_PREFIX = 'shagun.invitation.';

export type StorageKeyPrefix =
  | NonNullable<(typeof OUTBOXES)[OutboxName]['copyPrefix']>
  | typeof GUEST_PREFIX
  | typeof INVITATION_COPY_PREFIX
  | LateStorageKeyPrefix;

export type StorageKey =
  | (typeof STARTER_KEYS)[keyof typeof STARTER_KEYS]
  | (typeof STORAGE_KEYS)[keyof typeof STORAGE_KEYS]
  | typeof BOARD_COPY_KEY
  | typeof BANNER_CLOSED_KEY
  | LateStorageKey
  | `${StorageKeyPrefix}${string}`;
