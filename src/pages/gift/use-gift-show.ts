import type { RefObject } from 'react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useReducedMotion } from '#src/lib/use-media-query.ts';
import { startConfetti } from '#src/ui/confetti.ts';

/** Specification §9: 'Confetti default 200 pieces'. */
const PIECES = 200;

/** What the gift page's hero is made of, and what it does. */
export interface GiftShow {
  readonly film: RefObject<HTMLVideoElement | null>;
  readonly music: RefObject<HTMLAudioElement | null>;
  readonly paper: RefObject<HTMLCanvasElement | null>;
  readonly playing: boolean;
  /** The offer drawn by the first click; `undefined` before it. */
  readonly offer: string | undefined;
  /** Starts or stops film, music and confetti together. Call it from a click: browsers let no sound start otherwise. */
  readonly toggle: () => void;
  /** Stops all three, as when the page is left. */
  readonly stop: () => void;
}

/**
 * Film, music and confetti of the gift page (specification §4 'Gifts hero'): inactive at first; the first click starts all
 * three and draws one of `offers`; later clicks pause and resume them together. Confetti falls only while playing.
 * A file that cannot be played is left out, and the rest goes on.
 */
export function useGiftShow(offers: readonly string[]): GiftShow {
  const film = useRef<HTMLVideoElement>(null);
  const music = useRef<HTMLAudioElement>(null);
  const paper = useRef<HTMLCanvasElement>(null);
  const [playing, setPlaying] = useState(false);
  const [offer, setOffer] = useState<string>();
  const calm = useReducedMotion();

  const stop = useCallback(() => {
    film.current?.pause();
    music.current?.pause();
    setPlaying(false);
  }, []);

  const toggle = () => {
    if (playing) {
      stop();
      return;
    }
    if (offer === undefined) setOffer(offers[Math.floor(Math.random() * offers.length)]);
    for (const media of [film.current, music.current]) {
      // What failed to load before is asked for again.
      if (media?.error) media.load();
      media?.play().catch(() => undefined);
    }
    setPlaying(true);
  };

  useEffect(() => {
    const canvas = paper.current;
    if (!playing || calm || !canvas) return;
    let over = false;
    let sweep = () => {};
    startConfetti(canvas, PIECES).then(
      (clear) => {
        if (over) clear();
        else sweep = clear;
      },
      // Without network there is no confetti; the rest of the show goes on.
      () => undefined,
    );
    return () => {
      over = true;
      sweep();
    };
  }, [playing, calm]);

  useEffect(() => {
    const media = [film.current, music.current];
    const hide = () => {
      if (document.hidden) stop();
    };
    document.addEventListener('visibilitychange', hide);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      for (const element of media) element?.pause();
    };
  }, [stop]);

  return { film, music, paper, playing, offer, toggle, stop };
}
