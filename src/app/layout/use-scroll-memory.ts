import type { RefObject } from 'react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** State of a link that goes to the top of its page from that page, too: one of the menus or the footer. */
export const TO_TOP = { toTop: true } as const;

/**
 * specification §2: every route change scrolls smoothly to the top. Going back returns to where the page was left, as
 * everyone expects of a back button; an address with a `#place` goes there. The focus moves to the new page,
 * so that keyboard and screen reader start there too.
 */
export function useScrollMemory(main: RefObject<HTMLElement | null>): void {
  const { key, pathname, hash, state } = useLocation();
  const how = useNavigationType();
  const places = useRef(new Map<string, number>());
  const shown = useRef<string>(undefined);
  const current = useRef(key);

  useEffect(() => {
    const remember = () => places.current.set(current.current, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, []);

  useBrowserLayoutEffect(() => {
    // From here on, scrolling is the new page's: also when the browser only shortens it to a lower page.
    current.current = key;
    const before = shown.current;
    shown.current = pathname;
    // A page that changed its address under itself stays where it is, and may be left without scrolling.
    if (before === pathname) places.current.set(key, window.scrollY);
    if (before === undefined) return;
    if (before === pathname && (how === 'POP' || !goesToTop(state))) return;
    if (how === 'POP') {
      const top = places.current.get(key) ?? 0;
      const stand = () => window.scrollTo({ top, behavior: 'instant' });
      stand();
      // Once more: Chromium adds the rest of a smooth scroll that Back has cut short.
      const frame = requestAnimationFrame(stand);
      return () => cancelAnimationFrame(frame);
    }
    main.current?.focus({ preventScroll: true });
    if (hash) {
      document.getElementById(hash.slice(1))?.scrollIntoView();
      return;
    }
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' });
  }, [key, pathname, hash, how, main, state]);
}

function goesToTop(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'toTop' in state;
}
