import { BACKEND } from '#src/config/site.ts';
import { lockPatience, openTabChannel, withTabLock } from './between-tabs.ts';
import type { OutboxOptions } from './define-outbox.ts';
import type { Transport } from './outbox.ts';
import { createOutbox } from './outbox.ts';
import { createWorkerStore } from './outbox-store.ts';

/** Sends as a service worker can: it has no App Check token, so a refusal is not final and the page tries again. */
export function sendFromWorker<Message>(send: OutboxOptions<Message>['send']): Transport<Message> {
  return async (id, message) => {
    if (BACKEND.missing) return 'unreachable';
    const outcome = await send(id, message);
    return outcome === 'refused' ? 'busy' : outcome;
  };
}

/** Sends waiting messages. Throws if any may still be waiting, so that the browser fires `sync` again. */
export async function sendInBackground<Message>(options: OutboxOptions<Message>): Promise<void> {
  const channel = openTabChannel(options.database);
  const outbox = createOutbox({
    store: createWorkerStore(options),
    send: sendFromWorker(options.send),
    withLock: (name, work) =>
      withTabLock(`${options.database}.${name}`, work, lockPatience(options.attemptMs)),
    schedule: () => () => {},
    notifyTabs: channel.notify,
    random: Math.random,
    replaces: options.replaces,
    sendsErased: false,
    attemptMs: options.attemptMs,
  });
  await outbox.flush();
  channel.close();
  const { items, unreadable } = outbox.view();
  if (unreadable || items.some((item) => item.state !== 'refused')) {
    throw new Error('messages still wait to be sent');
  }
}
