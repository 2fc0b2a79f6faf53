import type { RefObject } from 'react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useMediaQuery, useReducedMotion } from '#src/lib/use-media-query.ts';

interface Options {
  /** Milliseconds between moves; `undefined` never moves. */
  delayMs: number | undefined;
  /** The same on screens under 640 px. */
  smallDelayMs: number | undefined;
  continuesAfterTouch: boolean;
  onTick: () => void;
}

/**
 * A clock for what moves by itself. It ticks only while `root` is on the screen and the tab is shown, with no
 * mouse over it and no focus in it; a touch stops it for good unless it `continuesAfterTouch`. Where less
 * motion is asked for it starts stopped, and only the play button starts it.
 */
export function useAutoplay(root: RefObject<HTMLElement | null>, options: Options) {
  const { delayMs, smallDelayMs, continuesAfterTouch, onTick } = options;
  const calm = useReducedMotion();
  const small = useMediaQuery('(max-width: 639px)');
  const [choice, setChoice] = useState<'play' | 'pause'>();
  const [held, setHeld] = useState(false);
  const tick = useRef(onTick);
  const delay = small ? smallDelayMs : delayMs;
  const playing = delay !== undefined && (choice ? choice === 'play' : !calm);

  useEffect(() => {
    tick.current = onTick;
  });

  const touched = useCallback(() => {
    if (!continuesAfterTouch) setChoice('pause');
  }, [continuesAfterTouch]);

  useEffect(() => {
    const element = root.current;
    if (!element || delay === undefined) return;
    const under = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') setHeld(event.type === 'pointerenter');
    };
    const press = () => touched();
    const focus = () => setHeld(element.matches(':has(:focus-visible)'));
    const blur = () => setHeld(false);
    element.addEventListener('pointerenter', under);
    element.addEventListener('pointerleave', under);
    element.addEventListener('touchstart', press, { passive: true });
    element.addEventListener('focusin', focus);
    element.addEventListener('focusout', blur);
    return () => {
      element.removeEventListener('pointerenter', under);
      element.removeEventListener('pointerleave', under);
      element.removeEventListener('touchstart', press);
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
