import type { StorageKeyPrefix } from '#src/config/storage-keys.ts';

export interface OutboxEntry<Message> {
  readonly id: string;
  readonly message: Message;
  /** The database rejected it: its author has to change it. */
  readonly refused: boolean;
  /** Device time in milliseconds; used only for ordering, since the clock may be wrong. */
  readonly writtenAt: number;
}

export function newEntry<Message>(id: string, message: Message): OutboxEntry<Message> {
  return { id, message, refused: false, writtenAt: Date.now() };
}

/** What an outbox sends, and where it is stored until then. */
export interface OutboxKind<Message> {
  /** Of the database, the tabs' channel and the background sync. */
  readonly name: string;
  readonly copyPrefix: StorageKeyPrefix;
  /** Reads a stored message; `outdated` if it exceeds limits lowered since, so that its author can change it. */
  readonly parse: (stored: unknown) => { message: Message; outdated: boolean } | undefined;
}
