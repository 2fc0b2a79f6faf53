/** The names under which this site keeps things in the browser. Nothing else may write to storage. */
export const STORAGE_KEYS = {
  cardCart: 'shagun.card-cart',
  cateringCart: 'shagun.catering-cart',
  cateringParty: 'shagun.catering-party',
  formDrafts: 'shagun.drafts',
  lastMessage: 'shagun.last-message',
  installDismissed: 'shagun.install-dismissed',
  messagePopUpClosed: 'shagun.message-pop-up-closed',
  reloadedForChunk: 'shagun.reloaded-for-chunk',
} as const;

/** The IndexedDB database in which messages wait to be sent. */
export const OUTBOX_DATABASE = 'shagun-outbox';

/** One of the names of {@link STORAGE_KEYS}. */
export type StorageKey = (typeof STORAGE_KEYS)[keyof typeof STORAGE_KEYS];
