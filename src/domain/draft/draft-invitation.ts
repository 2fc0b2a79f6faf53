/** A draft as the invitation it becomes. What cannot be read yet is left out; draft-check.ts reports it. */
import { dayAfter, indiaDay, instantInIndia } from '#src/domain/india-time.ts';
import type {
  Contact,
  FunctionKey,
  FunctionTexts,
  Invitation,
  InvitationTexts,
  PageTexts,
  Partner,
  WeddingFunction,
} from '#src/domain/invitation/invitation.ts';
import { FUNCTION_KEYS } from '#src/domain/invitation/invitation.ts';
import { INVITATION_TEXTS, LIMITS } from '#src/domain/invitation/limits.ts';
import type { PortraitMark } from '#src/domain/portraits/portrait.ts';
import { isUrl } from '#src/lib/is-url.ts';
import { parsePhone } from '#src/lib/phone.ts';
import { seenLine } from '#src/lib/seen-line.ts';
import { cleanLine, cleanText, cutText } from '#src/lib/text.ts';
import { parseWholeNumber } from '#src/lib/whole-number.ts';
import type { Draft, DraftContact, DraftFunction, DraftPartner } from './draft.ts';
import { dayOf, isWholeDay } from './draft-functions.ts';

const LINK = /https?:\/\/[^\s"'<>\\]+/i;
const WITHOUT_SCHEME = /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?:\/[^\s"'<>\\]*)?$/u;

const SONG_FILE = /\.(?:mp3|m4a|aac|ogg|opus|wav)$/i;

/** Days before the first function on which replies end, unless the couple says otherwise. */
const REPLY_DAYS = 7;

/** Days after the last function for which the page stays: at least the two years that are sold. */
const OPEN_DAYS = 2 * 366;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Longest time from a function's start to its end: an end that is earlier by the clock is on the next day. */
const LONGEST_NIGHT_MS = 16 * HOUR_MS;

function lineOf(typed: string, longest: number): string {
  return cutText(seenLine(typed), longest).trim();
}

/** A name as it is stored; empty when nothing of it is visible. */
export function nameOf(typed: string): string {
  return lineOf(typed, INVITATION_TEXTS.name);
}

/** In milliseconds since 1970; `undefined` while its day or hour is not known. */
export function startOf(draft: Draft, one: DraftFunction): number | undefined {
  const day = dayOf(draft, one);
  return isWholeDay(day) ? instantInIndia(day, one.hour) : undefined;
}

/** `undefined` where no end is typed, `early` for one before the start; may be in the night after. */
export function endOf(draft: Draft, one: DraftFunction): number | 'early' | undefined {
  const start = startOf(draft, one);
  const end = start === undefined ? undefined : instantInIndia(indiaDay(start), one.endHour);
  if (start === undefined || end === undefined) return undefined;
  if (end > start) return end;
  const nextDay = end + DAY_MS;
  return nextDay - start <= LONGEST_NIGHT_MS ? nextDay : 'early';
}

/** The end of the day that was typed, or of a week before the first function. */
export function replyByOf(draft: Draft): number | undefined {
  if (isWholeDay(draft.replyBy)) return endOfDay(draft.replyBy);
  const first = startsOf(draft)[0];
  return first === undefined ? undefined : endOfDay(dayAfter(indiaDay(first), -REPLY_DAYS));
}

/**
 * The invitation that a draft describes, unpublished and without a code.
 *
 * @param now milliseconds since 1970
 * @param known keys of functions that families and replies may refer to; new functions get others while there are any
 */
export function invitationOf(draft: Draft, now: number, known: readonly FunctionKey[] = []): Invitation {
  const last = startsOf(draft).at(-1) ?? now;
  return {
    code: '',
    published: false,
    filmReleased: false,
    couple: [partnerOf(draft.couple[0]), partnerOf(draft.couple[1])],
    ...pageTextsOf(draft),
    tradition: draft.tradition,
    design: draft.design,
    language: draft.language,
    hindi: pageTextsOf(draft.hindi),
    functions: functionsOf(draft, known),
    ...(draft.portraits.length > 0 && { portraits: draft.portraits.map(markOf) }),
    contacts: draft.contacts.flatMap(contactOf),
    links: { album: parseLink(draft.links.album) ?? '', music: parseSongLink(draft.links.music) ?? '' },
    settings: {
      replyBy: replyByOf(draft) ?? now,
      closesAt: Math.min(closingAfter(last), latestClosing(now)),
      wall: draft.wall,
      openSeats: parseWholeNumber(draft.openSeats, LIMITS.seats) ?? 0,
    },
    updatedAt: now,
  };
}

/** `OPEN_DAYS` after the last function, counted from `least` at least. */
export function closingOf(functions: readonly WeddingFunction[], now: number, least = now): number {
  const last = Math.max(...functions.map(({ start }) => start), least);
  return Math.min(closingAfter(last), latestClosing(now));
}

/** The longest that the rules let a page stay, less a day, because the phone's clock may be ahead. */
export function latestClosing(now: number): number {
  return now + (LIMITS.openDays.max - 1) * DAY_MS;
}

function closingAfter(last: number): number {
  return last + OPEN_DAYS * DAY_MS;
}

function markOf({ place, version }: PortraitMark): PortraitMark {
  return { place, version };
}

function startsOf(draft: Draft): number[] {
  return draft.functions.flatMap((one) => startOf(draft, one) ?? []).sort((one, other) => one - other);
}

function endOfDay(day: string | undefined): number | undefined {
  const next = day === undefined ? undefined : dayAfter(day, 1);
  return next === undefined ? undefined : instantInIndia(next, '00:00');
}

function partnerOf({ name, also, script }: DraftPartner): Partner {
  return { name: nameOf(name), also: nameOf(also), script };
}

function pageTextsOf({ families, place, texts }: PageTexts): PageTexts {
  return {
    families: [lineOf(families[0], INVITATION_TEXTS.line), lineOf(families[1], INVITATION_TEXTS.line)],
    place: nameOf(place),
    texts: textsOf(texts),
  };
}

function textsOf({ blessing, invitation, thanks, anniversary }: InvitationTexts): InvitationTexts {
  const wording = (typed: string) => cutText(cleanText(typed), INVITATION_TEXTS.text).trim();
  return {
    blessing: wording(blessing),
    invitation: wording(invitation),
    thanks: wording(thanks),
    anniversary: wording(anniversary),
  };
}

function functionsOf(draft: Draft, known: readonly FunctionKey[]): WeddingFunction[] {
  const complete = draft.functions
    .flatMap((one) => {
      const fields = functionOf(draft, one);
      return fields ? [{ key: FUNCTION_KEYS.find((key) => key === one.id), ...fields }] : [];
    })
    .slice(0, LIMITS.functions.max);
  const taken = new Set(complete.map(({ key }) => key));
  const free = FUNCTION_KEYS.filter((key) => !taken.has(key));
  const fresh = [...free.filter((key) => !known.includes(key)), ...free.filter((key) => known.includes(key))];
  return complete.flatMap(({ key = fresh.shift(), ...one }) => (key ? [{ key, ...one }] : []));
}

function functionOf(draft: Draft, one: DraftFunction): Omit<WeddingFunction, 'key'> | undefined {
  const start = startOf(draft, one);
  if (nameOf(one.name) === '' || start === undefined) return undefined;
  const end = endOf(draft, one);
  return {
    ...functionTextsOf(one),
    start,
    end: end === 'early' ? undefined : end,
    map: parseLink(one.map) ?? '',
    side: one.side,
    asksReply: one.asksReply,
    isPrivate: one.isPrivate,
    hindi: functionTextsOf(one.hindi),
  };
}

function functionTextsOf({ name, timeLabel, venue, dress }: FunctionTexts): FunctionTexts {
  return {
    name: nameOf(name),
    timeLabel: nameOf(timeLabel),
    venue: lineOf(venue, INVITATION_TEXTS.line),
    dress: lineOf(dress, INVITATION_TEXTS.line),
  };
}

function contactOf({ name, phone, hindi }: DraftContact): Contact | [] {
  const number = parsePhone(phone);
  const named = nameOf(name);
  return named === '' || number === undefined ? [] : { name: named, phone: number, hindi: nameOf(hindi) };
}

/**
 * The https address in what was pasted: maps and albums are shared as a sentence with the link in it, or without
 * `https://`. Empty for empty text, `undefined` without an address or for one that is too long to store.
 */
export function parseLink(typed: string): string | undefined {
  const text = cleanLine(typed);
  if (text === '') return '';
  const found = LINK.exec(text)?.[0] ?? (WITHOUT_SCHEME.test(text) ? `https://${text}` : undefined);
  const link = found?.replace(/^https?:/i, 'https:');
  return link && isUrl(link) && link.length <= INVITATION_TEXTS.url ? link : undefined;
}

/** Like {@link parseLink}, for a song file; `undefined` for a page about a song, which cannot be played. */
export function parseSongLink(typed: string): string | undefined {
  const link = parseLink(typed);
  return link && !SONG_FILE.test(new URL(link).pathname) ? undefined : link;
}
