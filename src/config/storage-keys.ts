/** The names under which this site keeps things in the browser. Nothing else may write to storage. */
export const STORAGE_KEYS = {
  cardCart: 'shagun.card-cart',
  cateringCart: 'shagun.catering-cart',
  cateringParty: 'shagun.catering-party',
  formDrafts: 'shagun.drafts',
  lastMessage: 'shagun.last-message',
  installDismissed: 'shagun.install-dismissed',
  messagePopUpClosed: 'shagun.message-pop-up-closed',
  invitationDraft: 'shagun.invitation-draft',
  invitationRevision: 'shagun.invitation-revision',
  earlyPress: 'shagun.early-press',
  reloadedVersion: 'shagun.reloaded-version',
  largerLetters: 'shagun.larger-letters',
} as const;

/** The IndexedDB database in which messages wait to be sent. */
export const OUTBOX_DATABASE = 'shagun-outbox';

/** In front of the id of each message that waits to be sent: a copy for the case that the database fails. */
export const OUTBOX_COPY_PREFIX = 'shagun.outbox.';

/** In front of the code of each invitation that was opened here: a copy for a visit without a network. */
export const INVITATION_COPY_PREFIX = 'shagun.invitation.';

/** What several keys may start with. */
export type StorageKeyPrefix = typeof OUTBOX_COPY_PREFIX | typeof INVITATION_COPY_PREFIX;

/** One of the names of {@link STORAGE_KEYS}, or a key of many that share a prefix. */
export type StorageKey = (typeof STORAGE_KEYS)[keyof typeof STORAGE_KEYS] | `${StorageKeyPrefix}${string}`;
