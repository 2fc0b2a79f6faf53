/** As a ref: an element that replaces the focused one takes over the focus. */
export function takeOverFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
}
