/** Functions as an iCalendar file (RFC 5545). Fetched on a press. */

import type { CalendarEntry } from '#src/domain/invitation/calendar.ts';
import { utc } from '#src/domain/invitation/calendar.ts';
import { downloadText } from '#src/lib/download.ts';
import { BRAND } from '#text/brand.ts';

/** Most octets of a line; longer ones are folded (RFC 5545, 3.1). */
const LINE_OCTETS = 75;

/**
 * Downloads the file.
 *
 * @param savedAt as in {@link calendarFile}
 */
export function saveCalendar(name: string, entries: readonly CalendarEntry[], savedAt: number): void {
  downloadText(name, 'text/calendar;charset=utf-8', calendarFile(entries, savedAt));
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
    `PRODID:-//${escaped(BRAND.nameLatin)}//Invitation//EN`,
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

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

/** In pieces of at most 75 octets, none of which cuts a character. */
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
