/**
 * Slots are halves of days in India: `2027-02-12m` (morning), `2027-02-12e` (evening). An evening includes the
 * night after midnight; a booking until sunrise takes the next morning too.
 */
import { dayAfter } from '#src/domain/india-time.ts';

export const PARTS = ['morning', 'evening', 'day'] as const;

export type Part = (typeof PARTS)[number];

export interface Span {
  readonly day: string;
  readonly part: Part;
  /** Never for a morning. */
  readonly untilMorning: boolean;
}

const HALVES = { morning: ['m'], evening: ['e'], day: ['m', 'e'] } as const;

/** Earliest first. */
export function slotsOf({ day, part, untilMorning }: Span): readonly string[] {
  const next = untilMorning && part !== 'morning' ? dayAfter(day, 1) : undefined;
  return [...HALVES[part].map((half) => `${day}${half}`), ...(next ? [`${next}m`] : [])];
}

export function spanOf(slots: readonly string[]): Span {
  const day = dayOf(slots[0] ?? '');
  const takes = (half: string) => slots.includes(`${day}${half}`);
  const morning = takes('e') ? 'day' : 'morning';
  const part = takes('m') ? morning : 'evening';
  return { day, part, untilMorning: slots.some((slot) => dayOf(slot) !== day) };
}

/** `2027-02-12m` → `2027-02-12`. */
export function dayOf(slot: string): string {
  return slot.slice(0, -1);
}

export function monthOf(day: string): string {
  return day.slice(0, 7);
}

export function monthsOf(slots: readonly string[]): readonly string[] {
  return [...new Set(slots.map(monthOf))];
}
