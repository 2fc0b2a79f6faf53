/**
 * A guest's phone, as far as the outbox can tell: storage that outlives its tabs, locks that a tab lets go of
 * when it dies, and tabs that can be killed at any moment.
 */
import type { GuestMessage } from '#src/features/messages/message.ts';
import type { Outbox, OutboxPorts, Transport } from '#src/features/messages/outbox.ts';
import type { OutboxEntry } from '#src/features/messages/outbox-store.ts';

/** A tab with an outbox in it. */
export interface Tab {
  readonly outbox: Outbox;
  /** Nothing this tab has begun goes on, and no answer reaches it any more. */
  kill(): void;
}

export interface GuestPhone {
  /** Opens a tab that sends with `send`. */
  open(send: Transport): Tab;
  /** What is written down on the phone. */
  entries(): readonly OutboxEntry[];
}

/** What the outbox module needs to be: the shop's own `createOutbox`. */
type CreateOutbox = (ports: OutboxPorts) => Outbox;

/** A phone with nothing on it. `later` is the clock all guests share; `random` spreads their attempts. */
export function createPhone(
  createOutbox: CreateOutbox,
  later: OutboxPorts['later'],
  random: () => number,
): GuestPhone {
  const stored = new Map<string, OutboxEntry>();
  const held = new Map<string, Promise<unknown>>();
  const tabs = new Set<Outbox>();
  const oldestFirst = () => [...stored.values()].sort((one, other) => one.writtenAt - other.writtenAt);

  function open(send: Transport): Tab {
    let alive = true;
    const mine = new Map<string, Promise<unknown>>();
    /** The result, unless the tab has died meanwhile: then the code that waits for it never goes on. */
    const ifAlive = <Result>(work: Promise<Result>): Promise<Result> =>
      new Promise((resolve, reject) => {
        work.then(
          (result) => alive && resolve(result),
          (reason) => alive && reject(reason),
        );
      });
    const ask = <Result>(question: () => Result) => ifAlive(Promise.resolve().then(question));

    const outbox = createOutbox({
      store: {
        all: () => ask(oldestFirst),
        get: (id) => ask(() => stored.get(id)),
        put: (entry) => ask(() => void stored.set(entry.id, structuredClone(entry))),
        remove: (id) => ask(() => void stored.delete(id)),
        isKept: () => true,
      },
      send: (id, message) => ifAlive(send(id, message)),
      alone: (name, work) => {
        const turn = (held.get(name) ?? Promise.resolve()).catch(() => undefined).then(() => ifAlive(work()));
        held.set(name, turn);
        mine.set(name, turn);
        return turn;
      },
      later: (ms, work) => later(ms, () => alive && work()),
      tellOthers: (delivered) => {
        for (const other of tabs) if (other !== outbox) void other.heard(delivered);
      },
      random,
    });
    tabs.add(outbox);
    return {
      outbox,
      kill() {
        alive = false;
        tabs.delete(outbox);
        // The browser takes a dead tab's locks back.
        for (const [name, turn] of mine) if (held.get(name) === turn) held.delete(name);
      },
    };
  }

  return { open, entries: oldestFirst };
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
