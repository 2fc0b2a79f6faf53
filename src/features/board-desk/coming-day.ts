import { isDay } from '#src/domain/day.ts';
import { indiaDay } from '#src/domain/india-time.ts';

/** Whether it is a day that the board can store, today in India or later. */
export function isComingDay(day: string): boolean {
  return isDay(day) && day >= indiaDay(Date.now());
}
