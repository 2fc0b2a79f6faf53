/** A simulated phone: the real outbox, with storage that outlives its tabs. */

import type { ReadRequest } from '#scripts/proof/network-faults.ts';
import { OWNER } from '#scripts/proof/stored-documents.ts';
import type { Locks } from '#src/lib/outbox/between-tabs.ts';
import { lockPatience, withTabLock } from '#src/lib/outbox/between-tabs.ts';
import type { OutboxOptions } from '#src/lib/outbox/define-outbox.ts';
import { noCopies } from '#src/lib/outbox/entry-copies.ts';
import type { Outbox, Transport } from '#src/lib/outbox/outbox.ts';
import { createOutbox } from '#src/lib/outbox/outbox.ts';
import { createPageStore } from '#src/lib/outbox/outbox-store.ts';
import type { BreakableStorage } from '#tests/support/memory-storage.ts';

export interface Tab<Message> {
  readonly outbox: Outbox<Message>;
  /** Stops all work of this tab; no response reaches it any more. */
  kill(): void;
}

export interface GuestPhone<Message> {
  readonly storage: BreakableStorage;
  open(send: Transport<Message>): Tab<Message>;
}

interface PhoneOptions<Message> {
  readonly options: Omit<OutboxOptions<Message>, 'send'>;
  readonly storage: BreakableStorage;
  readonly random: () => number;
  readonly keepsLocks?: boolean;
}

export function createPhone<Message>({
  options,
  storage,
  random,
  keepsLocks = false,
}: PhoneOptions<Message>): GuestPhone<Message> {
  const queues = new Map<string, Promise<unknown>>();
  const tabs = new Set<Outbox<Message>>();

  function open(send: Transport<Message>): Tab<Message> {
    let alive = true;
    const releases = new Set<() => void>();
    /** Never resolves once the tab is dead. */
    const ifAlive = <Result>(work: Promise<Result>): Promise<Result> =>
      new Promise((resolve, reject) => {
        work.then(
          (result) => alive && resolve(result),
          (reason) => alive && reject(reason),
        );
      });
    const store = createPageStore(options, {
      open: storage.open,
      copies: options.copyPrefix === undefined ? noCopies : storage.copiesPort,
    });
    const locks: Locks = {
      async request(name, { signal }, work) {
        const before = queues.get(name) ?? Promise.resolve();
        let release = () => {};
        const released = new Promise<void>((resolve) => {
          release = resolve;
        });
        queues.set(
          name,
          before.then(() => released),
        );
        releases.add(release);
        try {
          await Promise.race([before, aborted(signal)]);
          return await work();
        } finally {
          release();
        }
      },
    };

    const outbox = createOutbox({
      store: {
        read: () => ifAlive(store.read()),
        put: (entry) => ifAlive(store.put(entry)),
        putNow: (entry) => alive && store.putNow(entry),
        remove: (id) => ifAlive(store.remove(id)),
        markDelivered: (id) => ifAlive(store.markDelivered(id)),
      },
      send: (id, message) => ifAlive(send(id, message)),
      withLock: (name, work) => withTabLock(name, () => ifAlive(work()), lockPatience(), locks),
      schedule: (ms, work) => {
        const timer = setTimeout(() => alive && work(), ms);
        return () => clearTimeout(timer);
      },
      notifyTabs: (change) => {
        for (const other of tabs) if (other !== outbox) void other.syncWithStore(change);
      },
      random,
      replaces: options.replaces,
      attemptMs: options.attemptMs,
    });
    tabs.add(outbox);
    return {
      outbox,
      kill() {
        alive = false;
        tabs.delete(outbox);
        if (!keepsLocks) for (const release of releases) release();
      },
    };
  }

  return { storage, open };
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}

/** Requests with a message of `Guest 7`, and look-ups of it later; `id` finds the message's id in a request. */
export function readGuests(id: RegExp): ReadRequest {
  const guests = new Map<string, number>();
  return (url, init) => {
    const isOwners = new Headers(init?.headers).get('authorization') === OWNER.authorization;
    if (typeof init?.body !== 'string' || isOwners) return undefined;
    const found = id.exec(init.body)?.[1] ?? '';
    const named = /"Guest (\d+)"/.exec(init.body)?.[1];
    const isWrite = url.includes(':commit');
    const guest = isWrite && named !== undefined ? Number(named) : guests.get(found);
    if (guest === undefined) return undefined;
    guests.set(found, guest);
    return { guest, id: found, isWrite };
  };
}
