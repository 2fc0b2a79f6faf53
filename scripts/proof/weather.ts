/**
 * A bad network for every request a proof's guests make: some never arrive, some are answered 503, some arrive and
 * are answered only after the client has given up. Each guest's luck is drawn from a seed of their own, so that a run
 * can be repeated whatever order the requests come in.
 */
import { chance } from '#scripts/proof/random.ts';

/** Shares of all requests, from 0 to 1. */
export interface Weather {
  readonly dropped: number;
  readonly unavailable: number;
  readonly late: number;
}

/** What became of the requests. */
export interface WeatherReport {
  requests: number;
  dropped: number;
  unavailable: number;
  late: number;
  answered: number;
  /** Answered 403 by the project, not by the rules. */
  notNow: number;
}

/** A request of a guest: the write of their message, or the question whether it was deleted. */
export interface GuestRequest {
  readonly guest: number;
  readonly id: string;
  readonly isWrite: boolean;
}

/** How the project answers a request that has got through, instead of handling it; `undefined` lets it be handled. */
export type Project = (
  request: GuestRequest,
  forward: () => Promise<Response>,
) => Promise<Response> | undefined;

interface StormOptions {
  readonly weather: Weather;
  readonly seed: number;
  /** How much later than the answer a late answer comes. */
  readonly lateMs: number;
  /** Whose message a request's body carries. */
  readonly guestOf: (body: string) => number | undefined;
  readonly project?: Project;
}

const UNAVAILABLE = JSON.stringify({ error: { code: 503, message: 'storm', status: 'UNAVAILABLE' } });

/** Puts the weather in front of this process's `fetch`; returns what has happened so far, and how to clear the sky. */
export function letItStorm({ weather, seed, lateMs, guestOf, project }: StormOptions): {
  report: WeatherReport;
  clear: () => void;
} {
  const calm = globalThis.fetch;
  const report: WeatherReport = { requests: 0, dropped: 0, unavailable: 0, late: 0, answered: 0, notNow: 0 };
  const skies = new Map<number, ReturnType<typeof chance>>();
  const guests = new Map<string, number>();

  /** The guest's request, or nothing where it is nobody's. */
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
    if (!request) return calm(input, init);
    const sky = skies.get(request.guest) ?? chance(seed * 100_003 + request.guest);
    skies.set(request.guest, sky);
    const lot = sky.next();
    report.requests += 1;
    if (lot < weather.dropped) {
      report.dropped += 1;
      throw new TypeError('fetch failed');
    }
    if (lot < weather.dropped + weather.unavailable) {
      report.unavailable += 1;
      return new Response(UNAVAILABLE, { status: 503, headers: { 'content-type': 'application/json' } });
    }
    const { signal: _, ...sent } = init ?? {};
    const forward = () => calm(input, sent);
    const answer = await (project?.(request, forward) ?? forward());
    if (lot < weather.dropped + weather.unavailable + weather.late) {
      report.late += 1;
      await new Promise((resolve) => setTimeout(resolve, lateMs));
    } else {
      report.answered += 1;
    }
    return answer;
  };
  return {
    report,
    clear: () => {
      globalThis.fetch = calm;
    },
  };
}
