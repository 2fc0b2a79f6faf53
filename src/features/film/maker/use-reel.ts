import { useEffect, useMemo, useRef, useState } from 'react';
import type { TraditionId } from '#src/catalogue/traditions/tradition.ts';
import type { FilmId, FilmTexts } from '#src/domain/film/film.ts';
import { afterPaint } from '#src/lib/after-paint.ts';
import { unlessCleanedUp } from '#src/lib/unless-cleaned-up.ts';
import { PREVIEW_WIDTH } from '../decode-portrait.ts';
import { designOf } from '../films.ts';
import { prepareFonts } from '../lettering/set-texts.ts';
import type { Sharpness } from '../prepare-film.ts';
import { closeReel, prepareFilm, withTexts } from '../prepare-film.ts';
import type { Reel, ShownPortrait } from '../stage.ts';

/**
 * The film with these texts, set again whenever they change: with small pictures at first, which a phone decodes at once, then
 * with sharp ones. `undefined` until its pictures are there, `failed` on a phone that has no memory for its canvas.
 */
export function useReel(
  id: FilmId,
  tradition: TraditionId,
  texts: FilmTexts,
  portrait: ShownPortrait | undefined,
): Reel | 'failed' | undefined {
  const [reel, setReel] = useState<Reel | 'failed'>();
  const design = useMemo(() => designOf(id, tradition), [id, tradition]);
  const latest = useRef(texts);
  latest.current = texts;

  useEffect(() => {
    let isGone = false;
    const prepare = async (sharpness: Sharpness) => {
      const prepared = await prepareFilm(design, latest.current, PREVIEW_WIDTH, sharpness);
      // Where small pictures are missing, the sharp ones are awaited.
      const isWanted = sharpness === 'sharp' || prepared.pictures.size === design.pictures.length;
      // The texts may have changed meanwhile.
      if (!isGone && isWanted) setReel(withTexts(prepared, latest.current));
      else closeReel(prepared);
    };
    prepare('quick')
      // Decoding the sharp ones would delay the first frame.
      .then(() => new Promise<void>(afterPaint))
      .then(() => (isGone ? undefined : prepare('sharp')))
      .catch(() => {
        if (!isGone) setReel('failed');
      });
    return () => {
      isGone = true;
    };
  }, [design]);

  const pictures = typeof reel === 'object' ? reel.pictures : undefined;
  useEffect(() => {
    if (pictures) return () => closeReel({ pictures });
  }, [pictures]);

  const told = JSON.stringify(texts);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `told` changes with the texts.
  useEffect(() => {
    return unlessCleanedUp(prepareFonts(texts, design.nameFace), () =>
      setReel((before) => (typeof before === 'object' ? withTexts(before, texts) : before)),
    );
  }, [design, told]);

  return useMemo(() => (typeof reel === 'object' ? { ...reel, portrait } : reel), [reel, portrait]);
}
