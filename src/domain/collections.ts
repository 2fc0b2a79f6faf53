/** Ids of deleted messages; the rules refuse to create those again. */
export const TOMBSTONES = 'deletedMessages';

export const INVITATIONS = 'invitations';

/** Below an invitation: the families invited, each under the token of its link. */
export const FAMILIES = 'families';

/** Below an invitation: what only staff reads of {@link FAMILIES}, under the same tokens. */
export const FAMILY_PRIVATE = 'familyPrivate';

/** Below an invitation: functions that not everybody sees, each under an id known to the families invited to it. */
export const PRIVATE_FUNCTIONS = 'privateFunctions';

/** Below an invitation: replies, under a family's token or an id made by a phone with the open link. */
export const REPLIES = 'replies';

export const OPENED = 'opened';

/** Below an invitation: how many of a family each phone at the door has counted. */
export const ARRIVALS = 'arrivals';

/** Below an invitation: guests' blessings, for staff only. */
export const BLESSINGS = 'wishes';

/** Below an invitation: ids of what was deleted; the rules refuse to create those again. */
export const CLOSED = 'closed';

/** Below an invitation: blessings for guests, copied there when the couple approves them. */
export const WALL = 'wall';

/** Below an invitation or a draft: the couple's own photographs, each under its place. */
export const PORTRAITS = 'portraits';

/** Below an invitation: {@link ALBUM_SETTINGS}. */
export const ALBUM = 'album';

/** When the guests' album is open, and when guests see it. */
export const ALBUM_SETTINGS = 'settings';

/** Below an invitation: guests' photographs, which only those who approve them read. */
export const PHOTOS = 'photos';

/** Below an invitation: the pictures of {@link PHOTOS}, under the same ids. */
export const PHOTO_FILES = 'photoFiles';

/** Below an invitation: photographs for guests, copied there when they are approved. */
export const SHOWN_PHOTOS = 'shownPhotos';

/** Below an invitation: a guest's request to remove a photograph, under its id. */
export const PHOTO_OBJECTIONS = 'photoObjections';

/** Orders of cards and menus, under ids that nobody can guess. */
export const ORDERS = 'orders';

/** Invoices and credit notes, under the order's id and their own number. They stay when an order is erased. */
export const INVOICES = 'invoices';

export const SERIES = 'series';

/** What couples save before there is an invitation, under their accounts. */
export const DRAFTS = 'drafts';

export const BLOGS = 'blogs';

/** Unpublished blogs, under their future ids; only the owner reads them. */
export const BLOG_DRAFTS = 'blogDrafts';

/** Pictures of blogs from the owner's phone. A blog names its picture by id; a new picture has a new id. */
export const BLOG_PICTURES = 'blogPictures';

/** What overrides the catalogue: {@link BOARD}, and a copy of each of its revisions. */
export const SHOP = 'shop';

export const BOARD = 'today';

/** What is promised to whom for which date; only staff reads it. */
export const BOOKINGS = 'bookings';

/** What is taken in each month, without names; public. */
export const BOOKED_MONTHS = 'bookedMonths';

export const BOOKABLE = 'bookable';
