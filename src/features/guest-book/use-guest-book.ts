import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { onForget } from '#src/data/forget-weddings.ts';
import { keepBook, keptBook } from '#src/data/guest-book-copy.ts';
import { byName } from '#src/domain/guests/alphabet.ts';
import type { Family } from '#src/domain/guests/family.ts';
import type { GuestBookStore } from './guest-book-store.ts';
import { createGuestBookStore } from './guest-book-store.ts';

const stores = new Map<string, GuestBookStore>();

/** The guest list of a wedding, one for all components of this tab. Browser only. */
export function guestBookOf(code: string): GuestBookStore {
  const known = stores.get(code);
  if (known) return known;
  const store = createGuestBookStore(code, {
    reading: () => import('#src/data/guest-book-api.ts'),
    changing: () => import('#src/data/guests-api.ts'),
    keptBook,
    keepBook,
    now: Date.now,
  });
  stores.set(code, store);
  return store;
}

onForget(() => {
  for (const store of stores.values()) store.forget();
});

/** The guest list of a wedding, read when it opens and whenever somebody comes back to this tab. */
export function useGuestBook(code: string) {
  const store = guestBookOf(code);
  const { status, syncing, book } = useSyncExternalStore(store.listen, store.view, store.view);

  useEffect(() => {
    const sync = () => {
      if (document.visibilityState === 'visible') void store.sync();
    };
    sync();
    window.addEventListener('online', sync);
    document.addEventListener('visibilitychange', sync);
    return () => {
      window.removeEventListener('online', sync);
      document.removeEventListener('visibilitychange', sync);
    };
  }, [store]);

  const families: readonly Family[] = useMemo(
    () => [...book.families.values()].sort(byName),
    [book.families],
  );
  return { ...store, status, syncing, ...book, families };
}
