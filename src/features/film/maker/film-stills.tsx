import { useEffect, useRef } from 'react';
import { stillsOf } from '#src/domain/film/timeline.ts';
import { OWN_FILM } from '#text/film.ts';
import { drawFilm } from '../draw-film.ts';
import type { Reel } from '../stage.ts';
import styles from './film-preview.module.css';

const STILL_WIDTH = 270;

/** Where nothing may move by itself, a few moments side by side. */
export function FilmStills({ reel }: { reel: Reel }) {
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
