import { useEffect, useRef, useState } from 'react';
import type { Family } from '#src/domain/guests/family.ts';
import type { useGuestList } from '../use-guest-list.ts';
import { afterFamily, storedQueue, withoutRemoved } from './send-queue.ts';

type GuestListHook = ReturnType<typeof useGuestList>;

/** The queue of a wedding, and its way from family to family. */
export function useSendQueue(
  code: string,
  { families, markSent }: Pick<GuestListHook, 'families' | 'markSent'>,
) {
  const { data, ready } = storedQueue.useRestored();
  const [opened, setOpened] = useState<string>();
  const known = new Map(families.map((family) => [family.id, family]));
  const own = data?.code === code ? withoutRemoved(data, new Set(known.keys())) : undefined;
  const entry = own?.entries[own.at];
  const family = entry && known.get(entry.id);

  const move = (by: 1 | -1) => {
    setOpened(undefined);
    storedQueue.change(() => own && { ...own, at: Math.max(0, own.at + by) });
  };
  const mark = (id: string) =>
    markSent(id).then(
      () => setUnmarked((ids) => ids.filter((other) => other !== id)),
      () => undefined,
    );
  const comeBack = () => {
    for (const id of own?.unmarked ?? []) void mark(id);
    if (opened === undefined) return;
    setOpened(undefined);
    storedQueue.change((queue) => queue && afterFamily(queue, opened));
  };
  useComingBack(ready, comeBack);

  return {
    ready,
    queue: own,
    entry,
    family,
    /** Whether WhatsApp was opened for this family. */
    hasOpened: opened !== undefined && opened === entry?.id,
    /** WhatsApp opens. The page may be asleep before the database has heard of it, so it is remembered here. */
    send: ({ id }: Family) => {
      setOpened(id);
      setUnmarked((ids) => [...new Set([...ids, id])]);
      void mark(id);
    },
    next: () => move(1),
    previous: () => move(-1),
    stop: () => storedQueue.change(() => undefined),
  };
}

function setUnmarked(next: (ids: readonly string[]) => readonly string[]): void {
  storedQueue.change((queue) => queue && { ...queue, unmarked: next(queue.unmarked) });
}

/** Calls back when somebody opens this page, returns to it, or is connected again. */
function useComingBack(ready: boolean, callback: () => void): void {
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  useEffect(() => {
    if (!ready) return;
    const back = () => {
      if (document.visibilityState === 'visible') latest.current();
    };
    back();
    document.addEventListener('visibilitychange', back);
    window.addEventListener('focus', back);
    window.addEventListener('online', back);
    return () => {
      document.removeEventListener('visibilitychange', back);
      window.removeEventListener('focus', back);
      window.removeEventListener('online', back);
    };
  }, [ready]);
}
