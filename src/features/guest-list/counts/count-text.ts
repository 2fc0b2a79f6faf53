/** Counts as the couple downloads them and as the caterer gets them. */

import { formatDayAndTime } from '#src/domain/dates.ts';
import type { Family } from '#src/domain/guests/family.ts';
import { replyWithin } from '#src/domain/guests/fitted-reply.ts';
import type { FunctionCount, Plates } from '#src/domain/guests/function-count.ts';
import { openReplies, stateOf } from '#src/domain/guests/function-count.ts';
import type { GuestList } from '#src/domain/guests/guest-list.ts';
import { showIndiaDay } from '#src/domain/india-time.ts';
import type { Invitation, WeddingFunction } from '#src/domain/invitation/invitation.ts';
import { coupleNames, timeOf } from '#src/domain/invitation/wording.ts';
import type { Reply } from '#src/domain/reply/reply.ts';
import { comingTo } from '#src/domain/reply/reply.ts';
import { toCsv } from '#src/lib/csv.ts';
import { groupDigits } from '#src/lib/money.ts';
import { phoneForSpreadsheet } from '#src/lib/phone.ts';
import { localeOf } from '#src/locales/locales.ts';
import { CSV_HEADS, DESK_COUNT } from '#text/invitations/counts.ts';

/** `12 February 2027, 7:15 pm IST, Rambagh Palace`. */
export function whenAndWhere(weddingFunction: WeddingFunction): string {
  return [showIndiaDay(weddingFunction.start), timeOf(weddingFunction), weddingFunction.venue]
    .filter(Boolean)
    .join(', ');
}

/** `310 vegetarian, 60 Jain, 50 non-vegetarian`; empty when nobody comes. */
export function foodText({ veg, jain, nonVeg }: Plates): string {
  const { foods } = DESK_COUNT;
  return [
    veg > 0 ? foods.veg(groupDigits(veg)) : '',
    jain > 0 ? foods.jain(groupDigits(jain)) : '',
    nonVeg > 0 ? foods.nonVeg(groupDigits(nonVeg)) : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** Who replied with the open link to which function, and whether they are counted among the plates; may be empty. */
export function openLinkLine(counts: readonly FunctionCount[], countsOpenLink: boolean): string {
  const { withOpenLink: among, besideOpenLink } = DESK_COUNT.sheet;
  const guests = counts
    .filter(({ withOpenLink }) => withOpenLink > 0)
    .map(({ weddingFunction, withOpenLink }) => `${weddingFunction.name} ${groupDigits(withOpenLink)}`)
    .join(', ');
  if (guests === '') return '';
  return countsOpenLink ? among(guests) : besideOpenLink(guests);
}

interface CatererTextOptions {
  /** When the replies were read, in milliseconds since 1970. */
  readonly countedAt: number;
  readonly countsOpenLink: boolean;
  readonly withVenues: boolean;
}

/** For WhatsApp: counts only, no guest's name or number. */
export function catererText(
  invitation: Invitation,
  counts: readonly FunctionCount[],
  { countedAt, countsOpenLink, withVenues }: CatererTextOptions,
): string {
  const { sheet } = DESK_COUNT;
  const openLink = openLinkLine(counts, countsOpenLink);
  return [
    sheet.title(coupleNames(invitation)),
    ...counts.map(({ weddingFunction, coming }) =>
      [
        '',
        weddingFunction.name,
        whenAndWhere(withVenues ? weddingFunction : { ...weddingFunction, venue: '' }),
        sheet.plates(groupDigits(coming.total)),
        foodText(coming),
        coming.children > 0 ? sheet.children(groupDigits(coming.children)) : '',
      ]
        .filter((line, index) => index === 0 || line)
        .join('\n'),
    ),
    '',
    ...(openLink ? [openLink] : []),
    sheet.counted(formatDayAndTime(new Date(countedAt))),
  ].join('\n');
}

/** A row for each family and function, and for each open-link reply; families without functions have one. */
export function guestsCsv(
  { functions }: Invitation,
  { families, replies }: Pick<GuestList, 'families' | 'replies'>,
): string {
  return toCsv([
    CSV_HEADS,
    ...[...families.values()].flatMap((family) => {
      const theirs = functions.filter(({ key }) => family.functions.includes(key));
      return rowsOf(familyCells(family), theirs, replyWithin(replies.get(family.id), family));
    }),
    ...openReplies({ families, replies }).flatMap((reply) => {
      const theirs = functions.filter(({ key }) => stateOf(reply, key) !== 'silent');
      const { name, phone } = reply;
      return rowsOf([name, phoneForSpreadsheet(phone), DESK_COUNT.openLink, '', '', '', ''], theirs, reply);
    }),
  ]);
}

function familyCells({ name, phone, side, tags, seats, language, note }: Family): readonly string[] {
  return [
    name,
    phoneForSpreadsheet(phone),
    DESK_COUNT.sides[side],
    tags.join(', '),
    String(seats),
    localeOf(language).name,
    note,
  ];
}

function rowsOf(
  who: readonly string[],
  functions: readonly WeddingFunction[],
  reply: Reply | undefined,
): readonly (readonly string[])[] {
  const note = reply?.note ?? '';
  if (functions.length === 0) return [[...who, ...NO_ANSWER, note]];
  return functions.map((weddingFunction) => [...who, ...answerCells(weddingFunction, reply), note]);
}

const NO_NUMBERS = ['', '', '', '', ''] as const;
const NO_ANSWER = ['', '', ...NO_NUMBERS] as const;

function answerCells({ key, name, asksReply }: WeddingFunction, reply: Reply | undefined): readonly string[] {
  const answer = reply?.answers[key];
  const numbers = answer
    ? [comingTo(answer), answer.children, answer.veg, answer.jain, answer.nonVeg].map(String)
    : NO_NUMBERS;
  const said = stateOf(reply, key);
  const state = said === 'silent' && !asksReply ? DESK_COUNT.notAsked : DESK_COUNT.states[said];
  return [name, answer && comingTo(answer) === 0 ? DESK_COUNT.notComing : state, ...numbers];
}
