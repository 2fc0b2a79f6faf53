/** Stores each message until it is delivered. The rules accept its id once, so all retries write one. */
import { createStore } from 'zustand/vanilla';
import { newDocumentId } from '#src/lib/document-id.ts';
import { withTimeout } from '#src/lib/with-timeout.ts';
import type { OutboxEntry, OutboxStore } from './outbox-store.ts';
import { retryDelay } from './retry-delay.ts';

/** Outcome of an attempt: stored, refused permanently, refused temporarily, or no response. */
export type Delivery = 'delivered' | 'refused' | 'busy' | 'unreachable';

function isRetryable(outcome: Delivery): outcome is 'busy' | 'unreachable' {
  return outcome === 'busy' || outcome === 'unreachable';
}

export type Transport<Message> = (id: string, message: Message) => Promise<Delivery>;

/** The id of a message that was delivered, or given up. */
export interface OutboxChange {
  readonly delivered?: string | undefined;
  readonly discarded?: string | undefined;
}

export interface OutboxPorts<Message> {
  readonly store: OutboxStore<Message>;
  readonly send: Transport<Message>;
  /** Runs `work` under a lock shared by all tabs, where the browser supports it. */
  readonly withLock: <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;
  readonly schedule: (ms: number, work: () => void) => () => void;
  readonly notifyTabs: (change: OutboxChange) => void;
  /** From 0 to 1; spreads the retries of many phones. */
  readonly random: () => number;
  /** Whether a message makes an older one obsolete, which is then dropped. Without it, each is sent. */
  readonly replaces?: ((newer: Message, older: Message) => boolean) | undefined;
  /**
   * Whether a message that is no longer in the store is sent from memory, because the browser's data may have
   * been cleared; `true` by default. `false` in a service worker, which a page cannot notify that the guest has
   * cancelled it.
   */
  readonly sendsErased?: boolean | undefined;
  /** An attempt that takes longer counts as unreachable; {@link ATTEMPT_TIMEOUT_MS} by default. */
  readonly attemptMs?: number | undefined;
}

export interface OutboxItem<Message> extends OutboxEntry<Message> {
  readonly state: 'waiting' | 'sending' | 'refused';
  /** Whether it survives closing the tab; `false` where storage failed or was cleared. */
  readonly stored: boolean;
}

export interface OutboxView<Message> {
  readonly items: readonly OutboxItem<Message>[];
  readonly delivered: readonly string[];
  readonly failures: number;
  /** Whether the last failure was a response of the server, rather than no connection. */
  readonly busy: boolean;
  /** Part of the storage could not be read: more messages may be waiting than `items` lists. */
  readonly unreadable: boolean;
}

export const EMPTY_OUTBOX: OutboxView<never> = {
  items: [],
  delivered: [],
  failures: 0,
  busy: false,
  unreadable: false,
};

export interface Outbox<Message> {
  readonly view: () => OutboxView<Message>;
  readonly listen: (listener: () => void) => () => void;
  /** Stores a message and starts sending it; resolves with its id, which is random by default. */
  readonly add: (message: Message, id?: string) => Promise<string>;
  /** As `add`, without waiting: returns whether it is stored. It is sent in any case. */
  readonly putNow: (message: Message, id: string) => boolean;
  readonly flush: () => Promise<void>;
  /** Resolves once no tab is sending the message any more. */
  readonly discard: (id: string) => Promise<void>;
  /** For when another tab has changed the store. */
  readonly syncWithStore: (change?: OutboxChange) => Promise<void>;
}

export const ATTEMPT_TIMEOUT_MS = 20_000;

/** After this many failed reads in a row, retrying waits for the next event or visit. */
const MAX_FAILED_READS = 5;

interface Known<Message> {
  readonly entry: OutboxEntry<Message>;
  /** `erased`: it was stored, but the browser's data has been cleared since. */
  readonly storage: 'none' | 'stored' | 'erased';
}

function newEntry<Message>(id: string, message: Message): OutboxEntry<Message> {
  return { id, message, refused: false, writtenAt: Date.now() };
}

