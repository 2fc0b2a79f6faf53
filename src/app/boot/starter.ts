/** Inlined into the head of every page by scripts/build/starter.ts, so it must stay small. */
import { STARTER_KEYS } from '#src/config/storage-keys.ts';
import { afterPaint } from '#src/lib/after-paint.ts';
import { eraseOldDrafts } from '#src/lib/form-draft.ts';
import { readText } from '#src/lib/storage.ts';
import { saveEarlyInput } from './early-input.ts';
import { holdEarlyPresses } from './early-presses.ts';
import { recoverScript } from './recover-script.ts';
import { trustScriptAddresses } from './script-addresses.ts';

const { dataset } = document.documentElement;

// Before the first paint, so that a closed install banner causes no layout shift.
if (readText(STARTER_KEYS.installDismissed, 'session')) dataset.install = 'closed';

const layOutAll = () => {
  dataset.scrolled = '';
};
const [opened] = performance.getEntriesByType('navigation');
if (opened instanceof PerformanceNavigationTiming && opened.type === 'navigate') {
  addEventListener('scroll', layOutAll, { once: true, passive: true });
} else layOutAll();

// Opening the local storage takes 10 ms on a slow phone.
afterPaint(eraseOldDrafts);

trustScriptAddresses();
saveEarlyInput();
holdEarlyPresses();
recoverScript();
