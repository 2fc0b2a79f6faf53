/** At once if the page's `load` event was before. */
export function afterLoad(next: () => void): void {
  if (document.readyState === 'complete') next();
  else window.addEventListener('load', next, { once: true });
}
