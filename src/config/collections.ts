/** Ids of deleted messages; the rules refuse to create those again. */
export const TOMBSTONES = 'deletedMessages';
