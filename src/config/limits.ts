/**
 * Every bound the shop knows, once: forms, the code that talks to Firestore and the tests import
 * it, and `npm run rules:write` copies it into firestore.rules (a test refuses a copy that differs).
 *
 * Lengths are what JavaScript's `length` and a field's `maxlength` say (UTF-16 units): the emulator's
 * rules count the same, so a text that a form lets through is not refused for its emoji.
 */
export const LIMITS = {
  /** A guest's name; more than blanks. */
  name: { min: 1, max: 80 },
  /** A blessing or farewell; may be empty. */
  message: { min: 0, max: 1_000 },
  /** Lines of a blessing or farewell: a poem fits, a page of line breaks does not. */
  messageLines: { min: 0, max: 40 },
  /** Digits of a mobile number in international form, without the plus. */
  phoneDigits: { min: 8, max: 15 },
  blogTitle: { min: 1, max: 140 },
  blogContent: { min: 1, max: 20_000 },
  /** An https address of a picture. */
  blogImageUrl: { min: 12, max: 2_000 },
  /** Cards of one design, or portions of one dish. */
  amount: { min: 1, max: 10_000 },
  /** Guests of one function. */
  guests: { min: 1, max: 10_000 },
  /** Functions of an invitation. */
  functions: { min: 1, max: 10 },
  /** People whom guests of an invitation may call. */
  contacts: { min: 0, max: 3 },
  /** E-mail addresses that may edit an invitation. */
  editors: { min: 0, max: 6 },
  /** Seats one reply may take. */
  seats: { min: 0, max: 50 },
  /** A saved draft of an invitation, as JSON. */
  draft: { min: 2, max: 30_000 },
} as const;

/** Rows of one page of a list read from Firestore. */
export const PAGE_SIZE = 20;

/** Most documents one query may ask for: a page, and one more that tells whether another follows. */
export const LIST_LIMIT = PAGE_SIZE + 1;

/** Most documents a count for the admin looks at; the server reads one index entry in a thousand for it. */
export const COUNT_LIMIT = 10_000;

/** Most encoded characters of a WhatsApp link; a longer order is split into parts. */
export const WHATSAPP_LINK_MAX = 3_500;

/*
 * Patterns are written as text because firestore.rules gets a copy of them: only what JavaScript (with
 * the `u` flag) and RE2 both understand. Each matches a whole value.
 */

/** A mobile number as stored: E.164, a plus and {@link LIMITS.phoneDigits} digits. */
export const PHONE_PATTERN = `^\\+[1-9][0-9]{${LIMITS.phoneDigits.min - 1},${LIMITS.phoneDigits.max - 1}}$`;

/** A document id as made on the device. */
export const DOCUMENT_ID_PATTERN = '^[A-Za-z0-9_-]{20,40}$';

/** A blog picture's address: https, a host, no blanks or quotes. */
export const IMAGE_URL_PATTERN = '^https://[^\\s"\'<>\\\\]+$';

/** Characters no text may hold: controls, marks that reverse the reading direction, and fillers that draw nothing. */
const BANNED =
  '\\x00-\\x09\\x0b-\\x1f\\x7f-\\x9f\\u061c\\u115f\\u1160\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069\\u2800\\u3164\\ufeff\\uffa0';

/** Text of one line without {@link BANNED} characters. */
export const LINE_PATTERN = `^[^\\n${BANNED}]*$`;

/** Text of several lines without {@link BANNED} characters. */
export const TEXT_PATTERN = `^[^${BANNED}]*$`;

/** Text in which something can be seen: more than spaces, combining marks and zero-width characters. */
export const VISIBLE_PATTERN = '^[\\s\\S]*[^\\s\\p{Z}\\p{M}\\p{Cf}][\\s\\S]*$';

/** A message of at most {@link LIMITS.messageLines} lines. */
export const MESSAGE_LINES_PATTERN = `^(?:[^\\n]*\\n){0,${LIMITS.messageLines.max - 1}}[^\\n]*$`;

/** Texts of an invitation, in characters; a list of names is longer than a name. */
export const INVITATION_TEXTS = { name: 60, line: 160, text: 600, url: 500 } as const;

const line = (longest: number) => `[^\\n${BANNED}]{0,${longest}}`;

/** A name that must be there: its first character is seen. */
const name = `[^\\s\\p{Z}\\p{M}\\p{Cf}${BANNED}]${line(INVITATION_TEXTS.name - 1)}`;

const link = `(?:https://[^\\s"'<>\\\\]{1,${INVITATION_TEXTS.url}})?`;

/*
 * A rule may evaluate 1,000 expressions, which ten functions with a check for each text would exceed. So several texts are
 * joined with line breaks and matched at once.
 */

/** Name, name in another script, and that script. */
export const PARTNER_PATTERN = `^${name}\\n${line(INVITATION_TEXTS.name)}\\n(?:Deva|Guru|Arab)$`;

/** Both families' lines, the place, tradition, language, design, album and music. */
export const PAGE_PATTERN = [
  `^${line(INVITATION_TEXTS.line)}`,
  line(INVITATION_TEXTS.line),
  line(INVITATION_TEXTS.name),
  '(?:hindu|muslim|sikh|christian|modern)',
  '(?:en|hi|both)',
  '(?:[a-z0-9-]{1,40}/[a-z0-9-]{1,40})?',
  link,
  `${link}$`,
].join('\\n');

/** Name, time label, venue, dress note, map and host side of a function. */
export const FUNCTION_PATTERN = [
  `^${name}`,
  line(INVITATION_TEXTS.name),
  line(INVITATION_TEXTS.line),
  line(INVITATION_TEXTS.line),
  link,
  '(?:one|two|both)$',
].join('\\n');

/** Name and number of somebody to call. */
export const CONTACT_PATTERN = `^${name}\\n${PHONE_PATTERN.slice(1)}`;

/** The couple's own wording, of several lines; may be empty. */
export const WORDING_PATTERN = `^[^${BANNED}]{0,${INVITATION_TEXTS.text}}$`;

/** Twelve characters of Crockford's base32. */
export const INVITATION_CODE_PATTERN = '^[0-9A-HJKMNP-TV-Z]{12}$';

/** An e-mail address in small letters. */
export const EMAIL_PATTERN = '^[^\\sA-Z@,]{1,64}@[^\\sA-Z@,]{3,190}$';
