/**
 * A guest's phone, as far as the outbox can tell: the shop's own store on storage that outlives its tabs, locks, and
 * tabs that can be killed at any moment.
 */
import type { GuestMessage } from '#src/features/messages/message.ts';
import type { Locks } from '#src/features/messages/outbox/between-tabs.ts';
import { withTabLock } from '#src/features/messages/outbox/between-tabs.ts';
import type { Outbox, OutboxPorts, Transport } from '#src/features/messages/outbox/outbox.ts';
import { createOutbox } from '#src/features/messages/outbox/outbox.ts';
import { createPageStore } from '#src/features/messages/outbox/outbox-store.ts';
import type { BreakableStorage } from '#tests/support/memory-storage.ts';

/** A tab with an outbox in it. */
export interface Tab {
  readonly outbox: Outbox;
  /** Nothing this tab has begun goes on, and no answer reaches it any more. */
  kill(): void;
}

export interface GuestPhone {
  readonly storage: BreakableStorage;
  /** Opens a tab that sends with `send`. */
  open(send: Transport): Tab;
}

interface PhoneOptions {
  readonly storage: BreakableStorage;
  /** The clock all guests share. */
  readonly schedule: OutboxPorts['schedule'];
  /** Spreads the attempts of many guests. */
  readonly random: () => number;
  /** Whether the browser fails to release the locks of a dead tab. */
  readonly keepsLocks?: boolean;
}

export function createPhone({ storage, schedule, random, keepsLocks = false }: PhoneOptions): GuestPhone {
  const queues = new Map<string, Promise<unknown>>();
  const tabs = new Set<Outbox>();

  function open(send: Transport): Tab {
    let alive = true;
    const held = new Set<() => void>();
    /** The result, unless the tab has died meanwhile: then the code that waits for it never goes on. */
    const ifAlive = <Result>(work: Promise<Result>): Promise<Result> =>
      new Promise((resolve, reject) => {
        work.then(
          (result) => alive && resolve(result),
          (reason) => alive && reject(reason),
        );
      });
    const store = createPageStore({ open: storage.open, copies: storage.copiesPort });
    const locks: Locks = {
      async request(name, { signal }, work) {
        const before = queues.get(name) ?? Promise.resolve();
        let release = () => {};
        const mine = new Promise<void>((resolve) => {
          release = resolve;
        });
        queues.set(
          name,
          before.then(() => mine),
        );
        held.add(release);
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
        remove: (id) => ifAlive(store.remove(id)),
        markDelivered: (id) => ifAlive(store.markDelivered(id)),
      },
      send: (id, message) => ifAlive(send(id, message)),
      withLock: (name, work) => withTabLock(name, () => ifAlive(work()), locks),
      schedule: (ms, work) => schedule(ms, () => alive && work()),
      notifyTabs: (delivered) => {
        for (const other of tabs) if (other !== outbox) void other.syncWithStore(delivered);
      },
      random,
    });
    tabs.add(outbox);
    return {
      outbox,
      kill() {
        alive = false;
        tabs.delete(outbox);
        if (!keepsLocks) for (const release of held) release();
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

/** What guest number `guest` writes; the number can be read back from the name. */
export function messageOf(guest: number): GuestMessage {
  const words = {
    name: `Guest ${guest}`,
    number: `+9198${String(guest).padStart(8, '0')}`,
    message: `Blessing ${guest} शुभ विवाह 💐`,
  };
  return guest % 2 === 0 ? { kind: 'blessing', ...words } : { kind: 'farewell', branch: 'cse', ...words };
}

/** Whose message a request carries. */
export function guestOf(body: string): number | undefined {
  const found = /"Guest (\d+)"/.exec(body)?.[1];
  return found === undefined ? undefined : Number(found);
}
