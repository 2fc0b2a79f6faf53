import type { GuestMessage } from '#src/features/messages/message.ts';
import type { Delivery, OutboxPorts, Transport } from '#src/features/messages/outbox/outbox.ts';
import { openPageStore } from '#tests/support/memory-storage.ts';

export const BLESSING: GuestMessage = {
  kind: 'blessing',
  name: 'Asha',
  number: '+919845000012',
  message: 'Much joy',
};

/** A database that keeps each id once, as often as it is sent. */
export function createDatabase() {
  const documents = new Map<string, GuestMessage>();
  const take: Transport = async (id, message) => {
    documents.set(id, message);
    return 'delivered';
  };
  return { documents, take };
}

/** Ports of an outbox on a phone that works. */
export function createPorts(send: Transport, changes: Partial<OutboxPorts> = {}): OutboxPorts {
  return {
    store: openPageStore(),
    send,
    withLock: (_name, work) => work(),
    schedule: (ms, work) => {
      const timer = setTimeout(work, ms);
      return () => clearTimeout(timer);
    },
    notifyTabs: () => {},
    random: () => 1,
    ...changes,
  };
}

/** A transport that answers from a list, then delivers. */
export function answering(...outcomes: (Delivery | Error | 'silence')[]) {
  const { documents, take } = createDatabase();
  const tried: string[] = [];
  const send: Transport = async (id, message) => {
    tried.push(id);
    const outcome = outcomes.shift() ?? 'delivered';
    if (outcome === 'silence') return new Promise(() => {});
    if (outcome instanceof Error) throw outcome;
    return outcome === 'delivered' ? take(id, message) : outcome;
  };
  return { documents, tried, send };
}
