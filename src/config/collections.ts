/** Ids of deleted messages; the rules refuse to create those again. */
export const TOMBSTONES = 'deletedMessages';

/** The collection of couples' invitations, each under its code. */
export const INVITATIONS = 'invitations';

/** Orders of cards and menus, each under an id that nobody can guess. */
export const ORDERS = 'orders';
