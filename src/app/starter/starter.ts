/**
 * Runs in the head of every page before anything else is fetched (scripts/build/starter.ts writes it into the HTML),
 * so it has to stay small.
 */
import { STORAGE_KEYS } from '#src/config/storage-keys.ts';
import { eraseOldDrafts } from '#src/lib/form-draft.ts';
import { readText } from '#src/lib/storage.ts';
import { keepEarlyInput } from './early-input.ts';
import { holdEarlyLinks } from './early-links.ts';
import { recoverScript } from './recover-script.ts';

const { dataset } = document.documentElement;

// Before the first paint, so that a closed 'Get the app' banner does not push the page down and vanish.
if (readText(STORAGE_KEYS.installDismissed, 'session')) dataset.install = 'closed';

// What is far below is laid out (base.css) once somebody scrolls, or comes back to where they were.
const layOutAll = () => {
  dataset.scrolled = '';
};
const [opened] = performance.getEntriesByType('navigation');
if (opened instanceof PerformanceNavigationTiming && opened.type === 'navigate') {
  addEventListener('scroll', layOutAll, { once: true, passive: true });
} else layOutAll();

eraseOldDrafts();
keepEarlyInput();
holdEarlyLinks();
recoverScript();
