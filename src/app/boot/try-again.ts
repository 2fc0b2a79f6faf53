import { enterState, leaveUnfinished } from '#src/lib/page-state.ts';

const FIRST_PAUSE_MS = 2_000;

export const TRY_AGAIN = 'data-try-again';

/** Repeats `attempt` until it returns true; pauses grow, and end when the network returns or on 'Try again'. */
export async function retryUntilDone(attempt: (manual: boolean) => Promise<boolean>): Promise<void> {
  let manual = false;
  for (let pause = FIRST_PAUSE_MS; ; pause *= 2) {
    const attempted = attempt(manual);
    const next = waitForRetry(pause, attempted);
    if (await attempted) break;
    enterState('unfinished');
    manual = await next;
    if (manual) leaveUnfinished();
  }
  leaveUnfinished();
}

/** Resolves `ms` after `attempted` has settled; at once when the network returns, and with `true` on 'Try again'. */
export function waitForRetry(ms: number, attempted: Promise<unknown> = Promise.resolve()): Promise<boolean> {
  return new Promise((resolve) => {
    const listeners = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const finish = (manual: boolean) => {
      listeners.abort();
      clearTimeout(timer);
      resolve(manual);
    };
    void attempted.then(() => {
      timer = setTimeout(finish, ms, false);
    });
    addEventListener('online', () => finish(false), listeners);
    addEventListener(
      'click',
      ({ target }) => {
        if (target instanceof Element && target.hasAttribute(TRY_AGAIN)) finish(true);
      },
      listeners,
    );
  });
}
