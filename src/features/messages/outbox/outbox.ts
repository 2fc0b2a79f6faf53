/**
 * The outbox: a message is written down on the device before anything is sent, and stays there until the database
 * has it. Its id is made here, and the rules take an identical resend, so it becomes exactly one document however
 * often it is tried and by however many tabs.
 *
 * Everything it needs of the browser comes in as a port, so that tests and proofs can drop, delay and repeat.
 */

import { newDocumentId } from '#src/lib/document-id.ts';
import { withTimeout } from '#src/lib/with-timeout.ts';
import type { GuestMessage } from '../message.ts';
import type { OutboxEntry, OutboxStore } from './outbox-store.ts';

/** What became of one attempt: the database has it, will never take it, cannot take it now, or could not be asked. */
export type Delivery = 'delivered' | 'refused' | 'busy' | 'unreachable';

/** Whether it is to be tried again. */
function isMiss(outcome: Delivery): outcome is 'busy' | 'unreachable' {
  return outcome === 'busy' || outcome === 'unreachable';
}

/** Sends one message under its id. Whatever it throws counts as unreachable. */
export type Transport = (id: string, message: GuestMessage) => Promise<Delivery>;

/** What the outbox needs from its surroundings. */
export interface OutboxPorts {
  readonly store: OutboxStore;
  readonly send: Transport;
  /** Runs `work` while no other tab runs anything under the same name, as far as that can be had. */
  readonly alone: <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;
  /** Runs `work` after `ms` milliseconds; returns a function that cancels it. */
  readonly later: (ms: number, work: () => void) => () => void;
  /** Tells the other tabs that the store has changed, and which message has arrived. */
  readonly tellOthers: (delivered?: string) => void;
  /** A number from 0 to 1 that spreads the attempts of many phones. */
  readonly random: () => number;
}

/** One message as a page may show it. */
export interface OutboxItem extends OutboxEntry {
  readonly state: 'waiting' | 'sending' | 'refused';
  /** Whether it survives closing the tab; `false` where the browser stores nothing, or has lost what it stored. */
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
  /** Whether part of the device's storage could not be read: more may be waiting than `items` shows. */
  readonly unread: boolean;
}

export interface Outbox {
  readonly view: () => OutboxView;
  /** Calls `listener` after every change; returns a function that stops it. */
  readonly listen: (listener: () => void) => () => void;
  /** Writes a message down and starts sending; resolves with its id once it is written down. */
  readonly add: (message: GuestMessage) => Promise<string>;
  /** Sends what waits, now: after loading, on reconnecting, when the tab becomes visible. */
  readonly flush: () => Promise<void>;
  /** Lets go of a refused message: its writer has submitted it anew or does not want it any more. */
  readonly discard: (id: string) => Promise<void>;
  /** Reads the store again after another tab has changed it. */
  readonly heard: (delivered?: string) => Promise<void>;
}

/** An attempt that takes longer counts as unreachable; should it get through after all, the resend is the same document. */
export const ATTEMPT_TIMEOUT_MS = 20_000;

/** Pause after the first miss; it doubles up to {@link LONGEST_PAUSE_MS}. */
export const FIRST_PAUSE_MS = 2_000;
export const LONGEST_PAUSE_MS = 300_000;

/** Reads in a row that may fail before the outbox waits for the next visit or event instead of a timer. */
const READS_BEFORE_REST = 5;

/** Milliseconds to wait after so many misses in a row: doubling, and spread over half to the whole of it. */
export function pauseAfter(misses: number, random: number): number {
  const whole = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.max(0, misses - 1));
  return Math.round(whole * (0.5 + random / 2));
}

/** What this tab knows of one message. */
interface Known {
  readonly entry: OutboxEntry;
  /** Not written down yet, written down, or erased since (somebody has cleared the browser's data). */
  readonly storage: 'none' | 'kept' | 'erased';
}

