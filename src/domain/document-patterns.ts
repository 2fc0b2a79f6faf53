/** Texts of stored documents as firestore.rules matches them. Apart from the limits, which every form loads. */
import { TRADITION_IDS } from '#src/catalogue/traditions/tradition.ts';
import { LIMITS as ALBUM } from '#src/domain/album/limits.ts';
import { LIMITS } from '#src/domain/guests/limits.ts';
import { INVITATION_TEXTS } from '#src/domain/invitation/limits.ts';
import { LIMITS as PORTRAITS } from '#src/domain/portraits/limits.ts';
import { MARK_PATTERN, PORTRAIT_PLACES } from '#src/domain/portraits/portrait.ts';
import { PHONE_PATTERN } from '#src/lib/phone.ts';
import { LANGUAGES } from '#src/locales/locales.ts';
import { PAGE_LANGUAGES } from './invitation/languages-of.ts';
import { BANNED, NOT_IN_LINKS } from './text-patterns.ts';

export const line = (longest: number) => `[^\\n${BANNED}]{0,${longest}}`;

/** A line whose first character is visible. */
export const visibleLine = (longest: number) => `[^\\s\\p{Z}\\p{M}\\p{Cf}${BANNED}]${line(longest - 1)}`;

const name = visibleLine(INVITATION_TEXTS.name);

const link = `(?:https://[^${NOT_IN_LINKS}]{1,${INVITATION_TEXTS.url}})?`;

/*
 * A rule may evaluate only 1,000 expressions, so several texts are joined with tabs, which none may contain, and matched at once.
 */

export const PARTNER_PATTERN = `^${name}\\t${line(INVITATION_TEXTS.name)}\\t(?:Deva|Guru|Arab)$`;

export const PAGE_PATTERN = [
  `^${line(INVITATION_TEXTS.line)}`,
  line(INVITATION_TEXTS.line),
  line(INVITATION_TEXTS.name),
  `(?:${TRADITION_IDS.join('|')})`,
  `(?:${PAGE_LANGUAGES.join('|')})`,
  '(?:[a-z0-9-]{1,40}/[a-z0-9-]{1,40})?',
  link,
  link,
  `f(?:[1-9]|10)(?: f(?:[1-9]|10)){0,9}(?: ${MARK_PATTERN}){0,${PORTRAIT_PLACES.length}}$`,
].join('\\t');

/** Time label, venue and dress note are one text, which saves forty expressions; forms limit each of them. */
export const FUNCTION_PATTERN = [
  `^${name}`,
  line(INVITATION_TEXTS.name + 2 * INVITATION_TEXTS.line),
  link,
  '(?:one|two|both)$',
].join('\\t');

export const CONTACT_PATTERN = `^${name}\\t${PHONE_PATTERN.slice(1)}`;

export const WORDING_PATTERN = `^[^${BANNED}]{0,${INVITATION_TEXTS.text}}$`;

/** Which text, and its Hindi; each ends with a tab. */
export const HINDI_PATTERN = `^(?:(?:${[
  `(?:families\\.(?:one|two)|place|contacts\\.c[1-3]|f(?:[1-9]|10)\\.(?:name|timeLabel|venue|dress)) ${line(INVITATION_TEXTS.line)}`,
  `texts\\.(?:blessing|invitation|thanks|anniversary) [^${BANNED}]{0,${INVITATION_TEXTS.text}}`,
].join('|')})\\t)*$`;

export const FAMILY_PAGE_PATTERN = `^${name}\\t(?:${LANGUAGES.join('|')})$`;

/** Ids of the functions that a family may open, at most ten. */
export const OPENS_PATTERN = '^p[A-Za-z0-9_-]{22}(?: p[A-Za-z0-9_-]{22}){0,9}$';
export const FUNCTION_IDS_PATTERN = '^p[A-Za-z0-9_-]{22}(?: p[A-Za-z0-9_-]{22}){9}$';

/** Phone, side, tags, note. */
export const FAMILY_PATTERN = [
  `^(?:${PHONE_PATTERN.slice(1, -1)})?`,
  '(?:one|two|both)',
  line(LIMITS.familyTags.max),
  `[^${BANNED}]{0,${LIMITS.replyNote.max}}$`,
].join('\\t');

/** Name, phone, who changed it, note. */
export const REPLY_PATTERN = [
  `^(?:${name})?`,
  `(?:${PHONE_PATTERN.slice(1, -1)})?`,
  '(?:host|[0-9a-f]{32})',
  `[^${BANNED}]{0,${LIMITS.replyNote.max}}$`,
].join('\\t');

/** A family's token or the id of an open reply, and the phone at the door. */
export const ARRIVAL_ID_PATTERN = '^(?:f[A-Za-z0-9_-]{22}|d[0-9a-f]{32})~[0-9a-f]{32}$';

export const PORTRAIT_ALT_PATTERN = `^${line(PORTRAITS.portraitAlt.max)}$`;

export const PHOTO_NAME_PATTERN = `^${line(ALBUM.photoName.max)}$`;

export const OBJECTION_PATTERN = `^[^${BANNED}]{0,${ALBUM.objection.max}}$`;
