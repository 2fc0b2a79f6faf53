/** The Firestore collection of the ids of deleted messages, by which the rules refuse them from then on. */
export const TOMBSTONES = 'deletedMessages';

/** The collection of couples' invitations, each under its code. */
export const INVITATIONS = 'invitations';
