import type { RefObject } from 'react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** Link state: scroll to the top even if the link leads to the current page. */
export const TO_TOP = { toTop: true } as const;

/** Scrolls to the top on navigation (specification §2), to the hash if there is one, or on Back to the old position. */
export function useScrollMemory(main: RefObject<HTMLElement | null>): void {
  const { key, pathname, hash, state } = useLocation();
  const navigationType = useNavigationType();
  const positions = useRef(new Map<string, number>());
  const shownPath = useRef<string>(undefined);
  const currentKey = useRef(key);

  useEffect(() => {
    const remember = () => positions.current.set(currentKey.current, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, []);

  useBrowserLayoutEffect(() => {
    // From here on, scroll events belong to the new page, even those caused by its smaller height.
    currentKey.current = key;
    const before = shownPath.current;
    shownPath.current = pathname;
    // A page that changes its own URL keeps its scroll position.
    if (before === pathname) positions.current.set(key, window.scrollY);
    if (before === undefined) return;
    if (before === pathname && (navigationType === 'POP' || !goesToTop(state))) return;
    if (navigationType === 'POP') {
      const top = positions.current.get(key) ?? 0;
      const restore = () => window.scrollTo({ top, behavior: 'instant' });
      restore();
      // Again, since Chromium continues a smooth scroll interrupted by Back.
      const frame = requestAnimationFrame(restore);
      return () => cancelAnimationFrame(frame);
    }
    main.current?.focus({ preventScroll: true });
    if (hash) {
      document.getElementById(hash.slice(1))?.scrollIntoView();
      return;
    }
    const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: reducedMotion ? 'instant' : 'smooth' });
  }, [key, pathname, hash, navigationType, main, state]);
}

function goesToTop(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'toTop' in state;
}
