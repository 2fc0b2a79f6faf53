import { reloadIfSafe } from './safe-reload.ts';
import { nextTry } from './try-again.ts';

/** Before the second and the third attempt. */
const PAUSES_MS = [500, 1_500];

/**
 * Fetches a page's code, in three attempts. Where all fail although there is a network, the tab is reloaded if that
 * is safe: the files of an older version are gone after a new one went out, and some browsers hold on to a failure
 * until then.
 *
 * @param asked whether the visitor pressed 'Try again'
 * @throws what the last attempt threw
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
