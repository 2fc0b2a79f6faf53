import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { unlessCleanedUp } from '#src/lib/unless-cleaned-up.ts';
import { useAwakeScreen } from '#src/lib/use-awake-screen.ts';
import type { FilmFormat } from '../export/can-make-film.ts';
import { filmFormat } from '../export/can-make-film.ts';
import type { WantedFilm } from '../export/film-order.ts';

export type ExportState =
  /** `wanted` is made as soon as the format is known. */
  | { readonly kind: 'unknown'; readonly wanted?: WantedFilm }
  | { readonly kind: 'unsupported' }
  | { readonly kind: 'ready'; readonly format: FilmFormat }
  | { readonly kind: 'making'; readonly format: FilmFormat; readonly percent: number }
  | { readonly kind: 'cancelled'; readonly format: FilmFormat }
  | { readonly kind: 'failed'; readonly format: FilmFormat }
  | { readonly kind: 'made'; readonly format: FilmFormat; readonly film: Blob };

const AFTER_FIRST_FRAMES_MS = 100;

/**
 * Whether this phone can make the file, and its progress.
 *
 * @param mayAsk false before the film is seen: asking for an encoder delays the first frame
 */
export function useExport(mayAsk: boolean): {
  readonly state: ExportState;
  readonly make: (order: WantedFilm) => void;
  readonly cancel: () => void;
  /** After a change of the texts, the film that was made, or is being made, is outdated. */
  readonly forget: () => void;
} {
  const [state, setState] = useState<ExportState>({ kind: 'unknown' });
  const running = useRef<AbortController>(undefined);

  const begin = useEffectEvent((format: FilmFormat | undefined) => {
    setState(format ? { kind: 'ready', format } : { kind: 'unsupported' });
    if (format && state.kind === 'unknown' && state.wanted) start(state.wanted, format);
  });

  useEffect(() => {
    if (!mayAsk) return;
    let stop: (() => void) | undefined;
    const timer = setTimeout(() => {
      stop = unlessCleanedUp(filmFormat(), begin);
    }, AFTER_FIRST_FRAMES_MS);
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, [mayAsk]);

  useEffect(() => () => running.current?.abort(), []);
  useAwakeScreen(state.kind === 'making');

  function make(order: WantedFilm): void {
    if (state.kind === 'unknown') setState({ kind: 'unknown', wanted: order });
    else if ('format' in state && state.kind !== 'making') start(order, state.format);
  }

  function start(order: WantedFilm, format: FilmFormat): void {
    const stop = new AbortController();
    running.current = stop;
    const tell = (told: ExportState) => {
      if (running.current === stop) setState(told);
    };
    tell({ kind: 'making', format, percent: 0 });
    import('../export/export-film.ts')
      .then(({ exportFilm }) =>
        exportFilm(
          { ...order, ...format },
          (part) => tell({ kind: 'making', format, percent: Math.floor(part * 100) }),
          stop.signal,
        ),
      )
      .then(
        (film) => tell({ kind: 'made', format, film }),
        () => tell({ kind: stop.signal.aborted ? 'cancelled' : 'failed', format }),
      );
  }

  return {
    state,
    make,
    cancel: () => running.current?.abort(),
    forget: () => {
      running.current?.abort();
      running.current = undefined;
      setState((before) => {
        if ('format' in before) return { kind: 'ready', format: before.format };
        return before.kind === 'unknown' ? { kind: 'unknown' } : before;
      });
    },
  };
}
