import { instantInIndia, showIndiaDay } from '#src/lib/india-time.ts';

/** `2027-02-14` → `14 February 2027`. */
export function showDay(date: string): string {
  const instant = instantInIndia(date, '12:00');
  return instant === undefined ? date : showIndiaDay(instant, 'en');
}
