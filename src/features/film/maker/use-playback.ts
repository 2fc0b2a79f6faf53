import type { RefObject } from 'react';
import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { FILM_SECONDS } from '#src/domain/film/timeline.ts';
import { median } from '#src/lib/median.ts';
import { drawFilm } from '../draw-film.ts';
import type { Reel } from '../stage.ts';

/** Frames after which it is known whether the phone is fast enough. */
const MEASURED_FRAMES = 24;
const LONGEST_FRAME_MS = 40;

/** Seconds between music and film that nobody notices. */
const LARGEST_DRIFT_S = 0.3;

interface Playback {
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  readonly song: RefObject<HTMLAudioElement | null>;
  readonly music: string;
  readonly reel: Reel;
  readonly plays: boolean;
  readonly isHeard: boolean;
  readonly onSlow: () => void;
}

/** Paints the current moment, frame by frame, and keeps the music in time. */
export function usePlayback({ canvas, song, music, reel, plays, isHeard, onSlow }: Playback) {
  const moment = useRef(0);
  const line = useRef<HTMLInputElement>(null);
  const latest = useRef(reel);
  latest.current = reel;

  const tellSlow = useEffectEvent(onSlow);

  const paint = useCallback(() => {
    const context = canvas.current?.getContext('2d', { alpha: false });
    if (!context) return;
    drawFilm(context, latest.current, moment.current);
    if (line.current) line.current.value = String(moment.current);
  }, [canvas]);

  useEffect(() => {
    if (!plays) return;
    let before = performance.now();
    const intervals: number[] = [];
    let frame = requestAnimationFrame(function next(now) {
      moment.current = (moment.current + Math.min(0.25, (now - before) / 1000)) % FILM_SECONDS;
      if (intervals.length < MEASURED_FRAMES && intervals.push(now - before) === MEASURED_FRAMES) {
        if (median(intervals) > LONGEST_FRAME_MS) tellSlow();
      }
      before = now;
      paint();
      frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [plays, paint]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another tune begins where the film is.
  useEffect(() => {
    const player = song.current;
    if (!player || !isHeard) return;
    const join = () => {
      player.currentTime = moment.current;
      // Refused by a phone that saves its battery: the film stays silent.
      void player.play().catch(() => undefined);
    };
    // It may have been waited for while the film went on.
    const catchUp = () => {
      const off = Math.abs(player.currentTime - moment.current);
      if (Math.min(off, FILM_SECONDS - off) > LARGEST_DRIFT_S) player.currentTime = moment.current;
    };
    // Nothing is painted on a hidden page.
    const onVisibility = () => (document.hidden ? player.pause() : join());
    player.addEventListener('playing', catchUp);
    document.addEventListener('visibilitychange', onVisibility);
    onVisibility();
    return () => {
      player.removeEventListener('playing', catchUp);
      document.removeEventListener('visibilitychange', onVisibility);
      player.pause();
    };
  }, [isHeard, song, music]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: painted whenever the film says something else.
  useEffect(paint, [reel, paint]);

  const jump = (to: number) => {
    moment.current = Math.min(to, FILM_SECONDS - 0.05);
    if (song.current) song.current.currentTime = moment.current;
    paint();
  };
  return { line, jump };
}
