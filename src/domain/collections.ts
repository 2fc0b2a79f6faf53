/** Ids of deleted messages; the rules refuse to create those again. */
export const TOMBSTONES = 'deletedMessages';

export const INVITATIONS = 'invitations';

/** Below an invitation: the families it is sent to, each under the token of its link. */
export const FAMILIES = 'families';

/** Below an invitation: what only staff reads of {@link FAMILIES}, each under the same token. */
export const FAMILY_PRIVATE = 'familyPrivate';

/** Below an invitation: functions that not everybody sees, each under an id that the families invited to it know. */
export const PRIVATE_FUNCTIONS = 'privateFunctions';

/** Below an invitation: replies, each under its family's token or an id made by a phone with the open link. */
export const REPLIES = 'replies';

export const OPENED = 'opened';

/** Below an invitation: how many of a family each phone has counted at the door. */
export const ARRIVALS = 'arrivals';

/** Below an invitation: guests' blessings, which staff alone reads. */
export const BLESSINGS = 'wishes';

/** Below an invitation: ids of what was deleted; the rules refuse to create those again. */
export const CLOSED = 'closed';

/** Below an invitation: blessings that guests may read, copied there when the couple approves them. */
export const WALL = 'wall';

/** Below an invitation or a draft: the couple's own photographs, each under its place. */
export const PORTRAITS = 'portraits';

/** Below an invitation: {@link ALBUM_SETTINGS}. */
export const ALBUM = 'album';

/** When the guests' album is open, and when it is seen. */
export const ALBUM_SETTINGS = 'settings';

/** Below an invitation: what guests have photographed, which only those who approve it read. */
export const PHOTOS = 'photos';

/** Below an invitation: the pictures of {@link PHOTOS}, each under the same id. */
export const PHOTO_FILES = 'photoFiles';

/** Below an invitation: photographs that guests may see, copied there when they are approved. */
export const SHOWN_PHOTOS = 'shownPhotos';

/** Below an invitation: that a guest asks for the removal of a photograph, under its id. */
export const PHOTO_OBJECTIONS = 'photoObjections';

/** Orders of cards and menus, each under an id that nobody can guess. */
export const ORDERS = 'orders';

/** Invoices and credit notes, each under the id of its order and its own number. They stay when an order is erased. */
export const INVOICES = 'invoices';

export const SERIES = 'series';

/** What couples have saved before there is an invitation, each under its account. */
export const DRAFTS = 'drafts';

export const BLOGS = 'blogs';

/** Blogs that are not published, each under the id that it will have; the owner's alone. */
export const BLOG_DRAFTS = 'blogDrafts';

/** Pictures of blogs from the owner's phone. A blog names its own by id; another picture has another id. */
export const BLOG_PICTURES = 'blogPictures';

/** What overrides the catalogue: {@link BOARD}, and a copy of each of its revisions. */
export const SHOP = 'shop';

export const BOARD = 'today';

/** What is promised to whom for which date, which staff alone reads. */
export const BOOKINGS = 'bookings';

/** What is taken in each month, without names: visitors read it. */
export const BOOKED_MONTHS = 'bookedMonths';

export const BOOKABLE = 'bookable';
