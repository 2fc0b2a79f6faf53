import { useEffect } from 'react';
import {
  ORDER_DATABASE,
  ORDER_OUTBOX_PREFIX,
  OUTBOX_COPY_PREFIX,
  OUTBOX_DATABASE,
} from '#src/config/storage-keys.ts';
import { mayHaveEntries } from '#src/lib/outbox/may-have-entries.ts';

/** Delay before an outbox is checked, so that it does not compete with the page's own loading. */
const CHECK_DELAY_MS = 1_500;

/** Loads what sends only where something may be stored. */
const CARRIERS = [
  {
    stored: { database: OUTBOX_DATABASE, copyPrefix: OUTBOX_COPY_PREFIX },
    send: async () => (await import('#src/features/messages/outbox/send-and-report.ts')).sendAndReport(),
  },
  {
    stored: { database: ORDER_DATABASE, copyPrefix: ORDER_OUTBOX_PREFIX },
    send: async () => (await import('#src/features/orders/placing/order-outbox.ts')).orderOutbox().flush(),
  },
] as const;

/** Sends waiting messages and orders on any page of the next visit. */
export function useOutboxCarriers(): void {
  useEffect(() => {
    const timer = window.setTimeout(() => {
      for (const { stored, send } of CARRIERS) {
        mayHaveEntries(stored)
          .then((mayHave) => (mayHave ? send() : undefined))
          .catch(() => undefined);
      }
    }, CHECK_DELAY_MS);
    return () => window.clearTimeout(timer);
  }, []);
}
