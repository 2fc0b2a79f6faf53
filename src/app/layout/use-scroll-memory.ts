import type { RefObject } from 'react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { STORAGE_KEYS } from '#src/config/storage-keys.ts';
import { fieldsOf } from '#src/lib/fields-of.ts';
import { readJson, writeText } from '#src/lib/storage.ts';

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** Link state: scroll to the top even if the link leads to the current page. */
export const TO_TOP = { toTop: true } as const;

/** Scrolls to the top on navigation (specification §2), to the hash if there is one, or on Back to the old position, after a reload too. */
export function useScrollMemory(main: RefObject<HTMLElement | null>): void {
  const { key, pathname, hash, state } = useLocation();
  const navigationType = useNavigationType();
  const [positions] = useState(storedPositions);
  const shownPath = useRef<string>(undefined);
  // The first entry of each document has the same key.
  const entry = key + pathname;
  const currentEntry = useRef(entry);

  useEffect(() => {
    const remember = () => positions.set(currentEntry.current, window.scrollY);
    const store = () => {
      if (document.hidden)
        writeText(STORAGE_KEYS.scrollPositions, JSON.stringify(Object.fromEntries(positions)), 'session');
    };
    window.addEventListener('scroll', remember, { passive: true });
    document.addEventListener('visibilitychange', store);
    return () => {
      window.removeEventListener('scroll', remember);
      document.removeEventListener('visibilitychange', store);
    };
  }, [positions]);

  useBrowserLayoutEffect(() => {
    // From here on, scroll events belong to the new page, even those caused by its smaller height.
    currentEntry.current = entry;
    const before = shownPath.current;
    shownPath.current = pathname;
    // A page that changes its own URL keeps its scroll position.
    if (before === pathname) positions.set(entry, window.scrollY);
    if (before === undefined) return;
    if (before === pathname && (navigationType === 'POP' || !goesToTop(state))) return;
    if (navigationType === 'POP') {
      const top = positions.get(entry) ?? 0;
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
  }, [entry, pathname, hash, navigationType, main, state, positions]);
}

function goesToTop(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'toTop' in state;
}

/** Of the tab, by entry of its history. */
function storedPositions(): Map<string, number> {
  const stored = fieldsOf(readJson(STORAGE_KEYS.scrollPositions, 'session'));
  return new Map(Object.entries(stored).map(([entry, top]) => [entry, Number(top)]));
}
