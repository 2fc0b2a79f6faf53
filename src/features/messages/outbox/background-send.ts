/** Sends the outbox from the service worker, when the browser wakes it after the tab was closed (Background Sync). */
import { BACKEND } from '#src/config/site.ts';
import { aloneAmongTabs, newsChannel } from './between-tabs.ts';
import type { Transport } from './outbox.ts';
import { createOutbox } from './outbox.ts';
import { createWorkerStore } from './outbox-store.ts';
import { sendMessage } from './send-message.ts';

/** Name under which the page asks to be woken; the worker receives a `sync` event of this tag. */
export const OUTBOX_SYNC_TAG = 'shagun-outbox';

/**
 * The worker's attempt. It cannot prove itself to App Check, so a refusal is not final: the page tries again and can
 * show the guest what to change.
 */
export const sendFromWorker: Transport = async (id, message) => {
  if (BACKEND.missing) return 'unreachable';
  const outcome = await sendMessage(id, message);
  return outcome === 'refused' ? 'busy' : outcome;
};

/**
 * Sends what waits. For the service worker's `sync` event.
 *
 * @throws when something still waits, or may wait unseen, so that the browser wakes the worker again
 */
export async function sendInBackground(): Promise<void> {
  const news = newsChannel();
  const outbox = createOutbox({
    store: createWorkerStore(),
    send: sendFromWorker,
    alone: aloneAmongTabs,
    later: () => () => {},
    tellOthers: news.tell,
    random: Math.random,
  });
  await outbox.flush();
  news.close();
  const { items, unread } = outbox.view();
  if (unread || items.some((item) => item.state !== 'refused')) {
    throw new Error('messages still wait to be sent');
  }
}
