import { useEffect, useRef, useState } from 'react';
import type { FilmId, FilmTexts } from '#src/domain/film/film.ts';
import { FILMS } from '../films.ts';
import { prepareFonts } from '../lettering/set-texts.ts';
import { prepareFilm, retell } from '../prepare-film.ts';
import type { Reel } from '../stage.ts';

/** Pixels across of the preview: sharp enough on a phone, and small enough to be painted in time on a slow one. */
export const PREVIEW_WIDTH = 540;

/** The film with these texts, set anew whenever they change; `undefined` until its pictures are there. */
export function useReel(id: FilmId, texts: FilmTexts): Reel | undefined {
  const [reel, setReel] = useState<Reel>();
  const latest = useRef(texts);
  latest.current = texts;

  useEffect(() => {
    let isGone = false;
    void prepareFilm(FILMS[id], latest.current, PREVIEW_WIDTH).then((prepared) => {
      if (!isGone) setReel(prepared);
    });
    return () => {
      isGone = true;
    };
  }, [id]);

  const told = JSON.stringify(texts);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `told` stands for the texts.
  useEffect(() => {
    let isOld = false;
    void prepareFonts(texts).then(() => {
      if (!isOld) setReel((before) => before && retell(before, texts));
    });
    return () => {
      isOld = true;
    };
  }, [told]);
  return reel;
}
