import { useEffect, useSyncExternalStore } from 'react';
import { ofEachWedding } from '#src/data/forget-weddings.ts';
import { createPhotoStore } from './desk-store.ts';

/** The photographs of a wedding. Browser only. */
export const photosOf = ofEachWedding((code) =>
  createPhotoStore(code, () => import('#src/data/album-api.ts')),
);

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
