import { useEffect, useState } from 'react';
import type { FilmPortrait } from '#src/domain/film/portrait-window.ts';
import { decodePortrait, PREVIEW_WIDTH } from '../decode-portrait.ts';
import type { ShownPortrait } from '../stage.ts';

/** For the preview: `undefined` until it is decoded, `unreadable` where this phone cannot decode it. */
export function useShownPortrait(
  photograph: FilmPortrait | undefined,
): ShownPortrait | 'unreadable' | undefined {
  const [decoded, setDecoded] = useState<{ of: FilmPortrait; shown: ShownPortrait | 'unreadable' }>();
  useEffect(() => {
    if (!photograph) return;
    let isGone = false;
    const decoding = decodePortrait(photograph, PREVIEW_WIDTH);
    void decoding.then((portrait) => {
      if (!isGone) setDecoded({ of: photograph, shown: portrait ?? 'unreadable' });
    });
    return () => {
      isGone = true;
      void decoding.then((portrait) => portrait?.image.close());
    };
  }, [photograph]);
  return decoded && decoded.of === photograph ? decoded.shown : undefined;
}
