import { daysBetween, indiaDay } from '#src/domain/india-time.ts';
import type { WeddingFunction } from './invitation.ts';

/** Days after the last function from which the page marks the anniversary. */
const ANNIVERSARY_DAYS = 365;

/**
 * An invitation before the first function's day, a guide on the days of the functions and until the last has ended, thanks
 * afterwards, and an anniversary a year later. Days change at midnight in India.
 */
export type Life = 'invitation' | 'guide' | 'thanks' | 'anniversary';

export type Timed = Pick<WeddingFunction, 'start'> & Partial<Pick<WeddingFunction, 'end'>>;

/** `now` in milliseconds since 1970. Without functions it is an invitation. */
export function lifeAt(now: number, functions: readonly Timed[]): Life {
  const days = functions.map(({ start }) => indiaDay(start)).sort();
  const first = days[0];
  const last = days.at(-1);
  if (!first || !last) return 'invitation';
  const today = indiaDay(now);
  if (today < first) return 'invitation';
  const isOn = functions.some(({ end }) => end !== undefined && now < end);
  if (today <= last || isOn) return 'guide';
  return daysBetween(last, today) < ANNIVERSARY_DAYS ? 'thanks' : 'anniversary';
}

export function isToday(now: number, { start }: WeddingFunction): boolean {
  return indiaDay(start) === indiaDay(now);
}

/** Today's functions first, then those to come, then those of earlier days; before the wedding, in the couple's order. */
export function functionsFor(now: number, functions: readonly WeddingFunction[]): readonly WeddingFunction[] {
  const today = indiaDay(now);
  const rank = (one: WeddingFunction) => (indiaDay(one.start) < today ? 1 : 0);
  const first = (one: WeddingFunction) => (isToday(now, one) ? -1 : rank(one));
  return [...functions].sort((one, other) => first(one) - first(other));
}
