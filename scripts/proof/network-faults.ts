/** Injects network faults into `fetch`, seeded per guest, so that runs are repeatable in any request order. */
import type { Random } from '#scripts/proof/seeded-random.ts';
import { seededRandom } from '#scripts/proof/seeded-random.ts';

/** Shares of all requests, from 0 to 1. */
const RATES = { dropped: 0.3, unavailable: 0.1, late: 0.1 };

export interface FaultReport {
  requests: number;
  dropped: number;
  unavailable: number;
  late: number;
  /** A 403 from the project, not from the rules. */
  notNow: number;
}

interface GuestRequest {
  readonly guest: number;
  readonly id: string;
  readonly isWrite: boolean;
}

/** The guest's request in a call of `fetch`; `undefined` for any other. */
export type ReadRequest = (url: string, init: RequestInit | undefined) => GuestRequest | undefined;

/** Responds in Firestore's place, or returns `undefined` to pass the request on. */
export type Project = (
  request: GuestRequest,
  forward: () => Promise<Response>,
  report: FaultReport,
) => Promise<Response> | undefined;

interface FaultOptions {
  readonly seed: number;
  readonly lateMs: number;
  readonly requests: ReadRequest;
  readonly project?: Project | undefined;
}

const UNAVAILABLE = JSON.stringify({ error: { code: 503, message: 'storm', status: 'UNAVAILABLE' } });

/** Returns the counts so far and a function that stops the faults. */
export function injectNetworkFaults({ seed, lateMs, requests, project }: FaultOptions): {
  report: FaultReport;
  stop: () => void;
} {
  const realFetch = globalThis.fetch;
  const report: FaultReport = { requests: 0, dropped: 0, unavailable: 0, late: 0, notNow: 0 };
  const randoms = new Map<number, Random>();

  globalThis.fetch = async (input, init) => {
    const request = requests(String(input), init);
    if (!request) return realFetch(input, init);
    const random = randoms.get(request.guest) ?? seededRandom(seed * 100_003 + request.guest);
    randoms.set(request.guest, random);
    const drawn = random();
    report.requests += 1;
    if (drawn < RATES.dropped) {
      report.dropped += 1;
      throw new TypeError('fetch failed');
    }
    if (drawn < RATES.dropped + RATES.unavailable) {
      report.unavailable += 1;
      return new Response(UNAVAILABLE, { status: 503, headers: { 'content-type': 'application/json' } });
    }
    const { signal: _, ...sent } = init ?? {};
    const forward = () => realFetch(input, sent);
    const response = await (project?.(request, forward, report) ?? forward());
    if (drawn < RATES.dropped + RATES.unavailable + RATES.late) {
      report.late += 1;
      await new Promise((resolve) => setTimeout(resolve, lateMs));
    }
    return response;
  };
  return {
    report,
    stop: () => {
      globalThis.fetch = realFetch;
    },
  };
}
