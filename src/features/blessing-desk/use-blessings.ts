import { useEffect, useSyncExternalStore } from 'react';
import { ofEachWedding } from '#src/data/forget-weddings.ts';
import { createBlessingStore } from './blessing-store.ts';

/** The blessings of a wedding. Browser only. */
export const blessingsOf = ofEachWedding((code) =>
  createBlessingStore(code, () => import('#src/data/blessings-api.ts')),
);

/** The blessings of a wedding, read when it opens; new ones appear while it is open. */
export function useBlessings(code: string) {
  const store = blessingsOf(code);
  const { status, reading, list } = useSyncExternalStore(store.listen, store.view, store.view);
  useEffect(() => {
    let stop = () => {};
    let left = false;
    void store.open().then(() => {
      if (!left) stop = store.follow();
    });
    // What was read stays: the couple may be in the middle of it.
    const retry = () => {
      if (store.view().status !== 'ready') void store.open();
    };
    window.addEventListener('online', retry);
    return () => {
      left = true;
      stop();
      window.removeEventListener('online', retry);
    };
  }, [store]);
  return { ...store, status, reading, ...list };
}
