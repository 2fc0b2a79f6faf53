import type { CalendarEntry } from '#src/domain/invitation/calendar.ts';
import { notify } from '#src/ui/toast.tsx';

/**
 * Downloads the functions as a calendar file; what makes it is fetched now, or is on the phone already.
 *
 * @param failed what the guest is told if it cannot be fetched
 */
export async function giveCalendar(
  name: string,
  entries: readonly CalendarEntry[],
  savedAt: number,
  failed: string,
): Promise<void> {
  try {
    const { saveCalendar } = await import('./calendar-file.ts');
    saveCalendar(name, entries, savedAt);
  } catch {
    notify.error(failed);
  }
}
