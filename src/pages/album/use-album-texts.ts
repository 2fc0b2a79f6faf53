import { useEffect, useState } from 'react';
import type { AlbumTexts } from '#src/locales/load-album-texts.ts';
import { loadAlbumTexts } from '#src/locales/load-album-texts.ts';
import type { Language } from '#src/locales/locales.ts';

interface Loaded {
  readonly language: Language;
  readonly texts: AlbumTexts;
}

/** The album's texts with their language: the last one that was loaded. Throws, for the page, what failed at first. */
export function useAlbumTexts(language: Language): Loaded | undefined {
  const [loaded, setLoaded] = useState<Loaded>();
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    let left = false;
    loadAlbumTexts(language).then(
      (texts) => !left && setLoaded({ language, texts }),
      (error: unknown) => !left && setFailure(error),
    );
    return () => {
      left = true;
    };
  }, [language]);
  if (failure !== undefined && !loaded) throw failure;
  return loaded;
}
