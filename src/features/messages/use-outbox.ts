import { useEffect, useSyncExternalStore } from 'react';
import type { OutboxView } from './outbox.ts';
import { shopOutbox } from './shop-outbox.ts';

const NOTHING: OutboxView = { items: [], delivered: [], misses: 0, busy: false };

/** What the outbox holds, followed as it changes; reads it (and sends what waits) when first used. */
export function useOutbox(): OutboxView {
  useEffect(() => void shopOutbox().flush(), []);
  return useSyncExternalStore(
    (changed) => shopOutbox().listen(changed),
    () => shopOutbox().view(),
    () => NOTHING,
  );
}
