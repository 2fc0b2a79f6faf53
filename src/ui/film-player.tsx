import type { ComponentType } from 'react';
import { useState } from 'react';
import type { PictureSource } from '#src/config/media.ts';
import { videoAddress } from '#src/lib/media-address.ts';
import { FILM } from '#text/ui-film.ts';
import styles from './film-player.module.css';
import { Flower } from './flower.tsx';
import { Icon } from './icon.tsx';
import { Picture } from './picture.tsx';

interface FilmPlayerProps {
  /** Path under `/media`, address of an mp4, or page of a video site. */
  film: string;
  title: string;
  poster?: PictureSource;
  sizes: string;
  /** `false` stops playback, when another slide is in front. */
  active?: boolean;
}

interface EmbedProps {
  src: string;
  playing: boolean;
  controls: boolean;
  width: string;
  height: string;
}

/** A film behind its poster, loaded on Play: in react-player for video sites, else in `<video>`. */
export function FilmPlayer({ film, title, poster, sizes, active = true }: FilmPlayerProps) {
  const [state, setState] = useState<'resting' | 'playing' | 'failed'>('resting');
  const [Embed, setEmbed] = useState<ComponentType<EmbedProps>>();
  const isFile = /\.(mp4|webm)([?#]|$)/i.test(film);
  if (!active && state === 'playing') setState('resting');

  const play = () => {
    setState('playing');
    if (isFile || Embed) return;
    import('react-player').then(
      (player) => setEmbed(() => player.default),
      () => setState('failed'),
    );
  };

  if (state === 'playing' && isFile) {
    return (
      <div className={styles.stage}>
        {/* biome-ignore lint/a11y/useMediaCaption: our loops are silent, and the owner's clips have no captions. */}
        <video
          className={styles.film}
          src={videoAddress(film)}
          aria-label={title}
          controls
          autoPlay
          playsInline
          onError={() => setState('failed')}
        >
          {FILM.fallback}
        </video>
      </div>
    );
  }
  if (state === 'playing' && Embed) {
    return (
      <div className={styles.stage}>
        <Embed src={film} playing controls width="100%" height="100%" />
      </div>
    );
  }
  return (
    <div className={styles.stage}>
      {poster ? (
        <Picture source={poster} sizes={sizes} fill />
      ) : (
        <span className={styles.plain}>
          <Flower size={72} />
        </span>
      )}
      <button
        type="button"
        className={styles.play}
        onClick={play}
        aria-label={FILM.playTitled(title)}
        aria-busy={state === 'playing' || undefined}
      >
        <span className={styles.ring}>
          <Icon name="play" size={28} />
        </span>
      </button>
      {state === 'failed' && (
        <p className={styles.failed} role="status">
          {FILM.failed}
        </p>
      )}
    </div>
  );
}
