import type { TraditionId, UsualFunction } from '#src/catalogue/traditions/tradition.ts';
import { traditionOf } from '#src/catalogue/traditions.ts';
import { dayAfter } from '#src/domain/india-time.ts';
import type { PageLanguage } from '#src/domain/invitation/invitation.ts';
import { NO_FUNCTION_TEXTS } from '#src/domain/invitation/invitation.ts';
import { nameKey } from '#src/domain/invitation/name-key.ts';
import { headLanguage } from '#src/domain/invitation/names.ts';
import { newDocumentId } from '#src/lib/document-id.ts';
import { guestTexts, loadedGuestTexts } from '#src/locales/guest-texts.ts';
import type { Language } from '#src/locales/locales.ts';
import type { Draft, DraftFunction } from './draft.ts';

/** On the wedding day. Fields are in the order of the schema: drafts are compared as JSON. */
const EMPTY_FUNCTION: DraftFunction = {
  id: '',
  name: '',
  day: '',
  follows: true,
  offset: 0,
  hour: '',
  endHour: '',
  timeLabel: '',
  venue: '',
  map: '',
  dress: '',
  side: 'both',
  asksReply: true,
  isPrivate: false,
  hindi: NO_FUNCTION_TEXTS,
};

/** Proposes a usual function: its name, hour, dress note, and its day relative to the wedding day. */
function proposal(tradition: TraditionId, usual: UsualFunction, language: Language): DraftFunction {
  const texts = guestTexts(language).traditions[tradition].functions[usual.id];
  return {
    ...EMPTY_FUNCTION,
    ...texts,
    id: usual.id,
    offset: usual.day,
    hour: usual.hour,
  };
}

export function proposedFunctions(tradition: TraditionId, language: PageLanguage): DraftFunction[] {
  return traditionOf(tradition)
    .functions.filter(({ proposed }) => proposed)
    .map((usual) => proposal(tradition, usual, headLanguage({ language })));
}

export function missingUsualFunctions(draft: Draft): readonly UsualFunction[] {
  const ids = new Set(draft.functions.map(({ id }) => id));
  // At the desk a function is recognised by its name: its id there is the stored key.
  const names = new Set(draft.functions.map(({ name }) => nameKey(name)));
  return traditionOf(draft.tradition).functions.filter(
    ({ id }) => !ids.has(id) && usualNames(draft.tradition, id).every((name) => !names.has(nameKey(name))),
  );
}

/** In every language that is loaded. */
export function usualNames(tradition: TraditionId, id: string): string[] {
  return loadedGuestTexts().flatMap(({ traditions }) => traditions[tradition].functions[id]?.name ?? []);
}

/** Adds it after those that usually come before it. */
export function addUsualFunction(draft: Draft, usual: UsualFunction): Draft {
  const order = traditionOf(draft.tradition).functions.map(({ id }) => id);
  const rank = order.indexOf(usual.id);
  const later = draft.functions.findIndex(({ id }) => order.indexOf(id) > rank);
  const place = later === -1 ? draft.functions.length : later;
  return putBackFunction(draft, proposal(draft.tradition, usual, headLanguage(draft)), place);
}

/** Never given twice: a function that was removed may be put back. */
export function newFunctionId(): string {
  return `own-${newDocumentId()}`;
}

export function addOwnFunction(draft: Draft, id: string): Draft {
  return { ...draft, functions: [...draft.functions, { ...EMPTY_FUNCTION, id }] };
}

export function changeFunction(draft: Draft, id: string, fields: Partial<DraftFunction>): Draft {
  return { ...draft, functions: draft.functions.map((one) => (one.id === id ? { ...one, ...fields } : one)) };
}

export function removeFunction(draft: Draft, id: string): Draft {
  return { ...draft, functions: draft.functions.filter((one) => one.id !== id) };
}

/** A usual function may have been added again meanwhile: then both stay. */
export function putBackFunction(draft: Draft, one: DraftFunction, place: number): Draft {
  const isThere = draft.functions.some(({ id }) => id === one.id);
  const back = isThere ? { ...one, id: newFunctionId() } : one;
  return { ...draft, functions: inserted(draft.functions, place, back) };
}

/** One place earlier (`-1`) or later (`1`); unchanged at either end. */
export function moveFunction(draft: Draft, id: string, by: -1 | 1): Draft {
  const from = draft.functions.findIndex((one) => one.id === id);
  const moved = draft.functions[from];
  const to = from + by;
  if (!moved || to < 0 || to >= draft.functions.length) return draft;
  const others = draft.functions.filter((one) => one !== moved);
  return { ...draft, functions: inserted(others, to, moved) };
}

/** Whether the whole day is typed: while the year is being typed, a date field reads 0002, 0020 and so on. */
export function isWholeDay(day: string): boolean {
  return /^2\d{3}-\d{2}-\d{2}$/.test(day) && dayAfter(day, 0) !== undefined;
}

/** As typed, or counted from the wedding day; empty when unknown. */
export function dayOf({ weddingDay }: Draft, { day, follows, offset }: DraftFunction): string {
  if (!follows) return day;
  return isWholeDay(weddingDay) ? (dayAfter(weddingDay, offset) ?? '') : '';
}

function inserted<Item>(list: readonly Item[], place: number, item: Item): Item[] {
  return [...list.slice(0, place), item, ...list.slice(place)];
}
