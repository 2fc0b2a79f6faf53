import type { RefObject } from 'react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { stopOnCleanup } from '#src/lib/stop-on-cleanup.ts';
import { useReducedMotion } from '#src/lib/use-media-query.ts';
import { startConfetti } from '#src/ui/confetti.ts';

/** Specification §9: 'Confetti default 200 pieces'. */
const PIECES = 200;

export interface GiftShow {
  readonly film: RefObject<HTMLVideoElement | null>;
  readonly music: RefObject<HTMLAudioElement | null>;
  readonly confetti: RefObject<HTMLCanvasElement | null>;
  readonly playing: boolean;
  /** Drawn by the first click. */
  readonly offer: string | undefined;
  /** Call it from a click: browsers block sound otherwise. */
  readonly toggle: () => void;
  readonly stop: () => void;
}

/** Specification §4 'Gifts hero'. Files that cannot be played are skipped. */
export function useGiftShow(offers: readonly string[]): GiftShow {
  const film = useRef<HTMLVideoElement>(null);
  const music = useRef<HTMLAudioElement>(null);
  const confetti = useRef<HTMLCanvasElement>(null);
  const [playing, setPlaying] = useState(false);
  const [offer, setOffer] = useState<string>();
  const reducedMotion = useReducedMotion();

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
      // Retry after a load error.
      if (media?.error) media.load();
      media?.play().catch(() => undefined);
    }
    setPlaying(true);
  };

  useEffect(() => {
    const canvas = confetti.current;
    if (!playing || reducedMotion || !canvas) return;
    // Offline there is no confetti; the rest continues.
    return stopOnCleanup(startConfetti(canvas, PIECES));
  }, [playing, reducedMotion]);

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

  return { film, music, confetti, playing, offer, toggle, stop };
}
