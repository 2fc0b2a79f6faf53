/**
 * Sends the outbox from the service worker, when the browser wakes it after the tab has been closed (Background
 * Sync). It speaks to Firestore over plain REST: the worker is fetched by every visitor, and must stay small.
 */
import { BACKEND } from '#src/config/site.ts';
import type { GuestMessage } from './message.ts';
import { collectionOf, documentOf } from './message.ts';
import type { Delivery } from './outbox.ts';
import { createOutbox } from './outbox.ts';
import { aloneAmongTabs, newsChannel } from './outbox-between-tabs.ts';
import { createDeviceStore } from './outbox-store.ts';

/** Name under which the page asks for the wake-up; the worker answers a `sync` event of this tag. */
export const OUTBOX_SYNC_TAG = 'shagun-outbox';

const REQUEST_TIMEOUT_MS = 20_000;

function commitAddress(): string {
  const host = BACKEND.firestoreEmulator
    ? `http://${BACKEND.firestoreEmulator}`
    : 'https://firestore.googleapis.com';
  return `${host}/v1/projects/${BACKEND.projectId}/databases/(default)/documents:commit?key=${BACKEND.apiKey}`;
}

/** The same write as the page's: the fields, and the server's time. */
function commitBody(id: string, message: GuestMessage): string {
  const fields = Object.entries(documentOf(message)).map(([name, text]) => [name, { stringValue: text }]);
  const name = `projects/${BACKEND.projectId}/databases/(default)/documents/${collectionOf(message)}/${id}`;
  return JSON.stringify({
    writes: [
      {
        update: { name, fields: Object.fromEntries(fields) },
        updateTransforms: [{ fieldPath: 'createdAt', setToServerValue: 'REQUEST_TIME' }],
      },
    ],
  });
}

/**
 * One message over REST. A refusal is left to the page: it can prove itself to App Check, and can show the guest
 * what to mend.
 */
export async function sendOverRest(id: string, message: GuestMessage): Promise<Delivery> {
  if (BACKEND.missing) return 'unreachable';
  const answer = await fetch(commitAddress(), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: commitBody(id, message),
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  });
  return answer.ok ? 'delivered' : 'busy';
}

/**
 * Sends what waits. For the service worker's `sync` event.
 *
 * @throws when something still waits, so that the browser wakes the worker again
 */
export async function sendInBackground(): Promise<void> {
  const news = newsChannel();
  const outbox = createOutbox({
    store: createDeviceStore(),
    send: sendOverRest,
    alone: aloneAmongTabs,
    later: () => () => {},
    tellOthers: news.tell,
    random: Math.random,
  });
  await outbox.flush();
  news.close();
  if (outbox.view().items.some((item) => item.state !== 'refused')) {
    throw new Error('messages still wait to be sent');
  }
}
