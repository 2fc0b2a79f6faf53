import { dayAfter } from '#src/domain/india-time.ts';
import type { Bilingual, Board } from './board.ts';

const DAYS_AHEAD = 3;

export interface Notices {
  readonly banner: Bilingual | undefined;
  /** From this day on, the soonest first. */
  readonly closed: readonly string[];
}

export function noticesOn({ banner, closed }: Board, day: string): Notices {
  const last = dayAfter(day, DAYS_AHEAD) ?? day;
  const isOn = banner !== undefined && banner.first <= day && day <= banner.last;
  return {
    banner: isOn ? banner.text : undefined,
    closed: closed.filter((one) => day <= one && one <= last).sort(),
  };
}
