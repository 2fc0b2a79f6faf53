/* Days as parts of regular expressions, from the least strict one. */

export const ANY_DAY = '[0-9]{4}-[0-9]{2}-[0-9]{2}';

export const DAY = '20[0-9]{2}-[0-9]{2}-[0-9]{2}';

/** As `DAY`, with a month and a day of the month that can exist. */
export const CALENDAR_DAY = '20[0-9]{2}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])';

const WHOLE = new RegExp(`^${DAY}$`);

/** For 20/01/27, browsers on a desktop give the year 0027. */
export function isDay(day: string): boolean {
  return WHOLE.test(day);
}
