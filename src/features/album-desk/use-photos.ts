import { useEffect, useSyncExternalStore } from 'react';
import { onForget } from '#src/data/forget-weddings.ts';
import type { PhotoStore } from './desk-store.ts';
import { createPhotoStore } from './desk-store.ts';

const stores = new Map<string, PhotoStore>();

/** The photographs of a wedding, one store for all components of this tab. Browser only. */
export function photosOf(code: string): PhotoStore {
  const known = stores.get(code);
  if (known) return known;
  const store = createPhotoStore(code, () => import('#src/data/album-api.ts'));
  stores.set(code, store);
  return store;
}

onForget(() => stores.clear());

export function usePhotos(code: string) {
  const store = photosOf(code);
  const view = useSyncExternalStore(store.listen, store.view, store.view);
  useEffect(() => {
    void store.open();
    // What was read stays: the couple may be in the middle of it.
    const retry = () => {
      if (!store.view().lists.new.opened) void store.open();
    };
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [store]);
  return { ...store, ...view };
}
