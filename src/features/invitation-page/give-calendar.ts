import type { CalendarEntry } from '#src/domain/invitation/calendar.ts';
import { reloadIfSafe } from '#src/lib/safe-reload.ts';
import { notify } from '#src/ui/toast.tsx';

/** Some browsers never fetch a file again whose import failed (decision 013). */
let hasFailed = false;

/**
 * Downloads the functions as a calendar file; the code for it is fetched now, or is on the phone already. After a
 * second failure the page is reloaded where that is safe.
 *
 * @param failed the message if it cannot be fetched
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
    if (hasFailed) await reloadIfSafe(true);
    hasFailed = true;
    notify.error(failed);
  }
}
