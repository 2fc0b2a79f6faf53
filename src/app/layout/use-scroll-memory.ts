import type { RefObject } from 'react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * SPEC §2: every route change scrolls smoothly to the top. Going back returns to where the page was left, as
 * everyone expects of a back button; an address with a `#place` goes there. The focus moves to the new page,
 * so that keyboard and screen reader start there too.
 */
export function useScrollMemory(main: RefObject<HTMLElement | null>): void {
  const { key, pathname, hash } = useLocation();
  const how = useNavigationType();
  const places = useRef(new Map<string, number>());
  const shown = useRef<string>(undefined);

  useEffect(() => {
    const remember = () => places.current.set(key, window.scrollY);
    // A page that only changed its address under itself stays where it is, and may be left without scrolling.
    remember();
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);

  useBrowserLayoutEffect(() => {
    const before = shown.current;
    shown.current = pathname;
    if (before === undefined || before === pathname) return;
    if (how === 'POP') {
      window.scrollTo({ top: places.current.get(key) ?? 0, behavior: 'instant' });
      return;
    }
    main.current?.focus({ preventScroll: true });
    if (hash) {
      document.getElementById(hash.slice(1))?.scrollIntoView();
      return;
    }
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' });
  }, [key, pathname, hash, how, main]);
}
