import type { GuestMessage } from '#src/features/messages/message.ts';
import type { Delivery, OutboxPorts, Transport } from '#src/lib/outbox/outbox.ts';
import { openPageStore } from '#tests/support/message-store.ts';

export const BLESSING: GuestMessage = {
  kind: 'blessing',
  name: 'Asha',
  number: '+919845000012',
  message: 'Much joy',
};

/** A database that stores each id once and counts the writes. */
export function createDatabase() {
  const documents = new Map<string, GuestMessage>();
  const take: Transport<GuestMessage> = async (id, message) => {
    documents.set(id, message);
    return 'delivered';
  };
  return { documents, take };
}

export function createPorts(
  send: Transport<GuestMessage>,
  changes: Partial<OutboxPorts<GuestMessage>> = {},
): OutboxPorts<GuestMessage> {
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

export function answering(...outcomes: (Delivery | Error | 'silence')[]) {
  const { documents, take } = createDatabase();
  const tried: string[] = [];
  const send: Transport<GuestMessage> = async (id, message) => {
    tried.push(id);
    const outcome = outcomes.shift() ?? 'delivered';
    if (outcome === 'silence') return new Promise(() => {});
    if (outcome instanceof Error) throw outcome;
    return outcome === 'delivered' ? take(id, message) : outcome;
  };
  return { documents, tried, send };
}
