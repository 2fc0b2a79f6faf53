import { useEffect, useSyncExternalStore } from 'react';
import { onForget } from '#src/data/forget-weddings.ts';
import type { BlessingStore } from './blessing-store.ts';
import { createBlessingStore } from './blessing-store.ts';

const stores = new Map<string, BlessingStore>();

/** The blessings of a wedding, one store for all components of this tab. Browser only. */
export function blessingsOf(code: string): BlessingStore {
  const known = stores.get(code);
  if (known) return known;
  const store = createBlessingStore(code, () => import('#src/data/blessings-api.ts'));
  stores.set(code, store);
  return store;
}

onForget(() => stores.clear());

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
