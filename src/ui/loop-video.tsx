import { useEffect, useRef, useState } from 'react';
import type { PictureSource } from '#src/config/media.ts';
import { FILM } from '#src/content/ui-film.ts';
import { afterLoad } from '#src/lib/after-load.ts';
import { videoAddress } from '#src/lib/media-address.ts';
import { savesData } from '#src/lib/saves-data.ts';
import { useReducedMotion } from '#src/lib/use-media-query.ts';
import { Icon } from './icon.tsx';
import styles from './loop-video.module.css';
import { Picture } from './picture.tsx';

interface LoopVideoProps {
  /** Path under `/media` with its version (`loops/petals-diya.mp4?v=1a2b3`), or a full URL. */
  video: string;
  /** Shown until the loop plays, and instead of it where it may not play. */
  poster: PictureSource;
  sizes: string;
  priority?: boolean;
  fill?: boolean;
  position?: string;
}

/** A silent looping film over its poster. Not loaded with reduced motion or data saving. Can be paused (WCAG 2.2.2). */
export function LoopVideo({
  video,
  poster,
  sizes,
  priority = false,
  fill = false,
  position,
}: LoopVideoProps) {
  const frame = useRef<HTMLDivElement>(null);
  const film = useRef<HTMLVideoElement>(null);
  const reducedMotion = useReducedMotion();
  const [inView, setInView] = useState(false);
  const [wanted, setWanted] = useState(false);
  const [running, setRunning] = useState(false);
  const [paused, setPaused] = useState(false);

  useEffect(() => {
    if (reducedMotion || savesData()) return;
    const element = frame.current;
    if (!element) return;
    const watch = new IntersectionObserver((entries) => {
      const seen = entries.at(-1)?.isIntersecting ?? false;
      setInView(seen);
      // A film does not delay the page's own files.
      if (seen) afterLoad(() => setWanted(true));
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [reducedMotion]);

  useEffect(() => {
    if (!wanted) return;
    // A browser may refuse to play (battery saver): the poster stays.
    if (inView && !paused) void film.current?.play().catch(() => undefined);
    else film.current?.pause();
  }, [wanted, inView, paused]);

  return (
    <div ref={frame} className={fill ? `${styles.frame} ${styles.fill}` : styles.frame}>
      <Picture
        source={poster}
        sizes={sizes}
        priority={priority}
        fill={fill}
        {...(position ? { position } : {})}
      />
      {wanted && !reducedMotion && (
        <video
          ref={film}
          className={styles.film}
          data-running={running}
          style={position ? { objectPosition: position } : undefined}
          src={videoAddress(video)}
          muted
          loop
          playsInline
          disablePictureInPicture
          aria-hidden="true"
          tabIndex={-1}
          onPlaying={() => setRunning(true)}
          onError={() => setWanted(false)}
        >
          {FILM.fallback}
        </video>
      )}
      {running && wanted && !reducedMotion && (
        <button
          type="button"
          className={styles.pause}
          onClick={() => setPaused(!paused)}
          aria-label={paused ? FILM.play : FILM.pause}
        >
          <Icon name={paused ? 'play' : 'pause'} size={20} />
        </button>
      )}
    </div>
  );
}
