import { useEffect } from 'react';
import { OUTBOX_COPY_PREFIX, OUTBOX_DATABASE } from '#src/config/storage-keys.ts';
import { keysStartingWith } from '#src/lib/storage.ts';

/** Time a page has for itself before the outbox is looked into. */
const QUIET_MS = 1_500;

/**
 * Stands once in the layout: on whatever page the next visit begins, messages that still wait are sent. Nothing
 * of it is loaded before the page rests, nor on a phone that has never opened a message form.
 */
export function OutboxCarrier() {
  useEffect(() => {
    const clock = window.setTimeout(() => {
      mayHoldMessages()
        .then(async (may) => {
          if (may) (await import('./send-and-report.ts')).sendAndReport();
        })
        // Its code could not be fetched now; the next visit tries again.
        .catch(() => undefined);
    }, QUIET_MS);
    return () => window.clearTimeout(clock);
  }, []);
  return null;
}

/** Whether the outbox has stored anything here. A browser that does not say which databases it has may have one. */
async function mayHoldMessages(): Promise<boolean> {
  if (keysStartingWith(OUTBOX_COPY_PREFIX).length > 0) return true;
  try {
    const databases = await indexedDB.databases();
    return databases.some(({ name }) => name === OUTBOX_DATABASE);
  } catch {
    return true;
  }
}
