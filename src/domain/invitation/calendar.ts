import type { WeddingFunction } from './invitation.ts';

/** Assumed where the couple gives no end. */
const USUAL_LENGTH_MS = 3 * 3_600_000;

export interface CalendarEntry {
  /** The same for the same function, so that a file opened again changes the entry and adds none. */
  readonly uid: string;
  readonly title: string;
  readonly start: number;
  readonly end: number;
  readonly place: string;
  readonly notes: string;
}

export function calendarEntry(
  weddingFunction: WeddingFunction,
  { names, address }: { names: string; address: string },
): CalendarEntry {
  return {
    uid: `${address.replace(/^https?:\/\//, '').replaceAll('/', '-')}-${weddingFunction.key}`,
    title: `${weddingFunction.name}: ${names}`,
    start: weddingFunction.start,
    end: weddingFunction.end ?? weddingFunction.start + USUAL_LENGTH_MS,
    place: weddingFunction.venue,
    notes: [weddingFunction.timeLabel, weddingFunction.dress, address].filter(Boolean).join('\n'),
  };
}

export function googleCalendarLink({ title, start, end, place, notes }: CalendarEntry): string {
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${utc(start)}/${utc(end)}`,
    location: place,
    details: notes,
  });
  return `https://calendar.google.com/calendar/render?${query}`;
}

/** `20270212T134500Z`. */
export function utc(instant: number): string {
  return `${new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}
