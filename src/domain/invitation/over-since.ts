import { indiaDay, instantInIndia } from '#src/domain/india-time.ts';
import type { Timed } from './life.ts';
import { lifeAt } from './life.ts';

const DAY_MS = 86_400_000;

/** When the wedding was over, as {@link lifeAt} has it; `undefined` until then. */
export function overSince(now: number, functions: readonly Timed[]): number | undefined {
  const life = lifeAt(now, functions);
  if (life !== 'thanks' && life !== 'anniversary') return undefined;
  const midnights = functions.map(
    ({ start }) => (instantInIndia(indiaDay(start), '00:00') ?? start) + DAY_MS,
  );
  return Math.max(...midnights, ...functions.flatMap(({ end }) => end ?? []));
}
