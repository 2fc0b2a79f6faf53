import { useEffect, useRef, useState } from 'react';
import type { Family } from '#src/domain/guests/family.ts';
import { useAwakeScreen } from '#src/lib/use-awake-screen.ts';
import type { FilmFormat } from '../export/can-make-film.ts';
import type { WantedFilm } from '../export/film-order.ts';

export type FamilyFilm =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'making'; readonly percent: number }
  | { readonly kind: 'made'; readonly film: Blob; readonly of: WantedFilm }
  | { readonly kind: 'failed' };

/**
 * Made one after the other, each in a worker of its own, which ends with it.
 *
 * @param wantedBy the film that a family should have now
 */
export function useFamilyFilms(
  families: readonly Family[],
  wantedBy: (family: Family) => WantedFilm,
  format: FilmFormat | undefined,
) {
  const [films, setFilms] = useState<ReadonlyMap<string, FamilyFilm>>(new Map());
  const [running, setRunning] = useState<AbortController>();
  const latest = useRef({ families, wantedBy, running });
  latest.current = { families, wantedBy, running };
  useEffect(() => () => latest.current.running?.abort(), []);
  useAwakeScreen(running !== undefined);

  const tell = (family: string, film: FamilyFilm | undefined) =>
    setFilms((before) => {
      const after = new Map(before);
      if (film) after.set(family, film);
      else after.delete(family);
      return after;
    });

  async function make(wanted: readonly Family[]): Promise<void> {
    if (!format || running) return;
    const stop = new AbortController();
    setRunning(stop);
    for (const { id } of wanted) tell(id, { kind: 'waiting' });
    for (const { id } of wanted) {
      // It may have changed or been removed while the films before it were made.
      const family = latest.current.families.find((one) => one.id === id);
      const film =
        stop.signal.aborted || !family
          ? undefined
          : await madeFilm(latest.current.wantedBy(family), format, stop.signal, (percent) =>
              tell(id, { kind: 'making', percent }),
            );
      tell(id, film);
    }
    setRunning(undefined);
  }

  return {
    /** A film made of something else than the family should have now does not count. */
    filmOf: (family: Family): FamilyFilm | undefined => {
      const film = films.get(family.id);
      return film?.kind === 'made' && !areAlike(film.of, wantedBy(family)) ? undefined : film;
    },
    isMaking: running !== undefined,
    make,
    cancel: () => running?.abort(),
    /** Frees memory: each film takes 8 MB. */
    forget: () => setFilms(new Map()),
  };
}

/** `undefined` if it was cancelled. */
async function madeFilm(
  wanted: WantedFilm,
  format: FilmFormat,
  signal: AbortSignal,
  onPercent: (percent: number) => void,
): Promise<FamilyFilm | undefined> {
  onPercent(0);
  try {
    const { exportFilm } = await import('../export/export-film.ts');
    const order = { ...wanted, ...format };
    const film = await exportFilm(order, (part) => onPercent(Math.floor(part * 100)), signal);
    return { kind: 'made', film, of: wanted };
  } catch {
    return signal.aborted ? undefined : { kind: 'failed' };
  }
}

function areAlike(one: WantedFilm, other: WantedFilm): boolean {
  // JSON leaves a picture's bytes out.
  return one.portrait?.picture === other.portrait?.picture && JSON.stringify(one) === JSON.stringify(other);
}
