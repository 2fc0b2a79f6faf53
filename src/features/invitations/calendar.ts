/** Functions for guests' calendars: an iCalendar file (RFC 5545), or a link that opens Google Calendar. */
import type { WeddingFunction } from './invitation.ts';

/** Assumed where the couple gives no end. */
const USUAL_LENGTH_MS = 3 * 3_600_000;

/** Most octets of a line; longer ones are folded (RFC 5545, 3.1). */
const LINE_OCTETS = 75;

/** A function as a calendar shows it. */
export interface CalendarEntry {
  /** The same for the same function, so that a file opened again changes the entry and adds none. */
  readonly uid: string;
  readonly title: string;
  readonly start: number;
  readonly end: number;
  readonly place: string;
  readonly notes: string;
}

/** The calendar entry of a function, under the couple's names and with the page's address in its notes. */
export function calendarEntry(
  one: WeddingFunction,
  { names, address, index }: { names: string; address: string; index: number },
): CalendarEntry {
  return {
    uid: `${address.replace(/^https?:\/\//, '').replaceAll('/', '-')}-f${index + 1}`,
    title: `${one.name}: ${names}`,
    start: one.start,
    end: one.end ?? one.start + USUAL_LENGTH_MS,
    place: one.venue,
    notes: [one.timeLabel, one.dress, address].filter(Boolean).join('\n'),
  };
}

/**
 * The text of an `.ics` file. Times are in UTC, which every calendar shows in its own zone.
 *
 * @param savedAt when the invitation was last saved, in milliseconds: a later file replaces an earlier one
 */
export function calendarFile(entries: readonly CalendarEntry[], savedAt: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Shagun//Invitation//EN',
    'METHOD:PUBLISH',
    ...entries.flatMap((entry) => [
      'BEGIN:VEVENT',
      `UID:${entry.uid}`,
      `DTSTAMP:${utc(savedAt)}`,
      `SEQUENCE:${Math.floor(savedAt / 1000) % 2 ** 31}`,
      `DTSTART:${utc(entry.start)}`,
      `DTEND:${utc(entry.end)}`,
      `SUMMARY:${escaped(entry.title)}`,
      `LOCATION:${escaped(entry.place)}`,
      `DESCRIPTION:${escaped(entry.notes)}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** Address of Google Calendar's form with an entry filled in. */
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
function utc(instant: number): string {
  return `${new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

/** A line in pieces of at most 75 octets, none of which cuts a character. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let octets = 0;
  let text = '';
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > LINE_OCTETS) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return text;
}
