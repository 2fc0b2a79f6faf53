/** What a couple types for its film, and where that comes from when it is known already. */

import type { Draft } from '#src/domain/draft/draft.ts';
import { invitationOf } from '#src/domain/draft/draft-invitation.ts';
import { showIndiaDay, showIndiaHour } from '#src/domain/india-time.ts';
import type { FunctionKey, Invitation } from '#src/domain/invitation/invitation.ts';
import { FUNCTION_KEYS } from '#src/domain/invitation/invitation.ts';
import { namesIn } from '#src/domain/invitation/names.ts';
import { publicOnly } from '#src/domain/invitation/private-functions.ts';
import { invitationIn, weddingDays } from '#src/domain/invitation/wording.ts';
import { guestTexts } from '#src/locales/guest-texts.ts';
import type { Language } from '#src/locales/locales.ts';
import type { FilmFunction } from './film.ts';

export interface FilmFields {
  readonly first: string;
  readonly second: string;
  readonly also: string;
  readonly day: string;
  readonly place: string;
  /** Address or code of the invitation, as typed. */
  readonly link: string;
  readonly functions: readonly FilmFunction[];
}

export const NO_FIELDS: FilmFields = {
  first: '',
  second: '',
  also: '',
  day: '',
  place: '',
  link: '',
  functions: [],
};

/** `now` in milliseconds since 1970. */
export function fieldsOfDraft(draft: Draft, language: Language, now: number): FilmFields {
  return fieldsOfInvitation(invitationOf(draft, now), language);
}

/** Only the functions, and their days, whose keys are in `invited`. */
export function fieldsOfInvitation(
  invitation: Invitation,
  language: Language,
  invited: readonly FunctionKey[] = FUNCTION_KEYS,
): FilmFields {
  const shown = invitationIn(invitation, language);
  // A film is forwarded to everybody; a family's film names no day of a function that it is not invited to.
  const functions = publicOnly(shown).filter(({ key }) => invited.includes(key));
  const { dates } = guestTexts(language);
  return {
    ...fieldsOfCouple(invitation, language),
    day: weddingDays(functions, language),
    place: shown.place,
    functions: functions.map((one) => ({
      name: one.name,
      when: `${withoutYear(showIndiaDay(one.start, dates))}, ${one.timeLabel || showIndiaHour(one.start, dates)}`,
      venue: one.venue,
    })),
  };
}

export function fieldsOfCouple(
  invitation: Pick<Invitation, 'couple' | 'code'>,
  language: Language,
): FilmFields {
  const { names, also } = namesIn(invitation, language);
  return {
    ...NO_FIELDS,
    first: names[0] || also[0],
    second: names[1] || also[1],
    also: [...names, ...also].every(Boolean) ? also.join(' · ') : '',
    link: invitation.code,
  };
}

function withoutYear(day: string): string {
  return day.replace(/ \d{4}$/, '');
}

/** The first source with both names wins; its gaps are filled from the others, with a link only from the same couple. */
export function mergedFields(sources: readonly FilmFields[]): FilmFields {
  const couple = sources.find(({ first, second }) => first !== '' && second !== '') ?? NO_FIELDS;
  const firstOf = (field: 'day' | 'place') =>
    [couple, ...sources].map((source) => source[field]).find((text) => text !== '') ?? '';
  return {
    ...couple,
    day: firstOf('day'),
    place: firstOf('place'),
    link: sources.find((source) => source.link !== '' && isSameCouple(source, couple))?.link ?? '',
    functions: couple.functions,
  };
}

/** Whether both name the same two people, in one script or another. */
function isSameCouple(one: FilmFields, other: FilmFields): boolean {
  const spelled = spellingsOf(other);
  return spellingsOf(one).some((names) => spelled.includes(names));
}

function spellingsOf({ first, second, also }: FilmFields): string[] {
  const names = first !== '' && second !== '' ? [`${first} · ${second}`, also] : [also];
  return names.filter((text) => text !== '').map((text) => text.toLowerCase());
}

/** What was typed for a film over what was known then. */
export interface TypedFields {
  readonly known: FilmFields;
  readonly fields: FilmFields;
}

/** Keeps what was typed unless its source has changed since; takes `known` if it names another couple. */
export function withTyped(known: FilmFields, typed: TypedFields | undefined): FilmFields {
  if (!typed) return known;
  const { known: before, fields } = typed;
  const isSame = [before, fields].some(
    ({ first, second }) => first === known.first && second === known.second,
  );
  if (!isSame) return known;
  const newest = <Name extends keyof FilmFields>(name: Name) =>
    JSON.stringify(known[name]) === JSON.stringify(before[name]) ? fields[name] : known[name];
  return {
    first: newest('first'),
    second: newest('second'),
    also: newest('also'),
    day: newest('day'),
    place: newest('place'),
    link: newest('link'),
    functions: newest('functions'),
  };
}
