import { BOARD_DAY } from '#src/domain/board/board-patterns.ts';
import { indiaDay } from '#src/domain/india-time.ts';

/** A date field takes the year 0026 too. */
const DAY = new RegExp(`^${BOARD_DAY}$`);

export function isDay(day: string): boolean {
  return DAY.test(day);
}

/** Whether it is a day that the board can store, today in India or later. */
export function isComingDay(day: string): boolean {
  return isDay(day) && day >= indiaDay(Date.now());
}
