/** A day of this century, as part of a regular expression. */
export const DAY = '20[0-9]{2}-[0-9]{2}-[0-9]{2}';

const WHOLE = new RegExp(`^${DAY}$`);

/** Whether a date field holds such a day: for 20/01/27, browsers on a desktop give the year 0027. */
export function isDay(day: string): boolean {
  return WHOLE.test(day);
}
