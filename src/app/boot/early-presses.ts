import { hasEarlyTick, isIn } from '#src/lib/page-state.ts';

const HELD = ':is(a, button)[aria-busy="true"]';

/** After this long, a menu or page must not open unexpectedly. */
const FORGET_MS = 30_000;

/**
 * Delays what is pressed before hydration: buttons, Submit of a form that the app posts, and links if a box is ticked that the
 * app has not read. The last one is pressed again after hydration; all but Submit are forgotten after a while, and once the page
 * was hidden. If the app fails to load, links and Submit work as usual.
 */
export function holdEarlyPresses(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const release = (held: string) => {
    // Later, busy buttons are the app's.
    if (!isIn('hydrated')) document.querySelector(held)?.removeAttribute('aria-busy');
  };
  const forget = () => release(`${HELD}:not([type="submit"])`);
  addEventListener('visibilitychange', forget);
  addEventListener('click', (event) => {
    const pressed =
      event.target instanceof Element
        ? event.target.closest('a[href^="/"], button[type="button"], [method="post"] button')
        : null;
    const isLink = pressed?.localName === 'a';
    const noEarlyTick = isLink && !hasEarlyTick();
    const opensNewTab = event.ctrlKey || event.metaKey || event.shiftKey;
    const isLive = isIn('hydrated') || isIn('unfinished');
    if (!pressed || isLive || noEarlyTick || opensNewTab || event.defaultPrevented) return;
    event.preventDefault();
    release(HELD);
    pressed.setAttribute('aria-busy', 'true');
    clearTimeout(timer);
    timer = setTimeout(forget, FORGET_MS);
  });
}

export function repeatHeldPress(): void {
  const held = document.querySelector<HTMLElement>(HELD);
  held?.removeAttribute('aria-busy');
  held?.click();
}
