/** Moves the focus and the page to an element, so that what comes next is read from its first line. */
export function showFirst(element: HTMLElement | null | undefined): void {
  element?.focus({ preventScroll: true });
  // Smooth scrolling stops early if elements on the way are replaced.
  element?.scrollIntoView({ block: 'start', behavior: 'instant' });
}
