/** Moves the focus and the page to an element, so that what comes next is read from its first line. */
export function showFirst(element: HTMLElement | null | undefined): void {
  element?.focus({ preventScroll: true });
  // A smooth way there is cut short where what is passed on it has just been replaced.
  element?.scrollIntoView({ block: 'start', behavior: 'instant' });
}
