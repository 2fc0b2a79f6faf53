import { afterLoad } from './after-load.ts';

/** For browsers that cannot tell when they are idle (Safari). */
const LONGEST_WAIT_MS = 1_000;

/** Resolves once the page has loaded completely and the browser has nothing else to do. */
export async function whenIdle(): Promise<void> {
  await new Promise<void>(afterLoad);
  await new Promise((done) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(done);
    else setTimeout(done, LONGEST_WAIT_MS);
  });
}
