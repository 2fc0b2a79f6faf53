const DAY = /^20\d{2}-\d{2}-\d{2}$/;

/** Whether a date field holds a day of this century: for 20/01/27, browsers on a desktop give the year 0027. */
export function isDay(day: string): boolean {
  return DAY.test(day);
}
