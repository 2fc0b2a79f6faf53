import type { RefObject } from 'react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useMediaQuery, useReducedMotion } from '#src/lib/use-media-query.ts';

interface Options {
  /** Milliseconds between moves; `undefined` never moves. */
  delayMs: number | undefined;
  /** The same on screens under 640 px. */
  smallDelayMs: number | undefined;
  continuesAfterTouch: boolean;
  /** Holds it for good, until the play button is pressed. */
  stopped: boolean;
  onTick: () => void;
}

/** What keeps the clock still for a while. */
type Holder = 'mouse' | 'focus' | 'finger';

/** How long a carousel keeps still after a touch, in milliseconds: a second tap then hits what the first one saw. */
export const AFTER_TOUCH_MS = 3_000;

/**
 * A clock for what moves by itself. It ticks only while `root` is on the screen and the tab is shown, with no
 * mouse over it and no focus in it; a touch stops it for good unless it `continuesAfterTouch`; even then
 * it never moves under a finger, nor for {@link AFTER_TOUCH_MS} after one. Where less
 * motion is asked for it starts stopped, and only the play button starts it.
 */
export function useAutoplay(root: RefObject<HTMLElement | null>, options: Options) {
  const { delayMs, smallDelayMs, continuesAfterTouch, stopped, onTick } = options;
  const calm = useReducedMotion();
  const small = useMediaQuery('(max-width: 639px)');
  const [choice, setChoice] = useState<'play' | 'pause'>();
  const [holders, setHolders] = useState<readonly Holder[]>([]);
  const held = holders.length > 0;
  const tick = useRef(onTick);
  const delay = small ? smallDelayMs : delayMs;
  const playing = delay !== undefined && (choice ? choice === 'play' : !calm && !stopped);

  useEffect(() => {
    tick.current = onTick;
  });

  const touched = useCallback(() => {
    if (!continuesAfterTouch) setChoice('pause');
  }, [continuesAfterTouch]);

  useEffect(() => {
    const element = root.current;
    if (!element || delay === undefined) return;
    const hold = (holder: Holder, holds: boolean) =>
      setHolders((before) => {
        if (before.includes(holder) === holds) return before;
        return holds ? [...before, holder] : before.filter((other) => other !== holder);
      });
    const under = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') hold('mouse', event.type === 'pointerenter');
    };
    let resting = 0;
    const press = () => {
      touched();
      window.clearTimeout(resting);
      hold('finger', true);
    };
    const lift = () => {
      window.clearTimeout(resting);
      resting = window.setTimeout(() => hold('finger', false), AFTER_TOUCH_MS);
    };
    const focus = () => hold('focus', element.matches(':has(:focus-visible)'));
    const blur = () => hold('focus', false);
    element.addEventListener('pointerenter', under);
    element.addEventListener('pointerleave', under);
    element.addEventListener('touchstart', press, { passive: true });
    element.addEventListener('touchend', lift, { passive: true });
    element.addEventListener('touchcancel', lift, { passive: true });
    element.addEventListener('focusin', focus);
    element.addEventListener('focusout', blur);
    return () => {
      window.clearTimeout(resting);
      element.removeEventListener('pointerenter', under);
      element.removeEventListener('pointerleave', under);
      element.removeEventListener('touchstart', press);
      element.removeEventListener('touchend', lift);
      element.removeEventListener('touchcancel', lift);
      element.removeEventListener('focusin', focus);
      element.removeEventListener('focusout', blur);
    };
  }, [root, delay, touched]);

  useEffect(() => {
    const element = root.current;
    if (!element || !playing || held || delay === undefined) return;
    let onScreen = false;
    const watch = new IntersectionObserver((entries) => {
      onScreen = entries.some((entry) => entry.isIntersecting);
    });
    watch.observe(element);
    const clock = window.setInterval(() => {
      if (onScreen && !document.hidden) tick.current();
    }, delay);
    return () => {
      watch.disconnect();
      window.clearInterval(clock);
    };
  }, [root, playing, held, delay]);

  return { playing, touched, toggle: () => setChoice(playing ? 'pause' : 'play') };
}
