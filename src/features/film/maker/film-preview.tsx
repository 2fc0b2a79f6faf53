import { useEffect, useRef, useState } from 'react';
import { FILM_SECONDS, stillsOf } from '#src/domain/film/timeline.ts';
import { useReducedMotion } from '#src/lib/use-media-query.ts';
import { Icon } from '#src/ui/icon.tsx';
import { OWN_FILM } from '#text/film.ts';
import { PREVIEW_WIDTH } from '../decode-portrait.ts';
import { drawFilm } from '../draw-film.ts';
import type { Reel } from '../stage.ts';
import styles from './film-preview.module.css';
import { usePlayback } from './use-playback.ts';

interface FilmPreviewProps {
  reel: Reel;
  label: string;
  music: string;
}

/** Pixels across on a phone that cannot paint more in time. */
const SLOW_WIDTH = 360;

const STILL_WIDTH = 270;

/** The film, painted live: it plays at once, silently and in a loop, except with reduced motion. */
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
      {reducedMotion && chosen === undefined && <FilmStills reel={reel} />}
    </figure>
  );
}

/** Where nothing may move by itself, a few moments side by side. */
function FilmStills({ reel }: { reel: Reel }) {
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
