import { useEffect } from 'react';
import { OUTBOX_COPY_PREFIX, OUTBOX_DATABASE } from '#src/config/storage-keys.ts';
import { keysStartingWith } from '#src/lib/storage.ts';

/** Delay before the outbox is checked, so that it does not compete with the page's own loading. */
const CHECK_DELAY_MS = 1_500;

/** Sends waiting messages on any page of the next visit; loads its code only where a message may be stored. */
export function OutboxCarrier() {
  useEffect(() => {
    const timer = window.setTimeout(() => {
      mayHaveMessages()
        .then(async (mayHave) => {
          if (mayHave) (await import('./send-and-report.ts')).sendAndReport();
        })
        .catch(() => undefined);
    }, CHECK_DELAY_MS);
    return () => window.clearTimeout(timer);
  }, []);
  return null;
}

/** Browsers that cannot list databases may have one. */
async function mayHaveMessages(): Promise<boolean> {
  if (keysStartingWith(OUTBOX_COPY_PREFIX).length > 0) return true;
  try {
    const databases = await indexedDB.databases();
    return databases.some(({ name }) => name === OUTBOX_DATABASE);
  } catch {
    return true;
  }
}
