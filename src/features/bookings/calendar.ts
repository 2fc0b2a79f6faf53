/** Days and months in India, whatever the clock of the phone says. */
import type { Taken } from '#src/domain/booking/fit.ts';
import { countUnits } from '#src/domain/booking/fit.ts';
import { isDay } from '#src/domain/day.ts';
import { dayAfter, instantInIndia } from '#src/domain/india-time.ts';

/** A day of this century that exists, or `undefined`. */
export function parseDay(text: string): string | undefined {
  return isDay(text) && instantInIndia(text, '12:00') !== undefined ? text : undefined;
}

/** The same day of another month, or its last one. */
export function moveMonth(day: string, months: number): string {
  const [year = 0, number = 0, date = 0] = day.split('-').map(Number);
  const target = new Date(Date.UTC(year, number - 1 + months, 1));
  const last = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0)).getUTCDate();
  target.setUTCDate(Math.min(date, last));
  return target.toISOString().slice(0, 10);
}

/** The days of a month, and how many places of the first week come before them: weeks begin on Sunday. */
export function daysOf(month: string): { readonly blanks: number; readonly days: readonly string[] } {
  const first = `${month}-01`;
  const days: string[] = [];
  for (let day: string | undefined = first; day?.startsWith(month); day = dayAfter(day, 1)) days.push(day);
  return { blanks: new Date(`${first}T00:00:00Z`).getUTCDay(), days };
}

/** How much is taken on a day, and how many things are booked out in a half of it. */
export function loadOf(
  { units, taken }: Taken,
  day: string,
): { readonly taken: number; readonly out: number } {
  const halves = [`${day}m`, `${day}e`].map((slot) => taken[slot] ?? []);
  const all = countUnits(units);
  const gone = halves.flatMap((half) =>
    Object.entries(countUnits(half)).flatMap(([id, count]) => (count >= (all[id] ?? 0) ? [id] : [])),
  );
  return { taken: new Set(halves.flat()).size, out: new Set(gone).size };
}
