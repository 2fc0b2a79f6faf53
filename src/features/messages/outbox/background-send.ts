import { OUTBOX_DATABASE } from '#src/config/storage-keys.ts';
import { flushInWorker, workerTransport } from '#src/lib/outbox/worker-outbox.ts';
import { MESSAGE_OUTBOX } from './message-outbox.ts';
import { sendMessage } from './send-message.ts';

export const OUTBOX_SYNC_TAG = OUTBOX_DATABASE;

export const sendFromWorker = workerTransport(sendMessage);

/** Sends waiting messages; throws as `flushInWorker` does. */
export function sendInBackground(): Promise<void> {
  return flushInWorker(MESSAGE_OUTBOX, sendFromWorker);
}
