/**
 * `data-app` of the html element, which CSS and tests read: absent until React has hydrated the page, `unfinished` while the
 * page's code cannot be loaded, then `hydrated`.
 */
type PageState = 'unfinished' | 'hydrated';

const root = () => document.documentElement;

export function isIn(state: PageState): boolean {
  return root().dataset.app === state;
}

export function enterState(state: PageState): void {
  root().dataset.app = state;
}

/** Reverses {@link enterState}`('unfinished')`. */
export function leaveUnfinished(): void {
  if (isIn('unfinished')) delete root().dataset.app;
}

/** Whether a box is ticked that the app has not read yet. One with `data-pause` only stops what moves. */
export function hasEarlyTick(): boolean {
  return !isIn('hydrated') && document.querySelector('input:checked:not([data-pause])') !== null;
}
