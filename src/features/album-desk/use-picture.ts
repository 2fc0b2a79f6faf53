import { useCallback, useEffect, useRef, useState } from 'react';
import { useJpegAddress } from './use-jpeg-address.ts';

type Read = (id: string) => Promise<Uint8Array | undefined>;

/** Pictures that stay in memory: those before and after the one that is shown. */
const KEPT = 6;

interface Shown {
  readonly id: string;
  readonly jpeg: Uint8Array | 'gone' | 'failed';
}

/**
 * Reads the picture of a photograph when it is shown, and that of the next one after it.
 *
 * @returns the address of the picture, or why there is none
 */
export function usePicture(read: Read, id: string | undefined, next: string | undefined) {
  const kept = useRef(new Map<string, Promise<Uint8Array | undefined>>());
  const [shown, setShown] = useState<Shown>();
  const [attempt, setAttempt] = useState(0);

  const fetchPicture = useCallback(
    (wanted: string) => {
      const known = kept.current.get(wanted);
      if (known) return known;
      const reading = read(wanted);
      kept.current.set(wanted, reading);
      for (const old of [...kept.current.keys()].slice(0, -KEPT)) kept.current.delete(old);
      reading.catch(() => kept.current.delete(wanted));
      return reading;
    },
    [read],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt reads again.
  useEffect(() => {
    if (id === undefined) return setShown(undefined);
    let left = false;
    fetchPicture(id).then(
      (jpeg) => {
        if (left) return;
        setShown({ id, jpeg: jpeg ?? 'gone' });
        if (next !== undefined) fetchPicture(next).catch(() => undefined);
      },
      () => !left && setShown({ id, jpeg: 'failed' }),
    );
    return () => {
      left = true;
    };
  }, [id, next, attempt, fetchPicture]);

  const current = shown?.id === id ? shown?.jpeg : undefined;
  const address = useJpegAddress(current instanceof Uint8Array ? current : undefined);
  const state = current instanceof Uint8Array ? 'ready' : (current ?? 'loading');
  return {
    state,
    address,
    retry: () => {
      setShown(undefined);
      setAttempt((before) => before + 1);
    },
  } as const;
}
