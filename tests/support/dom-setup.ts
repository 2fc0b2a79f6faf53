import { cleanup, configure } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { toast } from 'react-hot-toast/headless';
import { afterEach } from 'vitest';
import { loadToasts } from '#src/ui/toast.tsx';
import { turns } from './turns.ts';
import { afterWaiting, LONGEST_WAIT_MS } from './until.ts';

// React runs the effects that still wait, of whichever root, before it draws any root.
const unseen = createRoot(document.createElement('div'));

// Also between tests, when no stub is there: what a test has left running never reaches the network.
globalThis.fetch = () => Promise.reject(new TypeError('No test is running'));

/** On a busy machine an element may be found before its effects listen to the window. */
const runEffects = () => flushSync(() => unseen.render(null));

configure(({ asyncWrapper }) => ({
  asyncUtilTimeout: LONGEST_WAIT_MS,
  asyncWrapper: async (wait) => {
    const result = await asyncWrapper(wait);
    runEffects();
    return result;
  },
}));
afterWaiting(runEffects);

// Tests see a toast at once, as in a page that is at rest.
await loadToasts();

/** Removes what a test rendered, and its toasts, which would be shown in the next test too. Requests end with its own stubs. */
afterEach(async () => {
  cleanup();
  toast.remove();
  await turns(3);
});
