import { useSyncExternalStore } from 'react';

/**
 * Whether a media query holds, followed as it changes.
 * Rendered on the server, and during hydration, it answers `onServer`, so that both agree.
 */
export function useMediaQuery(query: string, onServer = false): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => window.matchMedia(query).matches,
    () => onServer,
  );
}

/** Whether the person asked their device for less motion. */
export function useReducedMotion(): boolean {
  return useMediaQuery('(prefers-reduced-motion: reduce)', true);
}
