export const STORAGE_KEYS = {
  cardCart: 'shagun.card-cart',
  cateringCart: 'shagun.catering-cart',
  cateringParty: 'shagun.catering-party',
  formDrafts: 'shagun.drafts',
  lastMessage: 'shagun.last-message',
  installDismissed: 'shagun.install-dismissed',
  messagePopUpClosed: 'shagun.message-pop-up-closed',
  earlyPress: 'shagun.early-press',
  reloadedVersion: 'shagun.reloaded-version',
} as const;

export const OUTBOX_DATABASE = 'shagun-outbox';

export const OUTBOX_COPY_PREFIX = 'shagun.outbox.';

export type StorageKeyPrefix = typeof OUTBOX_COPY_PREFIX;

export type StorageKey = (typeof STORAGE_KEYS)[keyof typeof STORAGE_KEYS] | `${StorageKeyPrefix}${string}`;
