/** Calls `next` after the page's `load` event, at once if that was before. */
export function afterLoad(next: () => void): void {
  if (document.readyState === 'complete') next();
  else window.addEventListener('load', next, { once: true });
}
