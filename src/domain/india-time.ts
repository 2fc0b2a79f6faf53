/** `Intl` differs between Node and browsers, which breaks hydration. India has no daylight saving time. */
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

const HINDI_DAY_PARTS = [
  [4, 'सुबह'],
  [12, 'दोपहर'],
  [16, 'शाम'],
  [20, 'रात'],
] as const;

function clockAt(instant: number): Date {
  return new Date(instant + OFFSET_MS);
}

export function indiaDay(instant: number): string {
  return clockAt(instant).toISOString().slice(0, 10);
}

export function indiaHour(instant: number): string {
  return clockAt(instant).toISOString().slice(11, 16);
}

/** Instant of a day (`2027-02-12`) and time (`19:15`) in India; `undefined` if invalid. */
export function instantInIndia(day: string, hour: string): number | undefined {
  const instant = Date.parse(`${day}T${hour}:00+05:30`);
  return Number.isNaN(instant) || indiaDay(instant) !== day ? undefined : instant;
}

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** The day `days` after another, or before it if negative; `undefined` if `day` is no day. */
export function dayAfter(day: string, days: number): string | undefined {
  const midnight = instantInIndia(day, '00:00');
  return midnight === undefined ? undefined : indiaDay(midnight + days * DAY_MS);
}

export function showIndiaDay(instant: number, language: Language): string {
  const clock = clockAt(instant);
  return `${clock.getUTCDate()} ${MONTHS[language][clock.getUTCMonth()]} ${clock.getUTCFullYear()}`;
}

export function showIndiaWeekday(instant: number, language: Language): string {
  return `${WEEKDAYS[language][clockAt(instant).getUTCDay()]}, ${showIndiaDay(instant, language)}`;
}

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
