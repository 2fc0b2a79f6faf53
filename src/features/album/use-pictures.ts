import { useCallback, useRef, useState } from 'react';
import { readPhotoPicture } from '#src/data/photo-picture.ts';
import type { ShownThumb } from '#src/data/photo-store.ts';

/** Some six megabytes. The least recently used are removed, and read again if opened again. */
const KEPT = 12;

type Asked = Pick<ShownThumb, 'id' | 'thumb'>;

interface Pictures {
  /** Addresses by the id of the photograph. */
  readonly read: ReadonlyMap<string, string>;
  readonly failed: ReadonlySet<string>;
}

/**
 * The large pictures of an album, each read once when requested. `onGone` is called for one that is no longer
 * shown.
 */
export function usePictures(code: string, onGone: (id: string) => void) {
  const [pictures, setPictures] = useState<Pictures>({ read: new Map(), failed: new Set() });
  const asked = useRef(new Set<string>());

  const ask = useCallback(
    async ({ id, thumb }: Asked): Promise<void> => {
      setPictures((before) => withLatest(before, id));
      if (asked.current.has(id)) return;
      asked.current.add(id);
      setPictures((before) => withoutFailure(before, id));
      try {
        const address = await readPhotoPicture(code, id, thumb);
        if (address === undefined) onGone(id);
        else
          setPictures((before) => {
            const kept = [...before.read, [id, address] as const].slice(-KEPT);
            for (const [old] of before.read)
              if (!kept.some(([one]) => one === old)) asked.current.delete(old);
            return { ...before, read: new Map(kept) };
          });
      } catch {
        asked.current.delete(id);
        setPictures((before) => ({ ...before, failed: new Set(before.failed).add(id) }));
      }
    },
    [code, onGone],
  );

  return { ...pictures, ask };
}

/** With the picture as the one that was looked at last. */
function withLatest(before: Pictures, id: string): Pictures {
  const address = before.read.get(id);
  if (address === undefined) return before;
  const read = new Map(before.read);
  read.delete(id);
  return { ...before, read: read.set(id, address) };
}

function withoutFailure(before: Pictures, id: string): Pictures {
  if (!before.failed.has(id)) return before;
  const failed = new Set(before.failed);
  failed.delete(id);
  return { ...before, failed };
}