export function createOutbox<Message>(ports: OutboxPorts<Message>): Outbox<Message> {
  const { store, send, withLock, schedule, notifyTabs, random } = ports;
  const { replaces = () => false, sendsErased = true, attemptMs = ATTEMPT_TIMEOUT_MS } = ports;
  const known = new Map<string, Known<Message>>();
  const sending = new Set<string>();
  const discarded = new Set<string>();
  let delivered: readonly string[] = [];
  let failures = 0;
  let failedReads = 0;
  let busy = false;
  const views = createStore<OutboxView<Message>>(() => ({ ...EMPTY_OUTBOX }));
  let running: Promise<void> | undefined;
  let again = false;
  let cancelTimer = () => {};

  function publish(): void {
    const items = [...known.values()]
      .sort((one, other) => one.entry.writtenAt - other.entry.writtenAt)
      .map(({ entry, storage }): OutboxItem<Message> => {
        const state = sending.has(entry.id) ? 'sending' : 'waiting';
        return { ...entry, state: entry.refused ? 'refused' : state, stored: storage === 'stored' };
      });
    views.setState({ items, delivered, failures, busy, unreadable: failedReads > 0 });
  }

  async function write(entry: OutboxEntry<Message>): Promise<void> {
    const stored = await store.put(entry);
    if (!isSettled(entry.id)) known.set(entry.id, { entry, storage: stored ? 'stored' : 'none' });
  }

  async function take(entry: OutboxEntry<Message>): Promise<void> {
    discarded.delete(entry.id);
    await write(entry);
    await dropReplaced();
    publish();
    notifyTabs({});
    void flush();
  }

  function isSettled(id: string): boolean {
    return discarded.has(id) || delivered.includes(id);
  }

  function noteDelivered(id: string): void {
    known.delete(id);
    if (!delivered.includes(id)) delivered = [...delivered, id];
  }

  async function drop(id: string): Promise<void> {
    discarded.add(id);
    known.delete(id);
    await store.remove(id);
  }

  async function dropReplaced(): Promise<void> {
    const entries = [...known.values()].map(({ entry }) => entry);
    for (const { id, message } of entries) {
      if (entries.some((newer) => newer.id !== id && replaces(newer.message, message))) await drop(id);
    }
  }

  async function refresh(): Promise<void> {
    const stored = await store.read();
    for (const { id, told, entry } of stored.delivered) {
      if (entry && !told) {
        // Subscribers of the view need the earlier result.
        known.set(id, { entry, storage: 'stored' });
        publish();
      }
      if (!told || known.has(id)) noteDelivered(id);
      if (!told) await store.markDelivered(id);
    }
    for (const entry of stored.entries) {
      if (!isSettled(entry.id)) known.set(entry.id, { entry, storage: 'stored' });
      else await store.remove(entry.id);
    }
    const found = new Set(stored.entries.map(({ id }) => id));
    for (const [id, { entry, storage }] of [...known]) {
      if (storage === 'none') await write(entry);
      else if (stored.complete && !found.has(id)) {
        // Another tab handled a refused message. A waiting one was erased: resending it is safe.
        if (entry.refused || !sendsErased) known.delete(id);
        else known.set(id, { entry, storage: 'erased' });
      }
    }
    await dropReplaced();
    failedReads = stored.complete ? 0 : failedReads + 1;
    publish();
  }

  /** Once, unless another tab has handled the message while this one waited for the lock. */
  function attempt(id: string): Promise<Delivery> {
    return withLock(id, async () => {
      await refresh();
      const entry = known.get(id)?.entry;
      if (!entry || entry.refused) return delivered.includes(id) ? 'delivered' : 'refused';
      const outcome = await withTimeout(send(id, entry.message), attemptMs).catch(
        (): Delivery => 'unreachable',
      );
      if (outcome === 'delivered') {
        noteDelivered(id);
        await store.markDelivered(id);
        notifyTabs({ delivered: id });
      }
      if (outcome === 'refused' && !isSettled(id)) {
        await write({ ...entry, refused: true });
        notifyTabs({});
      }
      return outcome;
    });
  }

  async function sendOne(id: string): Promise<Delivery> {
    sending.add(id);
    publish();
    const outcome = await attempt(id).catch((): Delivery => 'unreachable');
    sending.delete(id);
    failures = isRetryable(outcome) ? failures + 1 : 0;
    busy = outcome === 'busy';
    publish();
    return outcome;
  }

  /** In order of writing; stops at the first failure, since the next message would fail too. */
  async function sendAll(): Promise<void> {
    await refresh();
    const waiting = views.getState().items.filter((item) => item.state !== 'refused');
    for (const { id } of waiting) {
      if (isRetryable(await sendOne(id))) {
        cancelTimer = schedule(retryDelay(failures, random()), () => void flush());
        return;
      }
    }
    if (failedReads > 0 && failedReads <= MAX_FAILED_READS) {
      cancelTimer = schedule(retryDelay(failedReads, random()), () => void flush());
    }
  }

  async function sendUntilIdle(): Promise<void> {
    try {
      do {
        again = false;
        cancelTimer();
        await sendAll();
      } while (again);
    } finally {
      // In the same microtask as the last check of `again`, so that no flush in between is lost.
      running = undefined;
    }
  }

  function flush(): Promise<void> {
    if (running) {
      again = true;
      return running;
    }
    running = sendUntilIdle();
    return running;
  }

  return {
    view: views.getState,
    listen: views.subscribe,
    async add(message, id = newDocumentId()) {
      await take(newEntry(id, message));
      return id;
    },
    putNow(message, id) {
      const entry = newEntry(id, message);
      const stored = store.putNow(entry);
      void take(entry);
      return stored;
    },
    flush,
    async discard(id) {
      const dropped = drop(id);
      publish();
      await dropped;
      notifyTabs({ discarded: id });
      await withLock(id, async () => {});
    },
    async syncWithStore(change) {
      if (change?.delivered) noteDelivered(change.delivered);
      // Otherwise it would count as erased, and be sent.
      if (change?.discarded) known.delete(change.discarded);
      await refresh();
    },
  };
}
