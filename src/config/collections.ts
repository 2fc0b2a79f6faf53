/** The Firestore collection of the ids of deleted messages, by which the rules refuse them from then on. */
export const TOMBSTONES = 'deletedMessages';
