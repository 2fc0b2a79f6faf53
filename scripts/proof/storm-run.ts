import type { BrokenPhone } from '#scripts/proof/broken-phones.ts';
import type { ProofEmulator } from '#scripts/proof/emulator.ts';
import type { GuestPhone, Tab } from '#scripts/proof/guest-phone.ts';
import { createPhone, messageRequests } from '#scripts/proof/guest-phone.ts';
import type { FaultReport } from '#scripts/proof/network-faults.ts';
import { injectNetworkFaults } from '#scripts/proof/network-faults.ts';
import { faultyProject } from '#scripts/proof/project-faults.ts';
import { seededRandom } from '#scripts/proof/seeded-random.ts';
import type { ShopCode } from '#scripts/proof/shop-code.ts';
import type { OutboxOptions } from '#src/lib/outbox/define-outbox.ts';
import type { Transport } from '#src/lib/outbox/outbox.ts';
import { ATTEMPT_TIMEOUT_MS } from '#src/lib/outbox/outbox.ts';
import { FIRST_PAUSE_MS } from '#src/lib/outbox/retry-delay.ts';
import { createPhoneStorage } from '#tests/support/memory-storage.ts';

/** Factor by which timers run faster than real time. */
export const SPEED = 10;

export const FAULT_RATES = { dropped: 0.3, unavailable: 0.1, late: 0.1 };

const ARRIVAL_MS = 300_000;
export const GIVE_UP_MS = 3_600_000;

/** How often the guest looks at a page that still waits, which makes the outbox retry. */
export const REOPEN_MS = 120_000;

/** What the guests send. */
export interface Cargo<Message> {
  readonly options: OutboxOptions<Message>;
  readonly messageOf: (guest: number) => Message;
  /** What a guest would recognise of it. */
  readonly textOf: (message: Message) => string;
}

interface StormOptions<Message> {
  readonly cargo: Cargo<Message>;
  readonly guests: number;
  readonly seed: number;
  readonly emulator: ProofEmulator;
  readonly shop: ShopCode;
  readonly phoneOf: (guest: number) => BrokenPhone | undefined;
}

export interface Guest {
  readonly id: string;
  readonly cameBack: string | undefined;
  /** Milliseconds of simulated time. */
  readonly waited: number;
}

export interface StormReport {
  readonly network: FaultReport;
  readonly guests: readonly (Guest | undefined)[];
  readonly killed: number;
  readonly sendingWhenKilled: number;
  readonly faults: readonly string[];
}

const realTimeout = globalThis.setTimeout;
export const pause = (ms: number) => new Promise<void>((resolve) => realTimeout(resolve, ms / SPEED));

export function speedUpTime(): void {
  Object.assign(globalThis, {
    setTimeout: Object.assign(
      (work: () => void, ms = 0, ...args: never[]) => realTimeout(work, ms / SPEED, ...args),
      realTimeout,
    ),
  });
}

export async function runStorm<Message>({
  cargo,
  guests,
  seed,
  emulator,
  shop,
  phoneOf,
}: StormOptions<Message>): Promise<StormReport> {
  const faults: string[] = [];
  let killed = 0;
  let sendingWhenKilled = 0;
  const { report, stop } = injectNetworkFaults({
    rates: FAULT_RATES,
    seed,
    lateMs: ATTEMPT_TIMEOUT_MS * 1.5,
    requests: messageRequests(),
    project: faultyProject(
      emulator,
      seed,
      (guest) => phoneOf(guest)?.project,
      () => {
        report.notNow += 1;
      },
    ),
  });

  async function simulateGuest(guest: number): Promise<Guest> {
    const random = seededRandom(seed * 7_919 + guest);
    const broken = phoneOf(guest);
    const storage = createPhoneStorage();
    const { options, messageOf, textOf } = cargo;
    const send: Transport<Message> =
      guest % 5 === 4 ? shop.background.sendFromWorker(options.send) : options.send;
    const phone = createPhone({
      options,
      storage,
      schedule: (ms, work) => {
        const timer = setTimeout(work, ms);
        return () => clearTimeout(timer);
      },
      random,
      keepsLocks: broken?.keepsLocks ?? false,
    });
    await pause(random() * ARRIVAL_MS);
    broken?.breakStorage?.(storage, random);
    const pressedAt = Date.now();
    let tab = phone.open(send);
    const id = await tab.outbox.add(messageOf(guest));
    if (broken?.whileOpen) {
      await pause(random() * FIRST_PAUSE_MS);
      broken.whileOpen(storage);
    } else if (guest % 4 === 0) {
      // Between the press and the second attempt.
      await pause(random() * FIRST_PAUSE_MS);
      if (tab.outbox.view().items.some(({ state }) => state === 'sending')) sendingWhenKilled += 1;
      tab.kill();
      broken?.onDeath?.(storage);
      killed += 1;
      await pause(random() * 60_000);
      tab = phone.open(send);
      await tab.outbox.flush();
    }
    await waitUntilSent(tab, guest, broken !== undefined);
    const waited = (Date.now() - pressedAt) * SPEED;
    tab.kill();
    return { id, waited, cameBack: await readOnNextVisit(phone, id, textOf) };
  }

  const results = await Promise.all(
    Array.from({ length: guests }, (_, guest) =>
      simulateGuest(guest).catch((error: unknown) => {
        faults.push(String(error));
        return undefined;
      }),
    ),
  );
  stop();
  // Lets pending requests finish before the database is read.
  await pause(ATTEMPT_TIMEOUT_MS * 3);
  return { network: report, guests: results, killed, sendingWhenKilled, faults };
}

async function waitUntilSent<Message>(
  { outbox }: Tab<Message>,
  guest: number,
  reopens: boolean,
): Promise<void> {
  const isDone = () => outbox.view().items.every(({ state }) => state === 'refused');
  for (let waited = 0; !isDone(); waited += 500) {
    if (waited > GIVE_UP_MS) throw new Error(`The message of guest ${guest} was never sent.`);
    if (reopens && waited % REOPEN_MS === 0) void outbox.flush();
    await pause(500);
  }
}

async function readOnNextVisit<Message>(
  phone: GuestPhone<Message>,
  id: string,
  textOf: (message: Message) => string,
): Promise<string | undefined> {
  const tab = phone.open(async () => 'unreachable');
  await tab.outbox.syncWithStore();
  const item = tab.outbox.view().items.find((one) => one.id === id && one.state === 'refused');
  tab.kill();
  return item && textOf(item.message);
}
