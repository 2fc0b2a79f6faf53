import { useEffect, useRef, useState } from 'react';
import type { TraditionId } from '#src/catalogue/traditions/tradition.ts';
import type { FilmId, FilmTexts } from '#src/domain/film/film.ts';
import type { FilmPortrait } from '#src/domain/film/portrait-window.ts';
import type { FilmFormat } from '../export/can-make-film.ts';
import type { FilmOrder } from '../export/film-order.ts';
import type { Music } from '../music.ts';
import { musicAddress } from '../music.ts';

export type FamilyFilm =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'making'; readonly percent: number }
  | { readonly kind: 'made'; readonly film: Blob }
  | { readonly kind: 'failed' };

export interface FilmOfFamily {
  readonly family: string;
  readonly texts: FilmTexts;
}

/** Films of families, made one after the other; each in a worker of its own, which ends with it. */
export function useFamilyFilms(
  id: FilmId,
  tradition: TraditionId,
  portrait: FilmPortrait | undefined,
  music: Music,
  format: FilmFormat | undefined,
) {
  const [films, setFilms] = useState<ReadonlyMap<string, FamilyFilm>>(new Map());
  const [running, setRunning] = useState<AbortController>();
  const latest = useRef(running);
  latest.current = running;
  useEffect(() => () => latest.current?.abort(), []);

  const tell = (family: string, film: FamilyFilm | undefined) =>
    setFilms((before) => {
      const after = new Map(before);
      if (film) after.set(family, film);
      else after.delete(family);
      return after;
    });

  async function make(orders: readonly FilmOfFamily[]): Promise<void> {
    if (!format || running) return;
    const stop = new AbortController();
    setRunning(stop);
    for (const { family } of orders) tell(family, { kind: 'waiting' });
    for (const { family, texts } of orders) {
      const film = stop.signal.aborted
        ? undefined
        : await madeFilm(
            { id, texts, tradition, portrait, music: musicAddress(music), ...format },
            stop.signal,
            (percent) => tell(family, { kind: 'making', percent }),
          );
      tell(family, film);
    }
    setRunning(undefined);
  }

  return {
    films,
    isMaking: running !== undefined,
    make,
    cancel: () => running?.abort(),
    /** What was made is let go of: each film takes 8 MB. */
    forget: () => setFilms(new Map()),
  };
}

/** The finished film or its failure; `undefined` if it was cancelled. */
async function madeFilm(
  order: FilmOrder,
  signal: AbortSignal,
  onPercent: (percent: number) => void,
): Promise<FamilyFilm | undefined> {
  onPercent(0);
  try {
    const { exportFilm } = await import('../export/export-film.ts');
    const film = await exportFilm(order, (part) => onPercent(Math.floor(part * 100)), signal);
    return { kind: 'made', film };
  } catch {
    return signal.aborted ? undefined : { kind: 'failed' };
  }
}
