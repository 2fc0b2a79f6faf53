import { useEffect, useEffectEvent, useState } from 'react';
import type { Family } from '#src/domain/guests/family.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { whenBack } from '#src/lib/when-back.ts';
import type { useGuestList } from '../use-guest-list.ts';
import type { SendQueue } from './send-queue.ts';
import { afterFamily, endQueue, fittedQueue, sendQueues, withoutChanges } from './send-queue.ts';

type GuestListHook = ReturnType<typeof useGuestList>;

/** The queue of a wedding, and how it goes from family to family. */
export function useSendQueue(
  { code, functions }: Pick<Invitation, 'code' | 'functions'>,
  { families, markSent }: Pick<GuestListHook, 'families' | 'markSent'>,
) {
  const { data, ready } = sendQueues.useRestored(code);
  const [opened, setOpened] = useState<string>();
  const known = new Map(families.map((family) => [family.id, family]));
  const fitted = (queue: SendQueue) => fittedQueue(queue, families, functions);
  const own = data && fitted(data);
  const entry = own?.entries[own.at];
  const family = entry && known.get(entry.id);

  const move = (by: 1 | -1) => {
    setOpened(undefined);
    sendQueues.change(code, () => own && { ...own, at: Math.max(0, own.at + by) });
  };
  const mark = useMarking(code, { families, markSent });
  const comeBack = useEffectEvent(() => {
    if (opened === undefined || !known.has(opened)) return;
    setOpened(undefined);
    sendQueues.change(code, (queue) => queue && afterFamily(fitted(queue), opened));
  });
  useEffect(() => {
    if (!ready) return;
    return whenHere(() => comeBack());
  }, [ready]);

  return {
    ready,
    queue: own,
    entry,
    family,
    hasOpened: opened !== undefined && opened === entry?.id,
    /** WhatsApp opens. The page may be suspended before the database knows, so it is remembered here. */
    send: ({ id }: Family) => {
      setOpened(id);
      setUnmarked(code, (ids) => [...new Set([...ids, id])]);
      void mark(id);
    },
    next: () => move(1),
    previous: () => move(-1),
    /** No other family has to be informed of the change. */
    endChanges: () => {
      setOpened(undefined);
      sendQueues.change(code, () => own && withoutChanges(own, () => true));
    },
    stop: () => endQueue(code),
  };
}

/** Marks as sent what could not be marked before, now and whenever somebody comes back. */
export function useMarking(
  code: string,
  { families, markSent }: Pick<GuestListHook, 'families' | 'markSent'>,
): (id: string) => Promise<void> {
  const { ready } = sendQueues.useRestored(code);
  const mark = (id: string) =>
    markSent(id).then(
      () => setUnmarked(code, (ids) => ids.filter((other) => other !== id)),
      () => undefined,
    );
  const markAll = useEffectEvent(() => {
    const unmarked = sendQueues.current(code)?.unmarked ?? [];
    for (const { id } of families) if (unmarked.includes(id)) void mark(id);
  });
  const isRead = families.length > 0;
  useEffect(() => {
    if (!ready || !isRead) return;
    return whenHere(() => markAll());
  }, [ready, isRead]);
  return mark;
}

/** Calls back now, if the tab is visible, and on every return to it. Returns a function that stops that. */
function whenHere(back: () => void): () => void {
  if (document.visibilityState === 'visible') back();
  window.addEventListener('focus', back);
  const stop = whenBack(back);
  return () => {
    window.removeEventListener('focus', back);
    stop();
  };
}

function setUnmarked(code: string, next: (ids: readonly string[]) => readonly string[]): void {
  sendQueues.change(code, (queue) => queue && { ...queue, unmarked: next(queue.unmarked) });
}
