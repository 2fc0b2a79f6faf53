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

const BANNED =
  '\\x00-\\x09\\x0b-\\x1f\\x7f-\\x9f\\u061c\\u115f\\u1160\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069\\u2800\\u3164\\ufeff\\uffa0';

export const LINE_PATTERN = `^[^\\n${BANNED}]*$`;

export const TEXT_PATTERN = `^[^${BANNED}]*$`;

export const VISIBLE_PATTERN = '^[\\s\\S]*[^\\s\\p{Z}\\p{M}\\p{Cf}][\\s\\S]*$';

export const MESSAGE_LINES_PATTERN = `^(?:[^\\n]*\\n){0,${LIMITS.messageLines.max - 1}}[^\\n]*$`;

export const INVITATION_TEXTS = { name: 60, line: 160, text: 600, url: 500 } as const;

const line = (longest: number) => `[^\\n${BANNED}]{0,${longest}}`;

const name = `[^\\s\\p{Z}\\p{M}\\p{Cf}${BANNED}]${line(INVITATION_TEXTS.name - 1)}`;

const link = `(?:https://[^\\s"'<>\\\\]{1,${INVITATION_TEXTS.url}})?`;

/* A rule may evaluate only 1,000 expressions, so several texts are joined with line breaks and matched at once. */

export const PARTNER_PATTERN = `^${name}\\n${line(INVITATION_TEXTS.name)}\\n(?:Deva|Guru|Arab)$`;

export const PAGE_PATTERN = [
  `^${line(INVITATION_TEXTS.line)}`,
  line(INVITATION_TEXTS.line),
  line(INVITATION_TEXTS.name),
  '(?:hindu|muslim|sikh|christian|modern)',
  '(?:en|hi|both)',
  '(?:[a-z0-9-]{1,40}/[a-z0-9-]{1,40})?',
  link,
  link,
  'f(?:[1-9]|10)(?: f(?:[1-9]|10)){0,9}$',
].join('\\n');

export const FUNCTION_PATTERN = [
  `^${name}`,
  line(INVITATION_TEXTS.name),
  line(INVITATION_TEXTS.line),
  line(INVITATION_TEXTS.line),
  link,
  '(?:one|two|both)$',
].join('\\n');

export const CONTACT_PATTERN = `^${name}\\n${PHONE_PATTERN.slice(1)}`;

export const WORDING_PATTERN = `^[^${BANNED}]{0,${INVITATION_TEXTS.text}}$`;

export const INVITATION_CODE_PATTERN = '^[0-9A-HJKMNP-TV-Z]{12}$';

export const FAMILY_ID_PATTERN = '^f[A-Za-z0-9_-]{22}$';

/** Name, language. */
export const FAMILY_PAGE_PATTERN = `^${name}\\n(?:en|hi)$`;

/** Phone, side, tags, note. */
export const FAMILY_PATTERN = [
  `^(?:${PHONE_PATTERN.slice(1, -1)})?`,
  '(?:one|two|both)',
  line(LIMITS.familyTags.max),
  `[^${BANNED}]{0,${LIMITS.replyNote.max}}$`,
].join('\\n');

/** Id of a reply with the open link: made by the phone. */
export const OPEN_REPLY_ID_PATTERN = '^d[0-9a-f]{32}$';

/** Name, phone, who changed it, note. */
export const REPLY_PATTERN = [
  `^(?:${name})?`,
  `(?:${PHONE_PATTERN.slice(1, -1)})?`,
  '(?:host|[0-9a-f]{32})',
  `[^${BANNED}]{0,${LIMITS.replyNote.max}}$`,
].join('\\n');

/** A family's token or the id of an open reply, and the phone at the door. */
export const ARRIVAL_ID_PATTERN = '^(?:f[A-Za-z0-9_-]{22}|d[0-9a-f]{32})~[0-9a-f]{32}$';

export const EMAIL_PATTERN = '^[^\\sA-Z@,]{1,64}@[^\\sA-Z@,]{3,190}$';
