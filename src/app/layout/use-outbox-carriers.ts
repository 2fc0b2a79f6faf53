import { useEffect } from 'react';
import type { StorageKeyPrefix } from '#src/config/storage-keys.ts';
import {
  ORDER_DATABASE,
  ORDER_OUTBOX_PREFIX,
  OUTBOX_COPY_PREFIX,
  OUTBOX_DATABASE,
} from '#src/config/storage-keys.ts';
import { keysStartingWith } from '#src/lib/storage.ts';

/** Delay before an outbox is checked, so that it does not compete with the page's own loading. */
const CHECK_DELAY_MS = 1_500;

/** Sends waiting messages and orders on any page of the next visit; loads code only where some may be stored. */
export function useOutboxCarriers(): void {
  useEffect(() => {
    const timer = window.setTimeout(() => {
      void carry(OUTBOX_COPY_PREFIX, OUTBOX_DATABASE, async () =>
        (await import('#src/features/messages/outbox/send-and-report.ts')).sendAndReport(),
      );
      void carry(ORDER_OUTBOX_PREFIX, ORDER_DATABASE, async () =>
        (await import('#src/features/orders/placing/order-outbox.ts')).orderOutbox().flush(),
      );
    }, CHECK_DELAY_MS);
    return () => window.clearTimeout(timer);
  }, []);
}

async function carry(prefix: StorageKeyPrefix, database: string, send: () => Promise<void>): Promise<void> {
  try {
    if (await mayHold(prefix, database)) await send();
  } catch {
    // The next visit tries again.
  }
}

/** Browsers that cannot list databases may have one. */
async function mayHold(prefix: StorageKeyPrefix, database: string): Promise<boolean> {
  if (keysStartingWith(prefix).length > 0) return true;
  try {
    const databases = await indexedDB.databases();
    return databases.some(({ name }) => name === database);
  } catch {
    return true;
  }
}
