/** Where this phone keeps the couple's photographs. By itself, because every page carries the other keys. */

/** The photographs beside the draft. */
export const PORTRAIT_DATABASE = 'shagun-portraits';

/** Which of them the account has, so that they are not sent twice. */
export const PORTRAITS_SENT_KEY = 'shagun.portraits-sent';
