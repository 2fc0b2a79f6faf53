import { useEffect, useState } from 'react';
import { fetchAlbum, storedAlbum } from '#src/data/album-copy.ts';
import type { Album } from '#src/domain/album/album.ts';

export type AlbumReading =
  | { readonly state: 'reading' | 'unreachable' | 'none' }
  /** `stale`: known from an earlier visit, as it cannot be read now. */
  | { readonly state: 'known'; readonly album: Album; readonly stale: boolean };

/**
 * The album of an invitation: first as it was on the last visit, then as it is. `none` if the couple has opened none.
 *
 * @param code `undefined` reads nothing
 */
export function useAlbum(code: string | undefined): { reading: AlbumReading; retry: () => void } {
  const [reading, setReading] = useState<AlbumReading>({ state: code === undefined ? 'none' : 'reading' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt reads again.
  useEffect(() => {
    if (code === undefined) return;
    let left = false;
    const show = (next: AlbumReading) => {
      if (!left) setReading(next);
    };
    const copy = storedAlbum(code);
    show(copy ? { state: 'known', album: copy, stale: false } : { state: 'reading' });
    fetchAlbum(code).then(
      (album) => show(album ? { state: 'known', album, stale: false } : { state: 'none' }),
      () => show(copy ? { state: 'known', album: copy, stale: true } : { state: 'unreachable' }),
    );
    return () => {
      left = true;
    };
  }, [code, attempt]);

  useEffect(() => {
    const again = () => setAttempt((count) => count + 1);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);

  return { reading, retry: () => setAttempt(attempt + 1) };
}
