/** Patterns of texts as strings: firestore.rules gets a copy, so only syntax that JavaScript (`u` flag) and RE2 share. */
import { CALENDAR_DAY } from './day.ts';
import { LIMITS } from './message/limits.ts';

export const BANNED =
  '\\x00-\\x09\\x0b-\\x1f\\x7f-\\x9f\\u061c\\u115f\\u1160\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069\\u2800\\u3164\\ufeff\\uffa0';

/** Characters that end an address in text or HTML, or make it read as another one. */
export const NOT_IN_LINKS = `\\s"'<>\\\\${BANNED}`;

export const IMAGE_URL_PATTERN = `^https://[^${NOT_IN_LINKS}]+$`;

export const LINE_PATTERN = `^[^\\n${BANNED}]*$`;

export const TEXT_PATTERN = `^[^${BANNED}]*$`;

export const VISIBLE_PATTERN = '^[\\s\\S]*[^\\s\\p{Z}\\p{M}\\p{Cf}][\\s\\S]*$';

export const MESSAGE_LINES_PATTERN = `^(?:[^\\n]*\\n){0,${LIMITS.messageLines.max - 1}}[^\\n]*$`;

export const INVITATION_CODE_PATTERN = '^[0-9A-HJKMNP-TV-Z]{12}$';

export const FAMILY_ID_PATTERN = '^f[A-Za-z0-9_-]{22}$';

export const EMAIL_PATTERN = '^[^\\sA-Z@,]{1,64}@(?:[^\\sA-Z@,.]{1,63}\\.){1,4}[^\\sA-Z@,.]{2,63}$';

/** Made by the phone. */
export const OPEN_REPLY_ID_PATTERN = '^d[0-9a-f]{32}$';

/** Made by the phone: 128 random bits. */
export const BLESSING_ID_PATTERN = '^[0-9a-f]{32}$';

/** 128 bits of the hash of its file. */
export const PHOTO_ID_PATTERN = '^[0-9a-f]{32}$';

export const HASH_PATTERN = '^[0-9a-f]{64}$';

export const HASHES_PATTERN = '^(?:[0-9a-f]{64} ?)*$';

export const COUPON_CODE_PATTERN = '^[A-Z0-9]{3,16}$';

export const BLOG_DAY_PATTERN = `^(?:${CALENDAR_DAY})?$`;
