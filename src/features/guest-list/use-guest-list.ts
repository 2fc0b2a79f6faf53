import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { ofEachWedding } from '#src/data/forget-weddings.ts';
import { keepList, keptList } from '#src/data/guest-list-copy.ts';
import { byName } from '#src/domain/guests/alphabet.ts';
import type { Family } from '#src/domain/guests/family.ts';
import { whenBack } from '#src/lib/when-back.ts';
import { createGuestListStore } from './guest-list-store.ts';

/** Browser only. */
export const guestListOf = ofEachWedding(
  (code) =>
    createGuestListStore(code, {
      reading: () => import('#src/data/guest-list-api.ts'),
      changing: () => import('#src/data/guests-api.ts'),
      keptList,
      keepList,
      now: Date.now,
    }),
  (lists, removed) => {
    for (const list of lists.values()) void list.forget(removed);
  },
);

/** Read when it opens and whenever somebody comes back to this tab. */
export function useGuestList(code: string) {
  const store = guestListOf(code);
  const { status, syncing, guestList } = useSyncExternalStore(store.listen, store.view, store.view);

  useEffect(() => {
    const sync = () => void store.sync();
    if (document.visibilityState === 'visible') sync();
    return whenBack(sync);
  }, [store]);

  const families: readonly Family[] = useMemo(
    () => [...guestList.families.values()].sort(byName),
    [guestList.families],
  );
  return { ...store, status, syncing, ...guestList, families };
}
