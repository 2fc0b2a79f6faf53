import { reloadIfSafe } from './safe-reload.ts';
import { nextTry } from './try-again.ts';

const PAUSES_MS = [500, 1_500];

/**
 * Loads a page's code in three attempts. If all fail while online, reloads the tab where that is safe: a deploy removes
 * the files of older versions. Throws the error of the last attempt.
 */
export async function loadPage(fetchPage: () => Promise<void>, asked: boolean): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await fetchPage();
    } catch (error) {
      const pause = PAUSES_MS[attempt];
      if (!navigator.onLine) throw error;
      if (pause === undefined) {
        await reloadIfSafe(asked);
        throw error;
      }
      await nextTry(pause);
    }
  }
}
