/** Days in India without their words, which are in `india-time.ts`: for pages that show none. */
const OFFSET_MS = 330 * 60_000;
export const DAY_MS = 86_400_000;

/** A clock whose UTC fields are those of a clock in India. */
export function clockAt(instant: number): Date {
  return new Date(instant + OFFSET_MS);
}

export function indiaDay(instant: number): string {
  return clockAt(instant).toISOString().slice(0, 10);
}

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}
