import { useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';
import { ofEachWedding } from '#src/data/forget-weddings.ts';
import type { FilmId } from '#src/domain/film/film.ts';
import type { TypedFields } from '#src/domain/film/film-fields.ts';
import type { Music } from '#src/features/film/music.ts';
import type { Language } from '#src/locales/locales.ts';

/** What a couple has chosen and typed for its films: kept in this tab while it looks elsewhere. */
interface FilmChoices {
  /** `undefined` for the first of its tradition. */
  readonly id: FilmId | undefined;
  /** `undefined` for the first of the page. */
  readonly language: Language | undefined;
  readonly music: Music;
  readonly hasPortrait: boolean;
  readonly typed: Readonly<Partial<Record<Language, TypedFields>>>;
}

const NOTHING: FilmChoices = {
  id: undefined,
  language: undefined,
  music: 'santoor',
  hasPortrait: true,
  typed: {},
};

const choicesOf = ofEachWedding(
  () => createStore<FilmChoices>(() => NOTHING),
  (stores) => {
    for (const store of stores.values()) store.setState(NOTHING);
  },
);

export function useFilmChoices(code: string) {
  const { subscribe, getState, setState } = choicesOf(code);
  const choices = useSyncExternalStore(subscribe, getState, getState);
  return {
    ...choices,
    choose: (change: Partial<Omit<FilmChoices, 'typed'>>) => setState(change),
    type: (language: Language, fields: TypedFields) =>
      setState(({ typed }) => ({ typed: { ...typed, [language]: fields } })),
  };
}
