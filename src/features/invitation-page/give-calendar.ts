import type { CalendarEntry } from '#src/domain/invitation/calendar.ts';

/** Downloads the functions as a calendar file; what makes it is fetched now, or is on the phone already. */
export async function giveCalendar(
  name: string,
  entries: readonly CalendarEntry[],
  savedAt: number,
): Promise<void> {
  const { saveCalendar } = await import('./calendar-file.ts');
  saveCalendar(name, entries, savedAt);
}
