import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';

/** How far a finger has to move, in pixels. */
const SWIPE_PX = 90;

export type SwipeSide = 'left' | 'right';

interface Swipe {
  /** Sides to which something can be swiped. */
  readonly sides: readonly SwipeSide[];
  readonly onSwipe: (side: SwipeSide) => void;
}

/**
 * Calls `onSwipe` when one finger has moved `area` far enough to a side. Until then `--moved` is how far it has come, in pixels,
 * and `data-swipe` the side, once letting go would be enough. Not while the page is zoomed in.
 */
export function useSwipe(area: RefObject<HTMLElement | null>, enabled: boolean, swipe: Swipe): void {
  const latest = useRef(swipe);
  useEffect(() => {
    latest.current = swipe;
  });
  useEffect(() => {
    const element = area.current;
    if (!element || !enabled) return;
    let start: Touch | undefined;
    const movedBy = (event: TouchEvent) => {
      const now = event.changedTouches[0];
      if (!start || !now) return 0;
      const aside = now.clientX - start.clientX;
      return Math.abs(aside) > Math.abs(now.clientY - start.clientY) ? aside : 0;
    };
    const sideOf = (moved: number): SwipeSide | undefined => {
      const side = moved > 0 ? 'right' : 'left';
      return Math.abs(moved) >= SWIPE_PX && latest.current.sides.includes(side) ? side : undefined;
    };
    const show = (moved: number) => {
      element.style.setProperty('--moved', `${moved}px`);
      const side = sideOf(moved);
      if (side) element.dataset.swipe = side;
      else delete element.dataset.swipe;
    };
    const begin = (event: TouchEvent) => {
      const isZoomed = (window.visualViewport?.scale ?? 1) > 1;
      start = event.touches.length === 1 && !isZoomed ? event.touches[0] : undefined;
      if (!start) show(0);
    };
    const move = (event: TouchEvent) => show(movedBy(event));
    const cancel = () => {
      start = undefined;
      show(0);
    };
    const finish = (event: TouchEvent) => {
      const side = sideOf(movedBy(event));
      cancel();
      if (side) latest.current.onSwipe(side);
    };
    const listen = { passive: true };
    element.addEventListener('touchstart', begin, listen);
    element.addEventListener('touchmove', move, listen);
    element.addEventListener('touchend', finish, listen);
    element.addEventListener('touchcancel', cancel, listen);
    return () => {
      element.removeEventListener('touchstart', begin);
      element.removeEventListener('touchmove', move);
      element.removeEventListener('touchend', finish);
      element.removeEventListener('touchcancel', cancel);
    };
  }, [area, enabled]);
}
