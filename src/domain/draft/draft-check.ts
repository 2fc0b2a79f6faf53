import { dayAfter, indiaDay, instantInIndia, showIndiaDay } from '#src/domain/india-time.ts';
import { LIMITS } from '#src/domain/invitation/limits.ts';
import { parsePhone } from '#src/lib/phone.ts';
import { parseWholeNumber } from '#src/lib/whole-number.ts';
import { INVITATION_FAULT } from '#text/invitation-faults.ts';
import type { Draft, DraftFunction } from './draft.ts';
import { dayOf, isWholeDay } from './draft-functions.ts';
import { endOf, nameOf, parseLink, parseSongLink, replyByOf, startOf } from './draft-invitation.ts';
import { daysBehind } from './wedding-day.ts';

export const STEPS = ['names', 'functions', 'words', 'look', 'settings'] as const;

export type Step = (typeof STEPS)[number];

export interface DraftFault {
  readonly step: Step;
  /** The field it belongs to: `names.place`, `phere.venue`. */
  readonly field: string;
  /** `wrong`: typed, but cannot be right. `missing`: not typed yet. */
  readonly kind: 'wrong' | 'missing';
  readonly sentence: string;
}

/** Days ahead beyond which a wedding’s year is doubted. */
const FAR_DAYS = 3 * 365;

/** In the order of the steps; empty when the draft can be published. `now` in milliseconds since 1970. */
export function faultsOf(draft: Draft, now: number): readonly DraftFault[] {
  return [
    ...nameFaults(draft, now),
    ...draft.functions.flatMap((draftFunction, index) => [
      ...functionFaults(draft, draftFunction, index + 1, now),
    ]),
    ...listFaults(draft),
    ...contactFaults(draft),
    ...settingFaults(draft, now),
  ];
}

/** What prevents saving an invitation that exists already: a day that has passed does not. */
export function faultsInMade(draft: Draft, now: number): readonly DraftFault[] {
  const isPast = ({ kind, field, sentence }: DraftFault) =>
    kind === 'wrong' && (/\.(?:day|weddingDay)$/.test(field) || sentence === INVITATION_FAULT.replyPast);
  return faultsOf(draft, now).filter((fault) => !isPast(fault));
}

/** The message beneath a field, only where something typed is wrong. */
export function errorAt(faults: readonly DraftFault[], field: string): string | undefined {
  return faults.find((fault) => fault.field === field && fault.kind === 'wrong')?.sentence;
}

function missing(step: Step, field: string, sentence: string): DraftFault {
  return { step, field, kind: 'missing', sentence };
}

function wrong(step: Step, field: string, sentence: string): DraftFault {
  return { step, field, kind: 'wrong', sentence };
}

function* nameFaults(draft: Draft, now: number): Generator<DraftFault> {
  const { couple, weddingDay, place, functions } = draft;
  const [first, second] = INVITATION_FAULT.name;
  if (nameOf(couple[0].name) === '') yield missing('names', 'names.first', first);
  if (nameOf(couple[1].name) === '') yield missing('names', 'names.second', second);
  const followed = functions.some(({ follows }) => follows);
  if (followed && !isWholeDay(weddingDay)) {
    yield missing('names', 'names.weddingDay', INVITATION_FAULT.weddingDay);
  }
  if (daysBehind(draft) !== 0) yield missing('names', 'names.weddingDay', INVITATION_FAULT.leftBehind);
  const doubt = followed ? doubtfulDay(weddingDay, INVITATION_FAULT.wedding, now) : undefined;
  if (doubt) yield wrong('names', 'names.weddingDay', doubt);
  if (nameOf(place) === '') yield missing('names', 'names.place', INVITATION_FAULT.place);
}

