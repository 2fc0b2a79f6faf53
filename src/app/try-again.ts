/** How a page whose code cannot be fetched tries again, and tells the visitor meanwhile. */

const FIRST_PAUSE_MS = 2_000;

/** Marks the button of the notice (layout/unfinished-notice.tsx). */
export const TRY_AGAIN = 'data-try-again';

/**
 * Calls `attempt` until it returns `true`. Between two attempts the notice is shown; the pauses double, and end
 * early when the network returns or the visitor presses 'Try again'.
 *
 * @param attempt is told whether the visitor asked for it
 */
export async function untilDone(attempt: (asked: boolean) => Promise<boolean>): Promise<void> {
  const { dataset } = document.documentElement;
  let asked = false;
  for (let pause = FIRST_PAUSE_MS; ; pause *= 2) {
    // From before the attempt: a press during one that fails counts.
    const next = nextTry(pause);
    if (await attempt(asked)) break;
    dataset.unfinished = '';
    asked = await next;
    // Removed during the attempt, to show that the press had an effect.
    if (asked) delete dataset.unfinished;
  }
  delete dataset.unfinished;
}

/** Resolves after `ms`, or as soon as the network returns, or with `true` when the visitor presses 'Try again'. */
export function nextTry(ms: number): Promise<boolean> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const go = (asked: boolean) => {
      listening.abort();
      clearTimeout(clock);
      resolve(asked);
    };
    const clock = setTimeout(go, ms, false);
    addEventListener('online', () => go(false), listening);
    addEventListener(
      'click',
      ({ target }) => {
        if (target instanceof Element && target.hasAttribute(TRY_AGAIN)) go(true);
      },
      listening,
    );
  });
}
