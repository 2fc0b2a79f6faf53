import { useEffect, useSyncExternalStore } from 'react';
import type { OutboxView } from '#src/lib/outbox/outbox.ts';
import type { GuestMessage } from '../message.ts';
import { messageOutbox } from './message-outbox.ts';
import { sendAndReport } from './send-and-report.ts';

const NOTHING: OutboxView<GuestMessage> = {
  items: [],
  delivered: [],
  failures: 0,
  busy: false,
  unreadable: false,
};

/** The current outbox. Also sends waiting messages; their outcome is reported even on the next page. */
export function useOutbox(): OutboxView<GuestMessage> {
  useEffect(sendAndReport, []);
  return useSyncExternalStore(
    (changed) => messageOutbox().listen(changed),
    () => messageOutbox().view(),
    () => NOTHING,
  );
}
