import type { BranchId } from '#src/catalogue/farewell-branches.ts';

/** A message as the owner reads it. */
export interface StoredMessage {
  readonly id: string;
  readonly name: string;
  /** In E.164. */
  readonly number: string;
  readonly message: string;
  /** Farewells only. */
  readonly branch: string | undefined;
  /** The server's time. */
  readonly sentAt: Date | undefined;
}

/** Which messages: one of the two collections, and of farewells one branch or all. */
export interface MessageFilter {
  readonly collection: 'blesscouple' | 'farewellMessages';
  readonly branch?: BranchId | undefined;
}
