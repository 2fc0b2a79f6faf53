import { midnightAfter } from '#src/domain/india-time.ts';
import type { Timed } from './life.ts';
import { lifeAt } from './life.ts';

/** When the wedding was over, as {@link lifeAt} has it; `undefined` until then. */
export function overSince(now: number, functions: readonly Timed[]): number | undefined {
  const life = lifeAt(now, functions);
  if (life !== 'thanks' && life !== 'anniversary') return undefined;
  const midnights = functions.map(({ start }) => midnightAfter(start));
  return Math.max(...midnights, ...functions.flatMap(({ end }) => end ?? []));
}
