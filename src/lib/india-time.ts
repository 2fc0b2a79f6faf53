/**
 * Days and hours in India, from tables of our own: `Intl` words them differently in Node and in browsers, so that a
 * prerendered page would not match its hydration. India has had one offset, +05:30, without daylight saving, since 1945.
 */
import type { Language } from '#src/config/language.ts';

const OFFSET_MS = 330 * 60_000;
const DAY_MS = 86_400_000;

const MONTHS = {
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  hi: ['जनवरी', 'फ़रवरी', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुलाई', 'अगस्त', 'सितंबर', 'अक्टूबर', 'नवंबर', 'दिसंबर'],
} as const;

const WEEKDAYS = {
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  hi: ['रविवार', 'सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार'],
} as const;

/** First hour of each part of the day in Hindi; before the first it is still night. */
const HINDI_DAY_PARTS = [
  [4, 'सुबह'],
  [12, 'दोपहर'],
  [16, 'शाम'],
  [20, 'रात'],
] as const;

/** The clock in India at an instant (milliseconds since 1970). */
function clockAt(instant: number): Date {
  return new Date(instant + OFFSET_MS);
}

/** The day in India at an instant: `2027-02-12`. */
export function indiaDay(instant: number): string {
  return clockAt(instant).toISOString().slice(0, 10);
}

/** The hour in India at an instant: `19:15`. */
export function indiaHour(instant: number): string {
  return clockAt(instant).toISOString().slice(11, 16);
}

/** The instant of a day (`2027-02-12`) and hour (`19:15`) in India; `undefined` where there is no such moment. */
export function instantInIndia(day: string, hour: string): number | undefined {
  const instant = Date.parse(`${day}T${hour}:00+05:30`);
  // A browser may take 31 February for 3 March.
  return Number.isNaN(instant) || indiaDay(instant) !== day ? undefined : instant;
}

/** Whole days from one day in India to another; negative when `to` is before `from`. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** The day that is `days` after another, or before it when negative. `undefined` where `day` is no day. */
export function dayAfter(day: string, days: number): string | undefined {
  const midnight = instantInIndia(day, '00:00');
  return midnight === undefined ? undefined : indiaDay(midnight + days * DAY_MS);
}

/** `12 February 2027`, `12 फ़रवरी 2027`. */
export function showIndiaDay(instant: number, language: Language): string {
  const clock = clockAt(instant);
  return `${clock.getUTCDate()} ${MONTHS[language][clock.getUTCMonth()]} ${clock.getUTCFullYear()}`;
}

/** `Friday, 12 February 2027`, `शुक्रवार, 12 फ़रवरी 2027`. */
export function showIndiaWeekday(instant: number, language: Language): string {
  return `${WEEKDAYS[language][clockAt(instant).getUTCDay()]}, ${showIndiaDay(instant, language)}`;
}

/** `7:15 pm`, `शाम 7:15`; full hours without minutes: `7 pm`, `शाम 7 बजे`. */
export function showIndiaHour(instant: number, language: Language): string {
  const clock = clockAt(instant);
  const hour = clock.getUTCHours();
  const minutes = clock.getUTCMinutes();
  const twelve = hour % 12 || 12;
  const shown = minutes ? `${twelve}:${String(minutes).padStart(2, '0')}` : String(twelve);
  if (language === 'en') return `${shown} ${hour < 12 ? 'am' : 'pm'}`;
  const part = HINDI_DAY_PARTS.findLast(([from]) => from <= hour)?.[1] ?? 'रात';
  return minutes ? `${part} ${shown}` : `${part} ${shown} बजे`;
}
