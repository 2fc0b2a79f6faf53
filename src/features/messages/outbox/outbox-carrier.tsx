import { useEffect } from 'react';
import { OUTBOX_COPY_PREFIX, OUTBOX_DATABASE } from '#src/config/storage-keys.ts';
import { mayHaveEntries } from '#src/lib/outbox/may-have-entries.ts';

/** Delay before the outbox is checked, so that it does not compete with the page's own loading. */
const CHECK_DELAY_MS = 1_500;

/** Sends waiting messages on any page of the next visit; loads its code only where a message may be stored. */
export function OutboxCarrier() {
  useEffect(() => {
    const timer = window.setTimeout(() => {
      mayHaveEntries({ database: OUTBOX_DATABASE, copyPrefix: OUTBOX_COPY_PREFIX })
        .then(async (mayHave) => {
          if (mayHave) (await import('./send-and-report.ts')).sendAndReport();
        })
        .catch(() => undefined);
    }, CHECK_DELAY_MS);
    return () => window.clearTimeout(timer);
  }, []);
  return null;
}
