/** `Intl` differs between Node and browsers, which breaks hydration. India has no daylight saving time. */
import type { Translated } from '#src/locales/translated.ts';
import { DATES } from '#text/dates.ts';

const OFFSET_MS = 330 * 60_000;
const DAY_MS = 86_400_000;

/** Months, weekdays and hours of a language; the site's language by default. */
export type DateWords = Translated<typeof DATES>;

function clockAt(instant: number): Date {
  return new Date(instant + OFFSET_MS);
}

export function indiaDay(instant: number): string {
  return clockAt(instant).toISOString().slice(0, 10);
}

export function indiaHour(instant: number): string {
  return clockAt(instant).toISOString().slice(11, 16);
}

/** Instant of a day (`2027-02-12`) and time (`19:15`) in India; `undefined` if invalid. */
export function instantInIndia(day: string, hour: string): number | undefined {
  const instant = Date.parse(`${day}T${hour}:00+05:30`);
  return dayIfAny(instant) === day ? instant : undefined;
}

/** `undefined` for an invalid instant, and outside of the years that have four digits. */
function dayIfAny(instant: number): string | undefined {
  const year = clockAt(instant).getUTCFullYear();
  return year >= 0 && year <= 9999 ? indiaDay(instant) : undefined;
}

/** The next midnight in India; for a midnight, the next one. */
export function midnightAfter(instant: number): number {
  return (Math.floor((instant + OFFSET_MS) / DAY_MS) + 1) * DAY_MS - OFFSET_MS;
}

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** Before it if `days` is negative; `undefined` if `day` is invalid or the result's year has not four digits. */
export function dayAfter(day: string, days: number): string | undefined {
  const midnight = instantInIndia(day, '00:00');
  return midnight === undefined ? undefined : dayIfAny(midnight + days * DAY_MS);
}

export function showIndiaDay(instant: number, { months }: DateWords = DATES): string {
  const clock = clockAt(instant);
  return `${clock.getUTCDate()} ${months[clock.getUTCMonth()]} ${clock.getUTCFullYear()}`;
}

export function showIndiaWeekday(instant: number, words: DateWords = DATES): string {
  return `${words.weekdays[clockAt(instant).getUTCDay()]}, ${showIndiaDay(instant, words)}`;
}

export function showIndiaHour(instant: number, words: DateWords = DATES): string {
  const clock = clockAt(instant);
  const hour = clock.getUTCHours();
  const minutes = clock.getUTCMinutes();
  const twelve = hour % 12 || 12;
  const shown = minutes ? `${twelve}:${String(minutes).padStart(2, '0')}` : String(twelve);
  return words.hour(shown, hour, minutes === 0);
}
