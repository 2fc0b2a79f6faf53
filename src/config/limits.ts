/** Copied into firestore.rules by `npm run rules:write`. Text lengths are in UTF-16 units, as in `maxlength`. */
export const LIMITS = {
  name: { min: 1, max: 80 },
  message: { min: 0, max: 1_000 },
  messageLines: { min: 0, max: 40 },
  phoneDigits: { min: 8, max: 15 },
  blogTitle: { min: 1, max: 140 },
  blogContent: { min: 1, max: 20_000 },
  blogImageUrl: { min: 12, max: 2_000 },
  amount: { min: 1, max: 10_000 },
  guests: { min: 1, max: 10_000 },
  functions: { min: 1, max: 10 },
  contacts: { min: 0, max: 3 },
  editors: { min: 0, max: 6 },
  seats: { min: 0, max: 50 },
  draft: { min: 2, max: 30_000 },
  familySeats: { min: 1, max: 50 },
  familyName: { min: 1, max: 60 },
  familyTags: { min: 0, max: 160 },
  replyNote: { min: 0, max: 200 },
} as const;

export const PAGE_SIZE = 20;

/** One more than a page, to know whether another follows. */
export const LIST_LIMIT = PAGE_SIZE + 1;

export const COUNT_LIMIT = 10_000;

/** Documents in one read of a couple's guest list. */
export const DESK_LIMIT = 300;

/** Of one import into a guest list; `lines` also limits table rows and contact cards. */
export const GUEST_IMPORT = { lines: 2_000, bytes: 512 * 1024 } as const;

/** In encoded characters. */
export const WHATSAPP_LINK_MAX = 3_500;

/* Strings, because firestore.rules gets a copy: only syntax that JavaScript (`u` flag) and RE2 share. */

export const PHONE_PATTERN = `^\\+[1-9][0-9]{${LIMITS.phoneDigits.min - 1},${LIMITS.phoneDigits.max - 1}}$`;

export const DOCUMENT_ID_PATTERN = '^[A-Za-z0-9_-]{20,40}$';

export const IMAGE_URL_PATTERN = '^https://[^\\s"\'<>\\\\]+$';

export const BANNED =
  '\\x00-\\x09\\x0b-\\x1f\\x7f-\\x9f\\u061c\\u115f\\u1160\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069\\u2800\\u3164\\ufeff\\uffa0';

export const LINE_PATTERN = `^[^\\n${BANNED}]*$`;

export const TEXT_PATTERN = `^[^${BANNED}]*$`;

export const VISIBLE_PATTERN = '^[\\s\\S]*[^\\s\\p{Z}\\p{M}\\p{Cf}][\\s\\S]*$';

export const MESSAGE_LINES_PATTERN = `^(?:[^\\n]*\\n){0,${LIMITS.messageLines.max - 1}}[^\\n]*$`;

export const INVITATION_TEXTS = { name: 60, line: 160, text: 600, url: 500 } as const;

export const INVITATION_CODE_PATTERN = '^[0-9A-HJKMNP-TV-Z]{12}$';

export const FAMILY_ID_PATTERN = '^f[A-Za-z0-9_-]{22}$';

export const EMAIL_PATTERN = '^[^\\sA-Z@,]{1,64}@[^\\sA-Z@,]{3,190}$';

/** Id of a reply with the open link: made by the phone. */
export const OPEN_REPLY_ID_PATTERN = '^d[0-9a-f]{32}$';
