import { BACKEND } from '#src/config/site.ts';
import { openTabChannel, withTabLock } from './between-tabs.ts';
import type { Transport } from './outbox.ts';
import { createOutbox } from './outbox.ts';
import type { OutboxKind } from './outbox-entry.ts';
import { createWorkerStore } from './outbox-store.ts';

/** The worker has no App Check token, so a refusal is not final: the page tries again. */
export function workerTransport<Message>(send: Transport<Message>): Transport<Message> {
  return async (id, message) => {
    if (BACKEND.missing) return 'unreachable';
    const outcome = await send(id, message);
    return outcome === 'refused' ? 'busy' : outcome;
  };
}

/** Sends what waits. Throws if anything may still be waiting, so that the browser fires `sync` again. */
export async function flushInWorker<Message>(
  kind: OutboxKind<Message>,
  send: Transport<Message>,
): Promise<void> {
  const channel = openTabChannel(kind.name);
  const outbox = createOutbox({
    store: createWorkerStore(kind),
    send,
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
