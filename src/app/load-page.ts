import { reloadIfSafe } from '#src/lib/safe-reload.ts';
import { waitForRetry } from './boot/try-again.ts';

const PAUSES_MS = [500, 1_500];

/** Three attempts, then a reload where that is safe: a deploy removes old files. Throws the last error. */
export async function loadPage(fetchPage: () => Promise<void>, manual: boolean): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await fetchPage();
    } catch (error) {
      const pause = PAUSES_MS[attempt];
      if (!navigator.onLine) throw error;
      if (pause === undefined) {
        await reloadIfSafe(manual);
        throw error;
      }
      await waitForRetry(pause);
    }
  }
}
