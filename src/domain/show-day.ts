/** Days and months of a date field, for reading. Apart from india-time.ts, which guests' pages load first. */
import { instantInIndia, showIndiaDay, showIndiaWeekday } from './india-time.ts';

/** `2027-02-12` → `12 February 2027`. An invalid day is returned as it is. */
export function showDay(day: string): string {
  return showNoon(day, showIndiaDay);
}

/** `2027-02-12` → `Friday, 12 February 2027`. An invalid day is returned as it is. */
export function showWeekday(day: string): string {
  return showNoon(day, showIndiaWeekday);
}

/** `2027-02` → `February 2027`. */
export function showMonth(month: string): string {
  return showDay(`${month}-01`).replace(/^\d+ /, '');
}

function showNoon(day: string, show: (instant: number) => string): string {
  const noon = instantInIndia(day, '12:00');
  return noon === undefined ? day : show(noon);
}
