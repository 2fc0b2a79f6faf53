import { useCallback, useEffect, useState } from 'react';
import { readAlbum } from '#src/data/photo-store.ts';
import type { Album } from '#src/domain/album/album.ts';
import type { AlbumTexts } from '#src/locales/load-album-texts.ts';
import { loadAlbumTexts } from '#src/locales/load-album-texts.ts';
import type { Language } from '#src/locales/locales.ts';

export type AlbumReading =
  | { readonly state: 'reading' | 'unreachable' }
  /** Without album if the couple has opened none. */
  | { readonly state: 'read'; readonly album: Album | undefined; readonly texts: AlbumTexts };

/** The album of an invitation with its texts, read once and again at the visitor's wish. */
export function useAlbum(code: string, language: Language): AlbumReading & { readonly retry: () => void } {
  const [reading, setReading] = useState<AlbumReading>({ state: 'reading' });
  const read = useCallback(() => {
    setReading({ state: 'reading' });
    Promise.all([readAlbum(code), loadAlbumTexts(language)]).then(
      ([album, texts]) => setReading({ state: 'read', album, texts }),
      () => setReading({ state: 'unreachable' }),
    );
  }, [code, language]);
  useEffect(read, [read]);
  return { ...reading, retry: read };
}
