import { BACKEND } from '#src/config/site.ts';
import { openTabChannel, withTabLock } from './between-tabs.ts';
import type { Transport } from './outbox.ts';
import { createOutbox } from './outbox.ts';
import { createWorkerStore } from './outbox-store.ts';
import { sendMessage } from './send-message.ts';

export const OUTBOX_SYNC_TAG = 'shagun-outbox';

/** The worker has no App Check token, so a refusal is not final: the page tries again. */
export const sendFromWorker: Transport = async (id, message) => {
  if (BACKEND.missing) return 'unreachable';
  const outcome = await sendMessage(id, message);
  return outcome === 'refused' ? 'busy' : outcome;
};

/** Sends waiting messages. Throws if any may still be waiting, so that the browser fires `sync` again. */
export async function sendInBackground(): Promise<void> {
  const channel = openTabChannel();
  const outbox = createOutbox({
    store: createWorkerStore(),
    send: sendFromWorker,
    withLock: withTabLock,
    schedule: () => () => {},
    notifyTabs: channel.notify,
    random: Math.random,
  });
  await outbox.flush();
  channel.close();
  const { items, unreadable } = outbox.view();
  if (unreadable || items.some((item) => item.state !== 'refused')) {
    throw new Error('messages still wait to be sent');
  }
}
