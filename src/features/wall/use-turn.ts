import { useEffect, useRef, useState } from 'react';

/** Shortest time that something is shown, even when a new one waits. */
const LEAST_MS = 6_000;

/** As in the style sheet. */
const FADE_MS = 900;

interface TurnOptions {
  readonly of: string | number;
  /** In milliseconds. */
  readonly time: number;
  readonly stays: boolean;
  readonly hurry: boolean;
  readonly onGone: () => void;
}

/** Whether what is shown is fading out, at the end of its time. */
export function useTurn({ of, time, stays, hurry, onGone }: TurnOptions): boolean {
  const [left, setLeft] = useState<string | number>();
  const leaving = left === of;
  const shownAt = useRef(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each begins anew.
  useEffect(() => {
    shownAt.current = performance.now();
  }, [of]);

  useEffect(() => {
    if (leaving || stays) return;
    const passed = performance.now() - shownAt.current;
    const timer = window.setTimeout(() => setLeft(of), (hurry ? LEAST_MS : time) - passed);
    return () => window.clearTimeout(timer);
  }, [leaving, stays, hurry, time, of]);

  useEffect(() => {
    if (!leaving) return;
    const timer = window.setTimeout(onGone, FADE_MS);
    return () => window.clearTimeout(timer);
  }, [leaving, onGone]);

  return leaving;
}
