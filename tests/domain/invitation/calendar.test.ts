import ICAL from 'ical.js';
import { afterEach, describe, expect, test } from 'vitest';
import type { CalendarEntry } from '#src/domain/invitation/calendar.ts';
import { calendarEntry, googleCalendarLink } from '#src/domain/invitation/calendar.ts';
import type { WeddingFunction } from '#src/domain/invitation/invitation.ts';
import { NO_FUNCTION_TEXTS } from '#src/domain/invitation/invitation.ts';
import { calendarFile } from '#src/features/invitation-page/calendar-file.ts';

const START = Date.UTC(2027, 1, 12, 13, 45);
const SANGEET: WeddingFunction = {
  key: 'f1',
  name: 'Sangeet, संगीत; with dance',
  start: START,
  end: undefined,
  timeLabel: 'after sunset',
  venue: 'रामबाग पैलेस, भवानी सिंह मार्ग, जयपुर, राजस्थान 302005 \\ Gate 2',
  map: '',
  dress: 'Anything that twirls',
  side: 'both',
  asksReply: true,
  isPrivate: false,
  hindi: NO_FUNCTION_TEXTS,
};
const PAGE = { names: 'Aarav & Meera', address: 'https://shop.example/i/ABCD12345678' };
const SAVED_AT = Date.UTC(2026, 10, 22);

const zone = process.env.TZ;
afterEach(() => {
  process.env.TZ = zone;
});

function eventsIn(file: string) {
  return new ICAL.Component(ICAL.parse(file))
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component));
}

describe.each(['America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Auckland'])('on a phone in %s', (timeZone) => {
  test('a calendar reads the function at its moment, with every character of its text', () => {
    process.env.TZ = timeZone;
    const [event] = eventsIn(calendarFile([calendarEntry(SANGEET, PAGE)], SAVED_AT));
    expect(event?.startDate.toJSDate().getTime()).toBe(START);
    expect(event?.endDate.toJSDate().getTime()).toBe(START + 3 * 3_600_000);
    expect(event?.summary).toBe('Sangeet, संगीत; with dance: Aarav & Meera');
    expect(event?.location).toBe(SANGEET.venue);
    expect(event?.description).toBe(
      'after sunset\nAnything that twirls\nhttps://shop.example/i/ABCD12345678',
    );
  });
});

test('an end that the couple gave is kept', () => {
  const [event] = eventsIn(
    calendarFile([calendarEntry({ ...SANGEET, end: START + 3_600_000 }, PAGE)], SAVED_AT),
  );
  expect(event?.endDate.toJSDate().getTime()).toBe(START + 3_600_000);
});

test('a file saved later replaces the entry of an earlier one', () => {
  const entry = calendarEntry(SANGEET, PAGE);
  const [before] = eventsIn(calendarFile([entry], SAVED_AT));
  const [after] = eventsIn(calendarFile([{ ...entry, start: START + 1 }], SAVED_AT + 1000));
  expect(after?.uid).toBe(before?.uid);
  expect(after?.sequence).toBeGreaterThan(before?.sequence ?? Number.NaN);
});

test('all functions go into one file, each with an id of its own', () => {
  const entries = (['f1', 'f2', 'f3'] as const).map((key) => calendarEntry({ ...SANGEET, key }, PAGE));
  const events = eventsIn(calendarFile(entries, SAVED_AT));
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(3);
});

test('no line is longer than 75 octets, and none is cut within a character', () => {
  const entry: CalendarEntry = { ...calendarEntry(SANGEET, PAGE), notes: 'शुभ विवाह '.repeat(40) };
  const file = calendarFile([entry], SAVED_AT);
  for (const line of file.split('\r\n')) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(line).not.toContain('\ufffd');
  }
  expect(eventsIn(file)[0]?.description).toBe(entry.notes);
});

test('Google Calendar opens with the function filled in', () => {
  const link = new URL(googleCalendarLink(calendarEntry(SANGEET, PAGE)));
  expect(link.origin + link.pathname).toBe('https://calendar.google.com/calendar/render');
  expect(Object.fromEntries(link.searchParams)).toMatchObject({
    action: 'TEMPLATE',
    text: 'Sangeet, संगीत; with dance: Aarav & Meera',
    dates: '20270212T134500Z/20270212T164500Z',
    location: SANGEET.venue,
  });
});
