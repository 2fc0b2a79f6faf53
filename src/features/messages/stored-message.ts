import type { BranchId } from '#text/catalogue/farewell-branches.ts';

export interface StoredMessage {
  readonly id: string;
  readonly name: string;
  /** E.164. */
  readonly number: string;
  readonly message: string;
  readonly branch: string | undefined;
  /** Server time. */
  readonly sentAt: Date | undefined;
}

export interface MessageFilter {
  readonly collection: 'blesscouple' | 'farewellMessages';
  readonly branch?: BranchId | undefined;
}
