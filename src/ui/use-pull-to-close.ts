import type { RefObject } from 'react';
import { useEffect } from 'react';

/** Specification §9: 'pull-to-close 100 px'. */
const PULL_PX = 100;

/** Calls `onClose` when one finger pulls `area` down by 100 px, unless something under it is scrolled or zoomed. */
export function usePullToClose(
  area: RefObject<HTMLElement | null>,
  enabled: boolean,
  onClose: () => void,
): void {
  useEffect(() => {
    const element = area.current;
    if (!element || !enabled) return;
    let start: Touch | undefined;
    const begin = (event: TouchEvent) => {
      const isSingleTouch = event.touches.length === 1 && !isScrolledDown(event.target, element);
      start = isSingleTouch ? event.touches[0] : undefined;
    };
    const finish = (event: TouchEvent) => {
      const end = event.changedTouches[0];
      if (!start || !end) return;
      const down = end.clientY - start.clientY;
      const aside = Math.abs(end.clientX - start.clientX);
      start = undefined;
      // The same gesture pans a zoomed picture.
      const zoomed = (window.visualViewport?.scale ?? 1) > 1 || element.querySelector('[data-zoomed="true"]');
      if (down >= PULL_PX && down > aside && !zoomed) onClose();
    };
    element.addEventListener('touchstart', begin, { passive: true });
    element.addEventListener('touchend', finish);
    return () => {
      element.removeEventListener('touchstart', begin);
      element.removeEventListener('touchend', finish);
    };
  }, [area, enabled, onClose]);
}

function isScrolledDown(target: EventTarget | null, area: HTMLElement): boolean {
  for (
    let element = target;
    element instanceof Element && area.contains(element);
    element = element.parentElement
  )
    if (element.scrollTop > 0) return true;
  return false;
}