/** Creates an outbox on its ports. */
export function createOutbox(ports: OutboxPorts): Outbox {
  const { store, send, alone, later, tellOthers, random } = ports;
  const listeners = new Set<() => void>();
  const known = new Map<string, Known>();
  const sending = new Set<string>();
  const discarded = new Set<string>();
  let delivered: readonly string[] = [];
  let misses = 0;
  let failedReads = 0;
  let busy = false;
  let view: OutboxView = { items: [], delivered, misses, busy, unread: false };
  let running: Promise<void> | undefined;
  let again = false;
  let cancelTimer = () => {};

  function publish(): void {
    const items = [...known.values()]
      .sort((one, other) => one.entry.writtenAt - other.entry.writtenAt)
      .map(({ entry, storage }): OutboxItem => {
        const state = sending.has(entry.id) ? 'sending' : 'waiting';
        return { ...entry, state: entry.refused ? 'refused' : state, kept: storage === 'kept' };
      });
    view = { items, delivered, misses, busy, unread: failedReads > 0 };
    for (const listener of listeners) listener();
  }

  async function write(entry: OutboxEntry): Promise<void> {
    const kept = await store.put(entry);
    if (!isSettled(entry.id)) known.set(entry.id, { entry, storage: kept ? 'kept' : 'none' });
  }

  /** Whether nothing is left to do about a message, whatever the store still says of it. */
  function isSettled(id: string): boolean {
    return discarded.has(id) || delivered.includes(id);
  }

  function noteDelivered(id: string): void {
    known.delete(id);
    if (!delivered.includes(id)) delivered = [...delivered, id];
  }

  /** Brings what this tab knows up to date. What could not be read stays as it was known. */
  async function reread(): Promise<void> {
    const stored = await store.read();
    for (const { id, told } of stored.delivered) {
      if (!told || known.has(id)) noteDelivered(id);
      if (!told) await store.markDelivered(id);
    }
    for (const entry of stored.entries) {
      if (!isSettled(entry.id)) known.set(entry.id, { entry, storage: 'kept' });
      else await store.remove(entry.id);
    }
    const found = new Set(stored.entries.map(({ id }) => id));
    for (const [id, { entry, storage }] of [...known]) {
      if (storage === 'none') await write(entry);
      else if (stored.complete && !found.has(id)) {
        // A refused one was dealt with in another tab. One that still waits was erased, or has arrived without our
        // hearing of it: sending it again is the same document.
        if (entry.refused) known.delete(id);
        else known.set(id, { entry, storage: 'erased' });
      }
    }
    failedReads = stored.complete ? 0 : failedReads + 1;
    publish();
  }

  /** One attempt at one message, unless another tab has dealt with it while we waited for our turn. */
  function attempt(id: string): Promise<Delivery> {
    return alone(id, async () => {
      await reread();
      const entry = known.get(id)?.entry;
      if (!entry || entry.refused) return delivered.includes(id) ? 'delivered' : 'refused';
      const outcome = await withTimeout(send(id, entry.message), ATTEMPT_TIMEOUT_MS).catch(
        (): Delivery => 'unreachable',
      );
      if (outcome === 'delivered') {
        noteDelivered(id);
        await store.markDelivered(id);
        // Before the lock is free, so that the next tab in line has heard of it.
        tellOthers(id);
      }
      if (outcome === 'refused') {
        await write({ ...entry, refused: true });
        tellOthers();
      }
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
    publish();
    return outcome;
  }

  /** Sends in the order of writing; the first miss ends the round, since the next would miss too. */
  async function round(): Promise<void> {
    await reread();
    const waiting = view.items.filter((item) => item.state !== 'refused');
    for (const { id } of waiting) {
      if (isMiss(await sendOne(id))) {
        cancelTimer = later(pauseAfter(misses, random()), () => void flush());
        return;
      }
    }
    if (failedReads > 0 && failedReads <= READS_BEFORE_REST) {
      cancelTimer = later(pauseAfter(failedReads, random()), () => void flush());
    }
  }

  async function rounds(): Promise<void> {
    try {
      do {
        again = false;
        cancelTimer();
        await round();
      } while (again);
    } finally {
      // In the same microtask as the last look at `again`: a flush between the two would be lost.
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
      await write({ id, message, refused: false, writtenAt: Date.now() });
      publish();
      tellOthers();
      void flush();
      return id;
    },
    flush,
    async discard(id) {
      discarded.add(id);
      known.delete(id);
      publish();
      await store.remove(id);
      tellOthers();
    },
    async heard(arrived) {
      if (arrived) noteDelivered(arrived);
      await reread();
    },
  };
}
