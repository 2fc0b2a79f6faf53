import type { RefObject } from 'react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { STORAGE_KEYS } from '#src/config/storage-keys.ts';
import { fieldsOf } from '#src/lib/fields-of.ts';
import { readJson, writeText } from '#src/lib/storage.ts';

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** Link state: scroll to the top even if the link leads to the current page. */
export const TO_TOP = { toTop: true } as const;

/**
 * Scrolls to the top on navigation (specification §2), to the hash if there is one, or on Back to the old position, also after
 * a reload.
 */
export function useScrollMemory(main: RefObject<HTMLElement | null>): void {
  const { key, pathname, hash, state } = useLocation();
  const navigationType = useNavigationType();
  const positions = useRef(new Map<string, number>());
  const shownPath = useRef<string>(undefined);
  const place = `${key} ${pathname}`;
  const shownPlace = useRef(place);

  useEffect(() => {
    positions.current = storedPositions();
    const remember = () => {
      // After Back and Forward, the browser scrolls while the page before is still shown.
      const { key: entry = 'default' } = fieldsOf(window.history.state);
      if (shownPlace.current.startsWith(`${entry} `))
        positions.current.set(shownPlace.current, window.scrollY);
    };
    remember();
    const store = () =>
      writeText(
        STORAGE_KEYS.scrollPositions,
        JSON.stringify(Object.fromEntries(positions.current)),
        'session',
      );
    window.addEventListener('scroll', remember, { passive: true });
    // Phones close a page in the background without another event.
    document.addEventListener('visibilitychange', store);
    return () => {
      window.removeEventListener('scroll', remember);
      document.removeEventListener('visibilitychange', store);
    };
  }, []);

  useBrowserLayoutEffect(() => {
    // From here on, scroll events belong to the new page, even those caused by its smaller height.
    shownPlace.current = place;
    const before = shownPath.current;
    shownPath.current = pathname;
    // A page that changes its own URL keeps its scroll position.
    if (before === pathname) positions.current.set(place, window.scrollY);
    if (before === undefined) return;
    if (before === pathname && (navigationType === 'POP' || !goesToTop(state))) return;
    if (navigationType === 'POP') {
      const top = positions.current.get(place) ?? 0;
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
  }, [place, pathname, hash, navigationType, main, state]);
}

/** By key of the history entry and path, in CSS pixels. */
function storedPositions(): Map<string, number> {
  const stored = Object.entries(fieldsOf(readJson(STORAGE_KEYS.scrollPositions, 'session')));
  return new Map(stored.filter((entry): entry is [string, number] => typeof entry[1] === 'number'));
}

function goesToTop(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'toTop' in state;
}
