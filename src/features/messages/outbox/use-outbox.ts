import { useEffect, useSyncExternalStore } from 'react';
import type { OutboxView } from './outbox.ts';
import { sendAndReport } from './send-and-report.ts';
import { shopOutbox } from './shop-outbox.ts';

const NOTHING: OutboxView = { items: [], delivered: [], failures: 0, busy: false, unreadable: false };

/** The current outbox. Also sends waiting messages; their outcome is reported even on the next page. */
export function useOutbox(): OutboxView {
  useEffect(sendAndReport, []);
  return useSyncExternalStore(
    (changed) => shopOutbox().listen(changed),
    () => shopOutbox().view(),
    () => NOTHING,
  );
}
