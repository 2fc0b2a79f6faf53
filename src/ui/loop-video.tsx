import { useEffect, useRef, useState } from 'react';
import type { PictureSource } from '#src/config/media.ts';
import { UI } from '#src/content/ui.ts';
import { videoAddress } from '#src/lib/media-address.ts';
import { savesData } from '#src/lib/saves-data.ts';
import { useReducedMotion } from '#src/lib/use-media-query.ts';
import { Icon } from './icon.tsx';
import styles from './loop-video.module.css';
import { Picture } from './picture.tsx';

interface LoopVideoProps {
  /** Path under `/media` with its version (`loops/petals-diya.mp4?v=1a2b3`), or a whole address. */
  video: string;
  /** Stands until the loop plays, and instead of it where it may not. */
  poster: PictureSource;
  /** How wide it is shown, as the `sizes` attribute. */
  sizes: string;
  priority?: boolean;
  /** Fills its frame (cropped) instead of taking the poster's ratio. */
  fill?: boolean;
  /** Where the crop holds on, as `object-position`. */
  position?: string;
}

/**
 * A short silent film that runs round and round behind or beside words. The poster is there first, in HTML; the
 * film is fetched after the page has loaded and while it is on the screen, and not at all where less motion or
 * less data is asked for. A button pauses it until it is pressed again (WCAG 2.2.2).
 */
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
  const calm = useReducedMotion();
  const [inView, setInView] = useState(false);
  const [wanted, setWanted] = useState(false);
  const [running, setRunning] = useState(false);
  const [paused, setPaused] = useState(false);

  useEffect(() => {
    if (calm || savesData()) return;
    const element = frame.current;
    if (!element) return;
    const watch = new IntersectionObserver((entries) => {
      const seen = entries.at(-1)?.isIntersecting ?? false;
      setInView(seen);
      if (seen) whenLoaded(() => setWanted(true));
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [calm]);

  useEffect(() => {
    if (!wanted) return;
    // A browser may still refuse to start it (battery saver): the poster then stays.
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
      {wanted && !calm && (
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
          Your browser does not support the video tag.
        </video>
      )}
      {running && wanted && !calm && (
        <button
          type="button"
          className={styles.pause}
          onClick={() => setPaused(!paused)}
          aria-label={paused ? UI.film.play : UI.film.pause}
        >
          <Icon name={paused ? 'play' : 'pause'} size={20} />
        </button>
      )}
    </div>
  );
}

/** Runs `next` once the page has loaded, so that a film never takes the line from what is read first. */
function whenLoaded(next: () => void): void {
  if (document.readyState === 'complete') next();
  else window.addEventListener('load', next, { once: true });
}
