import { STAMP } from '#text/stamp.ts';
import { showIndiaDay, showIndiaHour } from './india-time.ts';

export function formatDay(instant: Date): string {
  return showIndiaDay(instant.valueOf());
}

export function formatDayAndTime(instant: Date): string {
  return STAMP?.format(instant) ?? `${formatDay(instant)}, ${showIndiaHour(instant.valueOf())}`;
}
