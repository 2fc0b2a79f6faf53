import { codeOf } from './backend-failure.ts';
import { CALL_TIMEOUT_MS } from './call-timeout.ts';
import { withTimeout } from './with-timeout.ts';

export const LONGEST_WAIT_MS = 30_000;

const SHORTEST_PAUSE_MS = 300;
const LONGEST_PAUSE_MS = 1_500;

/**
 * Saves, and repeats it for half a minute while Firestore returns 409: somebody reads the document in a transaction, which
 * any guest can do with what guests may read. Nothing was written then, and the last error is thrown.
 *
 * @param save makes a new request each time
 * @param timeout in milliseconds, for each of them
 */
export async function retryConflicts<Result>(
  save: () => Promise<Result>,
  timeout = CALL_TIMEOUT_MS,
): Promise<Result> {
  const until = Date.now() + LONGEST_WAIT_MS;
  for (;;) {
    try {
      return await withTimeout(save(), timeout);
    } catch (error) {
      if (codeOf(error) !== 'aborted' || Date.now() >= until) throw error;
      // Random, so that two waiting phones do not collide again and again.
      const pause = SHORTEST_PAUSE_MS + Math.random() * (LONGEST_PAUSE_MS - SHORTEST_PAUSE_MS);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}
