/**
 * Bad weather for every request a proof's guests make: some never arrive, some are answered 503, some arrive and
 * are answered only after the client has given up. Each guest's weather is drawn from a seed of their own, so
 * that a run can be repeated whatever order the requests come in.
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
}

const UNAVAILABLE = JSON.stringify({ error: { code: 503, message: 'storm', status: 'UNAVAILABLE' } });

/**
 * Puts the weather in front of this process's `fetch`.
 *
 * @param lateMs how much later than the answer a late answer comes
 * @param guestOf whose request it is, by its body; requests of nobody pass
 * @returns what has happened so far, and how to clear the sky
 */
export function letItStorm(
  weather: Weather,
  seed: number,
  lateMs: number,
  guestOf: (body: string) => number | undefined,
): { report: WeatherReport; clear: () => void } {
  const calm = globalThis.fetch;
  const report: WeatherReport = { requests: 0, dropped: 0, unavailable: 0, late: 0, answered: 0 };
  const skies = new Map<number, ReturnType<typeof chance>>();

  globalThis.fetch = async (input, init) => {
    const guest = typeof init?.body === 'string' ? guestOf(init.body) : undefined;
    if (guest === undefined) return calm(input, init);
    const sky = skies.get(guest) ?? chance(seed * 100_003 + guest);
    skies.set(guest, sky);
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
    const answer = await calm(input, sent);
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
