import { useCallback, useEffect, useState } from 'react';
import type { Album } from '#src/domain/album/album.ts';
import { backendFailure } from '#src/lib/backend-failure.ts';

/** The album of a wedding on its desk; `none` before the couple has opened one. */
export type AlbumState =
  | { readonly at: 'opening' | 'none' | 'offline' | 'refused' }
  | { readonly at: 'ready'; readonly album: Album };

const api = () => import('#src/data/album-api.ts');

/** Reads and changes a wedding's album. `change` shows what is stored then, and rejects with a Firebase error. */
export function useAlbum(code: string) {
  const [state, setState] = useState<AlbumState>({ at: 'opening' });

  const read = useCallback(async () => {
    const { readAlbumSettings } = await api();
    const album = await readAlbumSettings(code);
    setState(album ? { at: 'ready', album } : { at: 'none' });
  }, [code]);

  const open = useCallback(
    () =>
      read().catch((error) =>
        setState((before) =>
          before.at === 'ready' || before.at === 'none'
            ? before
            : { at: backendFailure(error) === 'refused' ? 'refused' : 'offline' },
        ),
      ),
    [read],
  );
  useEffect(() => {
    void open();
    window.addEventListener('online', open);
    return () => window.removeEventListener('online', open);
  }, [open]);

  /** `edit` is given what is stored at that moment, which somebody else may have changed. */
  const change = async (edit: (stored: Album | undefined) => Album | undefined) => {
    const { readAlbumSettings, saveAlbum } = await api();
    const edited = edit(await readAlbumSettings(code));
    if (edited) await saveAlbum(code, edited);
    await read();
  };
  return { state, open, change };
}
