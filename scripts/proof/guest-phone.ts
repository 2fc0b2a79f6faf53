/** A simulated phone: the real outbox, with storage that outlives its tabs. */

import type { ReadRequest } from '#scripts/proof/network-faults.ts';
import type { GuestMessage } from '#src/features/messages/message.ts';
import type { Locks } from '#src/lib/outbox/between-tabs.ts';
import { lockPatience, withTabLock } from '#src/lib/outbox/between-tabs.ts';
import type { OutboxOptions } from '#src/lib/outbox/define-outbox.ts';
import { noCopies } from '#src/lib/outbox/entry-copies.ts';
import type { Outbox, OutboxPorts, Transport } from '#src/lib/outbox/outbox.ts';
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
  readonly schedule: OutboxPorts<Message>['schedule'];
  readonly random: () => number;
  readonly keepsLocks?: boolean;
}

export function createPhone<Message>({
  options,
  storage,
  schedule,
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
      schedule: (ms, work) => schedule(ms, () => alive && work()),
      notifyTabs: (delivered) => {
        for (const other of tabs) if (other !== outbox) void other.syncWithStore(delivered);
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

/** The guest's number can be read back from the name. */
export function messageOf(guest: number): GuestMessage {
  const fields = {
    name: `Guest ${guest}`,
    number: `+9198${String(guest).padStart(8, '0')}`,
    message: `Blessing ${guest} शुभ विवाह 💐`,
  };
  return guest % 2 === 0 ? { kind: 'blessing', ...fields } : { kind: 'farewell', branch: 'cse', ...fields };
}

/** Requests of guests' messages, and of look-ups after them. */
export function messageRequests(): ReadRequest {
  const guests = new Map<string, number>();
  return (url, init) => {
    if (typeof init?.body !== 'string') return undefined;
    const id =
      /\/(?:blesscouple|farewellMessages|deletedMessages|orders)\/([\w-]+)"/.exec(init.body)?.[1] ?? '';
    const isWrite = url.includes(':commit');
    const guest = isWrite ? guestOf(init.body) : guests.get(id);
    if (guest === undefined) return undefined;
    guests.set(id, guest);
    return { guest, id, isWrite };
  };
}

function guestOf(body: string): number | undefined {
  const found = /"Guest (\d+)"/.exec(body)?.[1];
  return found === undefined ? undefined : Number(found);
}
