import { useEffect, useSyncExternalStore } from 'react';
import type { OutboxView } from './outbox.ts';
import { sendAndReport } from './send-and-report.ts';
import { shopOutbox } from './shop-outbox.ts';

const NOTHING: OutboxView = { items: [], delivered: [], misses: 0, busy: false, unread: false };

/**
 * The contents of the outbox, live. The first use reads it and sends waiting messages; a visitor who leaves the page
 * before that is done sees the outcome on the next page.
 */
export function useOutbox(): OutboxView {
  useEffect(sendAndReport, []);
  return useSyncExternalStore(
    (changed) => shopOutbox().listen(changed),
    () => shopOutbox().view(),
    () => NOTHING,
  );
}