function* functionFaults(
  draft: Draft,
  draftFunction: DraftFunction,
  place: number,
  now: number,
): Generator<DraftFault> {
  const say = INVITATION_FAULT;
  const at = (part: string) => `${draftFunction.id}.${part}`;
  const typedName = nameOf(draftFunction.name);
  const name = typedName || say.unnamed(place);
  if (typedName === '') yield missing('functions', at('name'), say.functionName(place));
  // A function that follows the wedding day has its fault there.
  if (!draftFunction.follows && !isWholeDay(draftFunction.day))
    yield missing('functions', at('day'), say.day(name));
  if (instantInIndia('2027-01-01', draftFunction.hour) === undefined) {
    yield missing('functions', at('hour'), say.hour(name));
  }
  yield* timeFaults(draft, draftFunction, name, now);
  if (nameOf(draftFunction.venue) === '') yield missing('functions', at('venue'), say.venue(name));
  if (parseLink(draftFunction.map) === undefined) yield wrong('functions', at('map'), say.map(name));
}

function* timeFaults(
  draft: Draft,
  draftFunction: DraftFunction,
  name: string,
  now: number,
): Generator<DraftFault> {
  const start = startOf(draft, draftFunction);
  const ofWedding = draftFunction.follows && doubtfulDay(draft.weddingDay, name, now) !== undefined;
  const doubt = ofWedding ? undefined : doubtfulDay(dayOf(draft, draftFunction), name, now, start);
  if (doubt) yield wrong('functions', `${draftFunction.id}.day`, doubt);
  if (endOf(draft, draftFunction) === 'early') {
    yield wrong('functions', `${draftFunction.id}.end`, INVITATION_FAULT.early(name));
  }
}

function doubtfulDay(day: string, name: string, now: number, start = Infinity): string | undefined {
  if (!isWholeDay(day)) return undefined;
  const today = indiaDay(now);
  const shown = showIndiaDay(instantInIndia(day, '12:00') ?? now);
  if (day < today || start < now) return INVITATION_FAULT.past(name, shown);
  return day > (dayAfter(today, FAR_DAYS) ?? day) ? INVITATION_FAULT.far(name, shown) : undefined;
}

function* listFaults({ functions }: Draft): Generator<DraftFault> {
  if (functions.length === 0) yield missing('functions', 'functions', INVITATION_FAULT.noFunctions);
  if (functions.length > LIMITS.functions.max) {
    yield wrong('functions', 'functions', INVITATION_FAULT.manyFunctions(LIMITS.functions.max));
  }
  if (functions.length > 0 && functions.every(({ isPrivate }) => isPrivate)) {
    yield wrong('functions', 'functions', INVITATION_FAULT.allPrivate);
  }
}

function* contactFaults({ contacts }: Draft): Generator<DraftFault> {
  for (const [index, { name, phone }] of contacts.entries()) {
    const at = (part: string) => `contacts.${index}.${part}`;
    const named = nameOf(name);
    if (phone.trim() === '') {
      if (named) yield missing('settings', at('phone'), INVITATION_FAULT.contactPhone(named));
      continue;
    }
    if (parsePhone(phone) === undefined) {
      yield wrong('settings', at('phone'), INVITATION_FAULT.phone(phone.trim()));
    }
    if (!named) yield missing('settings', at('name'), INVITATION_FAULT.contactName(phone.trim()));
  }
}

function* settingFaults(draft: Draft, now: number): Generator<DraftFault> {
  const { links, replyBy, openSeats } = draft;
  if (parseLink(links.album) === undefined) yield wrong('settings', 'album', INVITATION_FAULT.album);
  if (parseLink(links.music) === undefined) yield wrong('settings', 'music', INVITATION_FAULT.music);
  else if (parseSongLink(links.music) === undefined) {
    yield wrong('settings', 'music', INVITATION_FAULT.musicPage);
  }
  const last = Math.max(
    ...draft.functions.map((draftFunction) => startOf(draft, draftFunction) ?? -Infinity),
  );
  const asksReply = draft.functions.some((draftFunction) => draftFunction.asksReply);
  const until = asksReply && isWholeDay(replyBy) ? replyByOf(draft) : undefined;
  if (until !== undefined && until <= now) yield wrong('settings', 'replyBy', INVITATION_FAULT.replyPast);
  else if (asksReply && last > 0 && replyBy > indiaDay(last)) {
    yield wrong('settings', 'replyBy', INVITATION_FAULT.replyLate);
  }
  if (openSeats.trim() !== '' && parseWholeNumber(openSeats, LIMITS.seats) === undefined) {
    yield wrong('settings', 'openSeats', INVITATION_FAULT.seats(LIMITS.seats.max));
  }
}
