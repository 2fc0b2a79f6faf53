import type { RefObject } from 'react';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { FILM_SECONDS, stillsOf } from '#src/domain/film/timeline.ts';
import { useReducedMotion } from '#src/lib/use-media-query.ts';
import { Icon } from '#src/ui/icon.tsx';
import { OWN_FILM } from '#text/film.ts';
import { PREVIEW_WIDTH } from '../decode-portrait.ts';
import { drawFilm } from '../draw-film.ts';
import type { Reel } from '../stage.ts';
import styles from './film-preview.module.css';

interface FilmPreviewProps {
  reel: Reel;
  label: string;
  music: string;
}

/** Pixels across on a phone that cannot paint more in time. */
const SLOW_WIDTH = 360;

/** The film, painted live: it plays at once and over again, silently, unless the visitor wants less motion. */
export function FilmPreview({ reel, label, music }: FilmPreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const song = useRef<HTMLAudioElement>(null);
  const reducedMotion = useReducedMotion();
  const [chosen, setChosen] = useState<boolean>();
  const [hasSound, setHasSound] = useState(false);
  const plays = chosen ?? !reducedMotion;
  const [width, setWidth] = useState<number>(PREVIEW_WIDTH);
  const clock = usePlayback({
    canvas,
    song,
    music,
    reel,
    plays,
    isHeard: plays && hasSound && music !== '',
    onSlow: () => setWidth(SLOW_WIDTH),
  });

  return (
    <figure className={styles.preview}>
      <canvas
        ref={canvas}
        width={width}
        height={(width * 16) / 9}
        className={styles.canvas}
        role="img"
        aria-label={label}
      />
      {/* biome-ignore lint/a11y/useMediaCaption: music without words. */}
      <audio ref={song} src={music || undefined} preload="none" loop />
      <div className={styles.controls}>
        <button
          type="button"
          className={styles.control}
          onClick={() => setChosen(!plays)}
          aria-label={plays ? OWN_FILM.pause : OWN_FILM.play}
        >
          <Icon name={plays ? 'pause' : 'play'} size={22} />
        </button>
        <input
          type="range"
          className={styles.line}
          min={0}
          max={FILM_SECONDS}
          step={0.1}
          ref={clock.line}
          defaultValue={0}
          aria-label={OWN_FILM.moment}
          onInput={({ currentTarget }) => clock.jump(Number(currentTarget.value))}
        />
        {music !== '' && (
          <button
            type="button"
            className={styles.control}
            onClick={() => setHasSound(!hasSound)}
            aria-label={hasSound ? OWN_FILM.soundOff : OWN_FILM.sound}
          >
            <Icon name={hasSound ? 'volume' : 'mute'} size={22} />
          </button>
        )}
      </div>
      {reducedMotion && chosen === undefined && <Stills reel={reel} />}
    </figure>
  );
}

const STILL_WIDTH = 270;

/** Where nothing may move by itself, a few moments side by side. */
function Stills({ reel }: { reel: Reel }) {
  return (
    <figcaption>
      <p className={styles.note}>{OWN_FILM.stills}</p>
      <div className={styles.stills}>
        {stillsOf(reel.timeline).map((moment) => (
          <Still key={moment} reel={reel} moment={moment} />
        ))}
      </div>
    </figcaption>
  );
}

function Still({ reel, moment }: { reel: Reel; moment: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current?.getContext('2d', { alpha: false });
    if (context) drawFilm(context, reel, moment);
  }, [reel, moment]);
  return (
    <canvas
      ref={canvas}
      width={STILL_WIDTH}
      height={(STILL_WIDTH * 16) / 9}
      className={styles.still}
      aria-hidden
    />
  );
}

/** Frames after which it is known whether the phone is fast enough, and milliseconds that one may take. */
const JUDGED = 24;
const LONGEST = 40;

/** Seconds between music and film that nobody notices. */
const IN_TIME = 0.3;

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

interface Playback {
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  readonly song: RefObject<HTMLAudioElement | null>;
  readonly music: string;
  readonly reel: Reel;
  readonly plays: boolean;
  readonly isHeard: boolean;
  /** The phone cannot paint the film in time. */
  readonly onSlow: () => void;
}

/** Paints the moment that it is, frame by frame, and keeps the music beside it. */
function usePlayback({ canvas, song, music, reel, plays, isHeard, onSlow }: Playback) {
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
      if (intervals.length < JUDGED && intervals.push(now - before) === JUDGED) {
        if (median(intervals) > LONGEST) tellSlow();
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
      if (Math.min(off, FILM_SECONDS - off) > IN_TIME) player.currentTime = moment.current;
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
