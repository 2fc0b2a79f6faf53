/** What the storms have in common: simulated guests on a bad network, in time that runs faster. */
import type { ScratchFirestore } from '#scripts/emulators/scratch.ts';
import type { FaultReport, Project, ReadRequest } from '#scripts/proof/network-faults.ts';
import { injectNetworkFaults } from '#scripts/proof/network-faults.ts';
import type { Random } from '#scripts/proof/seeded-random.ts';
import { seededRandom } from '#scripts/proof/seeded-random.ts';
import type { ShopCode } from '#scripts/proof/shop-code.ts';
import type { Transport } from '#src/lib/outbox/outbox.ts';
import { ATTEMPT_TIMEOUT_MS } from '#src/lib/outbox/outbox.ts';

/** Factor by which timers run faster than real time. */
export const SPEED = 10;

const GIVE_UP_MS = 3_600_000;

/** How often the guest looks at a page that still waits, which makes the outbox retry. */
const REOPEN_MS = 120_000;

export interface Storm {
  readonly seed: number;
  readonly guests: number;
  readonly emulator: ScratchFirestore;
  readonly shop: ShopCode;
  /** A sentence for each promise that was not kept. */
  readonly faults: string[];
}

interface StormOptions<Run> {
  readonly requests: ReadRequest;
  readonly project?: Project | undefined;
  readonly attemptMs?: number | undefined;
  /** What one guest does; a guest for whom it fails is a fault. */
  readonly simulate: (guest: number, random: Random) => Promise<Run>;
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

/** Runs all guests side by side; what each of them did, and what the network did. */
export async function runGuests<Run>(
  { seed, guests, faults }: Storm,
  { requests, project, attemptMs = ATTEMPT_TIMEOUT_MS, simulate }: StormOptions<Run>,
): Promise<{ readonly network: FaultReport; readonly runs: readonly (Run | undefined)[] }> {
  const { report, stop } = injectNetworkFaults({
    seed,
    lateMs: attemptMs * 1.5,
    requests,
    project,
  });
  const runs = await Promise.all(
    Array.from({ length: guests }, (_, guest) =>
      simulate(guest, seededRandom(seed * 7_919 + guest)).catch((error: unknown) => {
        faults.push(String(error));
        return undefined;
      }),
    ),
  );
  stop();
  // Lets pending requests finish before the database is read.
  await pause(attemptMs * 3);
  return { network: report, runs };
}

/** Every fifth guest's phone sends from the service worker. */
export function transportOf<Message>(
  guest: number,
  send: Transport<Message>,
  { background }: ShopCode,
): Transport<Message> {
  return guest % 5 === 4 ? background.sendFromWorker(send) : send;
}

/** Waits until all is sent; throws after an hour of simulated time. `reopen` is what a guest does who looks again. */
export async function untilSent(isSent: () => boolean, who: string, reopen?: () => void): Promise<void> {
  for (let waited = 0; !isSent(); waited += 500) {
    if (waited > GIVE_UP_MS) throw new Error(`What ${who} sent never arrived.`);
    if (waited > 0 && waited % REOPEN_MS === 0) reopen?.();
    await pause(500);
  }
}

export function networkLine({ requests, dropped, unavailable, late, notNow }: FaultReport): string {
  const share = (count: number) => `${count} (${((100 * count) / requests).toFixed(1)} %)`;
  const faults = `dropped ${share(dropped)}, 503 ${share(unavailable)}, applied but acknowledged too late ${share(late)}`;
  return `  ${requests} requests: ${faults}${notNow > 0 ? `, 403 from the project ${share(notNow)}` : ''}`;
}

export function sumOf<Run>(runs: readonly (Run | undefined)[], of: (run: Run) => number): number {
  return runs.reduce((sum, run) => sum + (run ? of(run) : 0), 0);
}
