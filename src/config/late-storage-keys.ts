/** Keys that few pages need: apart from `storage-keys.ts`, which is in the first load of every page. */

/** Whose desk was opened last; the code is in `weddingCode`. */
export const WEDDING_COUPLE_KEY = 'shagun.wedding-couple';

/** Families that a couple has told of a changed day. */
export const WEDDING_TOLD_KEY = 'shagun.wedding-told';

/** Weddings whose couple counts guests with the open link for the caterer. */
export const OPEN_LINK_COUNTED_KEY = 'shagun.open-link-counted';

/** On the owner's phone: the newest item of each list at the last look, and whether new orders ring. */
export const LAST_LOOKS_KEY = 'shagun.last-looks';
export const ORDER_BELL_KEY = 'shagun.order-bell';

/** When somebody last pressed Sign out in the admin panel, for its other tabs. */
export const SIGNED_OUT_KEY = 'shagun.signed-out';

export const CHOSEN_DATE_KEY = 'shagun.chosen-date';
export const BOOKED_MONTH_PREFIX = 'shagun.booked-month.';

export const GUEST_LIST_DATABASE = 'shagun-guest-book';

export const WALL_COPY_PREFIX = 'shagun.wall.';

/** Prefix of copies of orders placed or opened on this phone, for use offline. */
export const ORDER_COPY_PREFIX = 'shagun.order.';

/** A guest's phone: its secret for albums, and the name shown beside its photographs. */
export const ALBUM_PHONE_KEY = 'shagun.album-phone';
export const ALBUM_NAME_KEY = 'shagun.album-name';

/** Per album: what the phone sent, took back or has still to take back, what a closed page lost, and the times. */
export const OWN_PHOTOS_PREFIX = 'shagun.own-photos.';
export const TAKEN_BACK_PREFIX = 'shagun.taken-back.';
export const TO_TAKE_BACK_PREFIX = 'shagun.to-take-back.';
export const UNREADY_PHOTOS_PREFIX = 'shagun.unready-photos.';
export const ALBUM_COPY_PREFIX = 'shagun.album.';

/** The couple's photographs beside its draft, and which of them the account has, so that none is sent twice. */
export const PORTRAIT_DATABASE = 'shagun-portraits';
export const PORTRAITS_SENT_KEY = 'shagun.portraits-sent';

export const OWN_THUMBS_DATABASE = 'shagun-own-photos';

export type LateStorageKeyPrefix =
  | typeof WALL_COPY_PREFIX
  | typeof ORDER_COPY_PREFIX
  | typeof BOOKED_MONTH_PREFIX
  | typeof OWN_PHOTOS_PREFIX
  | typeof TAKEN_BACK_PREFIX
  | typeof TO_TAKE_BACK_PREFIX
  | typeof UNREADY_PHOTOS_PREFIX
  | typeof ALBUM_COPY_PREFIX;

export type LateStorageKey =
  | typeof WEDDING_COUPLE_KEY
  | typeof WEDDING_TOLD_KEY
  | typeof OPEN_LINK_COUNTED_KEY
  | typeof LAST_LOOKS_KEY
  | typeof ORDER_BELL_KEY
  | typeof SIGNED_OUT_KEY
  | typeof CHOSEN_DATE_KEY
  | typeof ALBUM_PHONE_KEY
  | typeof ALBUM_NAME_KEY
  | typeof PORTRAITS_SENT_KEY;
