/**
 * A bad network in front of this process's `fetch`: some requests never arrive, some are answered 503, some arrive and
 * are answered only after the client has given up. Each guest's faults are drawn from a seed of their own, so that a run
 * can be repeated whatever order the requests come in.
 */
import type { Random } from '#scripts/proof/seeded-random.ts';
import { seededRandom } from '#scripts/proof/seeded-random.ts';

/** How often each fault happens, as a share of all requests from 0 to 1. */
export interface FaultRates {
  readonly dropped: number;
  readonly unavailable: number;
  readonly late: number;
}

/** How many requests had which fault. */
export interface FaultReport {
  requests: number;
  dropped: number;
  unavailable: number;
  late: number;
  answered: number;
  /** Answered 403 by the project, not by the rules. */
  notNow: number;
}

/** A request of a guest: the write of their message, or the look-up of its tombstone. */
export interface GuestRequest {
  readonly guest: number;
  readonly id: string;
  readonly isWrite: boolean;
}

/** Answers a request that has got through in Firestore's place; `undefined` lets Firestore handle it. */
export type Project = (
  request: GuestRequest,
  forward: () => Promise<Response>,
) => Promise<Response> | undefined;

interface FaultOptions {
  readonly rates: FaultRates;
  readonly seed: number;
  /** Milliseconds by which a late answer is late. */
  readonly lateMs: number;
  /** Whose message a request's body carries. */
  readonly guestOf: (body: string) => number | undefined;
  readonly project?: Project;
}

const UNAVAILABLE = JSON.stringify({ error: { code: 503, message: 'storm', status: 'UNAVAILABLE' } });

/** Makes the guests' requests fail at these rates from now on; returns the counts so far, and how to stop. */
export function injectNetworkFaults({ rates, seed, lateMs, guestOf, project }: FaultOptions): {
  report: FaultReport;
  stop: () => void;
} {
  const realFetch = globalThis.fetch;
  const report: FaultReport = { requests: 0, dropped: 0, unavailable: 0, late: 0, answered: 0, notNow: 0 };
  const randoms = new Map<number, Random>();
  const guests = new Map<string, number>();

  /** The guest's request, or `undefined` where it is nobody's. */
  function readRequest(url: string, init: RequestInit | undefined): GuestRequest | undefined {
    if (typeof init?.body !== 'string') return undefined;
    const id = /\/(?:blesscouple|farewellMessages|deletedMessages)\/([\w-]+)"/.exec(init.body)?.[1] ?? '';
    const isWrite = url.includes(':commit');
    const guest = isWrite ? guestOf(init.body) : guests.get(id);
    if (guest === undefined) return undefined;
    guests.set(id, guest);
    return { guest, id, isWrite };
  }

  globalThis.fetch = async (input, init) => {
    const request = readRequest(String(input), init);
    if (!request) return realFetch(input, init);
    const random = randoms.get(request.guest) ?? seededRandom(seed * 100_003 + request.guest);
    randoms.set(request.guest, random);
    const drawn = random();
    report.requests += 1;
    if (drawn < rates.dropped) {
      report.dropped += 1;
      throw new TypeError('fetch failed');
    }
    if (drawn < rates.dropped + rates.unavailable) {
      report.unavailable += 1;
      return new Response(UNAVAILABLE, { status: 503, headers: { 'content-type': 'application/json' } });
    }
    const { signal: _, ...sent } = init ?? {};
    const forward = () => realFetch(input, sent);
    const answer = await (project?.(request, forward) ?? forward());
    if (drawn < rates.dropped + rates.unavailable + rates.late) {
      report.late += 1;
      await new Promise((resolve) => setTimeout(resolve, lateMs));
    } else {
      report.answered += 1;
    }
    return answer;
  };
  return {
    report,
    stop: () => {
      globalThis.fetch = realFetch;
    },
  };
}
