/**
 * The outbox: a message is written down on the device before anything is sent, and stays there until the
 * database has it. Its id is made here, and the rules take an identical resend, so however often it is tried,
 * by however many tabs, it becomes exactly one document.
 *
 * Everything it needs of the browser comes in as a port, so that tests and benches can drop, delay and repeat.
 */
import { newDocumentId } from '#src/lib/document-id.ts';
import { withTimeout } from '#src/lib/with-timeout.ts';
import type { GuestMessage } from './message.ts';
import type { OutboxEntry, OutboxStore } from './outbox-store.ts';

/** What became of one attempt: the database has it, will never take it, cannot take it now, or could not be asked. */
export type Delivery = 'delivered' | 'refused' | 'busy' | 'unreachable';

/** Whether it is to be tried again. */
function isMiss(outcome: Delivery): outcome is 'busy' | 'unreachable' {
  return outcome === 'busy' || outcome === 'unreachable';
}

/** Sends one message under its id. Whatever it throws counts as unreachable. */
export type Transport = (id: string, message: GuestMessage) => Promise<Delivery>;

/** What the outbox needs of the world. */
export interface OutboxPorts {
  readonly store: OutboxStore;
  readonly send: Transport;
  /** Runs `work` while no other tab runs anything under the same name. */
  readonly alone: <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;
  /** Runs `work` after `ms` milliseconds; answers how to call it off. */
  readonly later: (ms: number, work: () => void) => () => void;
  /** Tells the other tabs that the store has changed, and which message has arrived. */
  readonly tellOthers: (delivered?: string) => void;
  /** A number from 0 to 1 that spreads the attempts of many phones. */
  readonly random: () => number;
}

/** One message as a page may show it. */
export interface OutboxItem extends OutboxEntry {
  readonly state: 'waiting' | 'sending' | 'refused';
  /** Whether it survives closing the tab; `false` where the browser lets us store nothing. */
  readonly kept: boolean;
}

/** What the outbox holds now. */
export interface OutboxView {
  readonly items: readonly OutboxItem[];
  /** Ids that have arrived since this tab was opened, oldest first. */
  readonly delivered: readonly string[];
  /** Attempts in a row that did not get through; 0 after one that did. */
  readonly misses: number;
  /** Whether the last miss was a server that answered that it cannot just now, rather than no way to it. */
  readonly busy: boolean;
}

export interface Outbox {
  readonly view: () => OutboxView;
  /** Calls `listener` after every change; answers how to stop. */
  readonly listen: (listener: () => void) => () => void;
  /** Writes a message down and starts sending; resolves with its id once it is written down. */
  readonly add: (message: GuestMessage) => Promise<string>;
  /** Sends what waits, now: after loading, on reconnecting, when the tab is looked at again. */
  readonly flush: () => Promise<void>;
  /** Takes a refused message out for mending. */
  readonly takeBack: (id: string) => Promise<void>;
  /** Reads the store again after another tab has changed it. */
  readonly heard: (delivered?: string) => Promise<void>;
}

/** An attempt that takes longer counts as unreachable; should it get through after all, the resend is the same document. */
export const ATTEMPT_TIMEOUT_MS = 20_000;

/** Pause after the first miss; it doubles up to {@link LONGEST_PAUSE_MS}. */
export const FIRST_PAUSE_MS = 2_000;
export const LONGEST_PAUSE_MS = 300_000;

/** Milliseconds to wait after so many misses in a row: doubling, and spread over half to the whole of it. */
export function pauseAfter(misses: number, random: number): number {
  const whole = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.max(0, misses - 1));
  return Math.round(whole * (0.5 + random / 2));
}

/** Makes an outbox on its ports. */
export function createOutbox(ports: OutboxPorts): Outbox {
  const { store, send, alone, later, tellOthers, random } = ports;
  const listeners = new Set<() => void>();
  const sending = new Set<string>();
  let entries: readonly OutboxEntry[] = [];
  let delivered: readonly string[] = [];
  let misses = 0;
  let busy = false;
  let view: OutboxView = { items: [], delivered, misses, busy };
  let running: Promise<void> | undefined;
  let again = false;
  let callOff = () => {};

  function publish(): void {
    const items = entries.map((entry): OutboxItem => {
      const going = sending.has(entry.id) ? 'sending' : 'waiting';
      return { ...entry, state: entry.refused ? 'refused' : going, kept: store.isKept(entry.id) };
    });
    view = { items, delivered, misses, busy };
    for (const listener of listeners) listener();
  }

  async function reread(): Promise<void> {
    entries = await store.all();
    publish();
  }

  function noteDelivered(id: string): void {
    if (!delivered.includes(id)) delivered = [...delivered, id];
  }

  /** One attempt at one message, unless another tab has dealt with it while we waited for our turn. */
  function attempt(id: string): Promise<Delivery> {
    return alone(id, async () => {
      const entry = await store.get(id);
      // Only a delivery takes a message out that was waiting.
      if (!entry) return 'delivered';
      if (entry.refused) return 'refused';
      const outcome = await withTimeout(send(id, entry.message), ATTEMPT_TIMEOUT_MS).catch(
        (): Delivery => 'unreachable',
      );
      if (outcome === 'delivered') await store.remove(id);
      if (outcome === 'refused') await store.put({ ...entry, refused: true });
      return outcome;
    });
  }

  async function sendOne(id: string): Promise<Delivery> {
    sending.add(id);
    publish();
    const outcome = await attempt(id).catch((): Delivery => 'unreachable');
    sending.delete(id);
    misses = isMiss(outcome) ? misses + 1 : 0;
    busy = outcome === 'busy';
    if (outcome === 'delivered') noteDelivered(id);
    await reread();
    if (!isMiss(outcome)) tellOthers(outcome === 'delivered' ? id : undefined);
    return outcome;
  }

  /** Sends in the order things were written; the first miss ends the round, since the next would miss too. */
  async function round(): Promise<void> {
    await reread();
    for (const { id } of entries.filter((entry) => !entry.refused)) {
      if (isMiss(await sendOne(id))) {
        callOff = later(pauseAfter(misses, random()), () => void flush());
        return;
      }
    }
  }

  async function rounds(): Promise<void> {
    try {
      do {
        again = false;
        callOff();
        await round();
      } while (again);
    } finally {
      // In the same breath as the last look at `again`: a flush that came between the two would be lost.
      running = undefined;
    }
  }

  function flush(): Promise<void> {
    if (running) {
      again = true;
      return running;
    }
    running = rounds();
    return running;
  }

  return {
    view: () => view,
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async add(message) {
      const id = newDocumentId();
      await store.put({ id, message, refused: false, writtenAt: Date.now() });
      await reread();
      tellOthers();
      void flush();
      return id;
    },
    flush,
    async takeBack(id) {
      await store.remove(id);
      await reread();
      tellOthers();
    },
    async heard(arrived) {
      if (arrived) noteDelivered(arrived);
      await reread();
    },
  };
}
