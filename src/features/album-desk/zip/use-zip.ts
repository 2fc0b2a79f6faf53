import { useEffect, useMemo, useRef, useState } from 'react';
import { downloadFile } from '#src/lib/download.ts';
import { ALBUM_DESK } from '#text/invitations/album-desk.ts';
import { photoListing } from './photo-listing.ts';
import { zipFiles } from './zip-files.ts';
import type { ZipPart } from './zip-parts.ts';

/** Which photographs are downloaded. */
export type Wanted = 'approved' | 'all';

export type ZipState =
  | { readonly at: 'rest' | 'cancelled' | 'failed' }
  | { readonly at: 'work'; readonly done: number; readonly all: number }
  /** `missing` are file names. */
  | { readonly at: 'done'; readonly saved: number; readonly missing: readonly string[] };

const api = () => import('#src/data/album-api.ts');

/**
 * Downloads parts of an album, one at a time.
 *
 * @param stamp changes when the photographs do, so that they are listed anew
 */
export function useZip(code: string, wanted: Wanted, stamp: string) {
  const [state, setState] = useState<ZipState>({ at: 'rest' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: listed anew when the photographs have changed.
  const list = useMemo(
    () =>
      photoListing(async (after) => {
        const { listPhotos, PHOTOS_PER_READ } = await api();
        const which = wanted === 'approved' ? { state: wanted, oldestFirst: true } : { oldestFirst: true };
        return listPhotos(code, which, PHOTOS_PER_READ, after);
      }),
    [code, wanted, stamp],
  );

  const save = async (part: ZipPart) => {
    const cancel = new AbortController();
    running.current = cancel;
    const { signal } = cancel;
    const show = (next: ZipState) => {
      if (!signal.aborted) setState(next);
    };
    const all = part.to - part.from + 1;
    show({ at: 'work', done: 0, all });
    const missing: string[] = [];
    try {
      const [{ readPicture }, { downloadZip }] = await Promise.all([api(), import('client-zip')]);
      const photos = (await list(part.to)).slice(part.from - 1, part.to);
      const files = zipFiles({
        photos,
        from: part.from,
        read: (id) => readPicture(code, id),
        signal,
        onProgress: (done) => show({ at: 'work', done, all: photos.length }),
        onMissing: (name) => missing.push(name),
      });
      const zip = await downloadZip(files).blob();
      if (signal.aborted) return;
      downloadFile(ALBUM_DESK.zip.file(part.number), zip);
      show({ at: 'done', saved: photos.length - missing.length, missing });
    } catch {
      show({ at: 'failed' });
    }
  };
  return {
    state,
    save,
    cancel: () => {
      running.current?.abort();
      setState({ at: 'cancelled' });
    },
    reset: () => setState({ at: 'rest' }),
  };
}
