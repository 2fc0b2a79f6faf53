import { ORDER_DATABASE } from '#src/config/storage-keys.ts';
import { flushInWorker, workerTransport } from '#src/lib/outbox/worker-outbox.ts';
import { ORDER_OUTBOX, sendOrder } from './order-outbox.ts';

export const ORDER_SYNC_TAG = ORDER_DATABASE;

export const sendOrderFromWorker = workerTransport(sendOrder);

/** Sends waiting orders; throws as `flushInWorker` does. */
export function sendOrdersInBackground(): Promise<void> {
  return flushInWorker(ORDER_OUTBOX, sendOrderFromWorker);
}
