import type { RefObject } from 'react';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useMediaQuery, useReducedMotion } from '#src/lib/use-media-query.ts';

interface Options {
  delayMs: number | undefined;
  smallDelayMs: number | undefined;
  continuesAfterTouch: boolean;
  stopped: boolean;
  onTick: () => void;
}

type PauseReason = 'mouse' | 'focus' | 'finger';

/** Milliseconds without autoplay after a touch, so that a second tap hits the same slide. */
export const AFTER_TOUCH_MS = 3_000;

/**
 * On phones, milliseconds after the page has loaded in which nothing moves before the visitor has scrolled or tapped: a slow
 * phone is still drawing, and each slide fetches a picture.
 */
const UNUSED_MS = 20_000;

/** Runs while `root` is visible without hover, focus or touch. Starts paused with reduced motion. */
export function useAutoplay(root: RefObject<HTMLElement | null>, options: Options) {
  const { delayMs, smallDelayMs, continuesAfterTouch, stopped, onTick } = options;
  const reducedMotion = useReducedMotion();
  const small = useMediaQuery('(max-width: 639px)');
  const [choice, setChoice] = useState<'play' | 'pause'>();
  const [pauseReasons, setPauseReasons] = useState<readonly PauseReason[]>([]);
  const held = pauseReasons.length > 0;
  const tick = useEffectEvent(onTick);
  const delay = small ? smallDelayMs : delayMs;
  const playing = delay !== undefined && (choice ? choice === 'play' : !reducedMotion && !stopped);

  const touched = useCallback(() => {
    if (!continuesAfterTouch) setChoice('pause');
  }, [continuesAfterTouch]);

  useEffect(() => {
    const element = root.current;
    if (!element || delay === undefined) return;
    const hold = (reason: PauseReason, active: boolean) =>
      setPauseReasons((before) => {
        if (before.includes(reason) === active) return before;
        return active ? [...before, reason] : before.filter((other) => other !== reason);
      });
    const hover = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') hold('mouse', event.type === 'pointerenter');
    };
    let resumeTimer = 0;
    const press = ({ target }: TouchEvent) => {
      // Its click would find the carousel paused already, and play it.
      const isPause = target instanceof Element && target.closest('[data-pause]') !== null;
      if (!isPause) touched();
      window.clearTimeout(resumeTimer);
      hold('finger', true);
    };
    const lift = () => {
      window.clearTimeout(resumeTimer);
      resumeTimer = window.setTimeout(() => hold('finger', false), AFTER_TOUCH_MS);
    };
    const focus = () => hold('focus', element.matches(':has(:focus-visible)'));
    const blur = () => hold('focus', false);
    const listeners = new AbortController();
    const options = { passive: true, signal: listeners.signal };
    element.addEventListener('pointerenter', hover, options);
    element.addEventListener('pointerleave', hover, options);
    element.addEventListener('touchstart', press, options);
    element.addEventListener('touchend', lift, options);
    element.addEventListener('touchcancel', lift, options);
    element.addEventListener('focusin', focus, options);
    element.addEventListener('focusout', blur, options);
    return () => {
      window.clearTimeout(resumeTimer);
      listeners.abort();
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
    const mayWait = small && choice !== 'play';
    const timer = window.setInterval(() => {
      if (onScreen && !document.hidden && (!mayWait || isInUse())) tick();
    }, delay);
    return () => {
      watch.disconnect();
      window.clearInterval(timer);
    };
  }, [root, playing, held, delay, small, choice]);

  return { playing, touched, toggle: () => setChoice(playing ? 'pause' : 'play') };
}

/** The visitor has scrolled or tapped, or the page loaded {@link UNUSED_MS} ago. */
function isInUse(): boolean {
  const { scrolled } = document.documentElement.dataset;
  if (scrolled !== undefined || navigator.userActivation?.hasBeenActive) return true;
  // A visit's duration is the time until it has loaded, 0 before.
  const loadedAfter = performance.getEntriesByType('navigation')[0]?.duration;
  if (loadedAfter === undefined) return true;
  return loadedAfter > 0 && performance.now() > loadedAfter + UNUSED_MS;
}
