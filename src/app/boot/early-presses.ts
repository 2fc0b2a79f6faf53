import { hasEarlyTick, isIn } from './page-state.ts';

const HELD = ':is(a, button)[aria-busy="true"]';

/**
 * Delays what is pressed before hydration: buttons, and links if a box is ticked that the app has not read. The last one is
 * pressed again after hydration. If the app fails to load, links work as usual.
 */
export function holdEarlyPresses(): void {
  addEventListener('click', (event) => {
    const pressed =
      event.target instanceof Element ? event.target.closest('a[href^="/"], button[type="button"]') : null;
    const isLink = pressed?.localName === 'a';
    const noEarlyTick = isLink && !hasEarlyTick();
    const opensNewTab = event.ctrlKey || event.metaKey || event.shiftKey;
    const isLive = isIn('hydrated') || isIn('unfinished');
    if (!pressed || isLive || noEarlyTick || opensNewTab || event.defaultPrevented) return;
    event.preventDefault();
    document.querySelector(HELD)?.removeAttribute('aria-busy');
    pressed.setAttribute('aria-busy', 'true');
  });
}

export function repeatHeldPress(): void {
  const held = document.querySelector<HTMLElement>(HELD);
  held?.removeAttribute('aria-busy');
  held?.click();
}
