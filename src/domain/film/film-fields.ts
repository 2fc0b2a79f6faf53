/** What a couple types for its film, and where that comes from when it is known already. */

import type { Draft } from '#src/domain/draft/draft.ts';
import { invitationOf } from '#src/domain/draft/draft-invitation.ts';
import { showIndiaDay, showIndiaHour } from '#src/domain/india-time.ts';
import { weddingDays } from '#src/domain/invitation/wording.ts';
import { guestTexts } from '#src/locales/guest-texts.ts';
import type { Language } from '#src/locales/locales.ts';
import type { FilmFunction } from './film.ts';

export interface FilmFields {
  readonly first: string;
  readonly second: string;
  /** Both names in another script. */
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

/** What the draft of an invitation knows; `now` in milliseconds since 1970. */
export function fieldsOfDraft(draft: Draft, language: Language, now: number): FilmFields {
  const { couple, functions, place } = invitationOf(draft, now);
  const [one, other] = couple;
  const { dates } = guestTexts(language);
  return {
    ...NO_FIELDS,
    first: one.name || one.also,
    second: other.name || other.also,
    also: one.name && other.name && one.also && other.also ? `${one.also} · ${other.also}` : '',
    day: weddingDays(functions, language),
    place,
    functions: functions
      // A film is forwarded to everybody.
      .filter(({ isPrivate }) => !isPrivate)
      .map(({ name, start, timeLabel, venue }) => ({
        name,
        when: `${withoutYear(showIndiaDay(start, dates))}, ${timeLabel || showIndiaHour(start, dates)}`,
        venue,
      })),
  };
}

function withoutYear(day: string): string {
  return day.replace(/ \d{4}$/, '');
}

/** The first that has both names wins; what it leaves open comes from the others. */
export function mergedFields(sources: readonly FilmFields[]): FilmFields {
  const couple = sources.find(({ first, second }) => first !== '' && second !== '') ?? NO_FIELDS;
  const firstOf = (field: 'day' | 'place' | 'link') =>
    [couple, ...sources].map((source) => source[field]).find((text) => text !== '') ?? '';
  return {
    ...couple,
    day: firstOf('day'),
    place: firstOf('place'),
    link: firstOf('link'),
    functions: couple.functions,
  };
}
