import { useEffect, useRef, useState } from 'react';
import type { FilmId, FilmTexts } from '#src/domain/film/film.ts';
import { FILMS } from '../films.ts';
import { prepareFonts } from '../lettering/set-texts.ts';
import { prepareFilm, retell } from '../prepare-film.ts';
import type { Reel } from '../stage.ts';

/** Pixels across of the preview: sharp enough on a phone, and small enough to be painted in time on a slow one. */
export const PREVIEW_WIDTH = 540;

/**
 * The film with these texts, set anew whenever they change; `undefined` until its pictures are there, `failed` on a phone that has
 * no memory for its canvas.
 */
export function useReel(id: FilmId, texts: FilmTexts): Reel | 'failed' | undefined {
  const [reel, setReel] = useState<Reel | 'failed'>();
  const latest = useRef(texts);
  latest.current = texts;

  useEffect(() => {
    let isGone = false;
    const tell = (known: Reel | 'failed') => {
      if (!isGone) setReel(known);
    };
    prepareFilm(FILMS[id], latest.current, PREVIEW_WIDTH).then(
      // The texts may have changed meanwhile.
      (prepared) => tell(retell(prepared, latest.current)),
      () => tell('failed'),
    );
    return () => {
      isGone = true;
    };
  }, [id]);

  const told = JSON.stringify(texts);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `told` stands for the texts.
  useEffect(() => {
    let isOld = false;
    void prepareFonts(texts, FILMS[id].nameFace).then(() => {
      if (!isOld) setReel((before) => (typeof before === 'object' ? retell(before, texts) : before));
    });
    return () => {
      isOld = true;
    };
  }, [id, told]);
  return reel;
}
