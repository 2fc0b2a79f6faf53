import { indiaDay } from '#src/domain/india-time.ts';

/** As the board stores it (`board-patterns.ts`): a date field takes the year 0026 too. */
const DAY = /^20\d\d-\d\d-\d\d$/;

export function isDay(day: string): boolean {
  return DAY.test(day);
}

/** Whether it is a day that the board can store, today in India or later. */
export function isComingDay(day: string): boolean {
  return isDay(day) && day >= indiaDay(Date.now());
}
