const FIRST_PAUSE_MS = 2_000;

export const TRY_AGAIN = 'data-try-again';

/** Repeats `attempt` until it returns true; pauses grow, and end when the network returns or on 'Try again'. */
export async function untilDone(attempt: (asked: boolean) => Promise<boolean>): Promise<void> {
  const { dataset } = document.documentElement;
  let asked = false;
  for (let pause = FIRST_PAUSE_MS; !(await attempt(asked)); pause *= 2) {
    dataset.unfinished = '';
    asked = await nextTry(pause);
    if (asked) delete dataset.unfinished;
  }
  delete dataset.unfinished;
}

/** Resolves after `ms` or when the network returns, or with `true` when the visitor presses 'Try again'. */
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
