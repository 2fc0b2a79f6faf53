import { useEffect, useSyncExternalStore } from 'react';
import { carryOn } from './carry-on.ts';
import type { OutboxView } from './outbox.ts';
import { shopOutbox } from './shop-outbox.ts';

const NOTHING: OutboxView = { items: [], delivered: [], misses: 0, busy: false, unread: false };

/**
 * What the outbox holds, followed as it changes; reads it (and sends what waits) when first used. Whoever leaves the
 * page meanwhile is told on the next one what became of their message.
 */
export function useOutbox(): OutboxView {
  useEffect(carryOn, []);
  return useSyncExternalStore(
    (changed) => shopOutbox().listen(changed),
    () => shopOutbox().view(),
    () => NOTHING,
  );
}
