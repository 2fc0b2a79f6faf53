import type { RefObject } from 'react';
import { useEffect } from 'react';

/** Loads and starts `rise.ts` on the page's first scroll. */
export function useRise(area: RefObject<Element | null>, page: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other elements.
  useEffect(() => {
    let isGone = false;
    let stop: (() => void) | undefined;
    const start = () =>
      import('./rise.ts').then(
        ({ rise }) => {
          if (!isGone && area.current) stop = rise(area.current);
        },
        () => undefined,
      );
    window.addEventListener('scroll', start, { once: true, passive: true });
    return () => {
      isGone = true;
      window.removeEventListener('scroll', start);
      stop?.();
    };
  }, [area, page]);
}
