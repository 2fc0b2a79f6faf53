import { useEffect, useRef, useState } from 'react';
import type { PictureSource } from '#src/config/media.ts';
import { afterLoad } from '#src/lib/after-load.ts';
import { hasSlowConnection, savesData } from '#src/lib/connection.ts';
import { videoAddress } from '#src/lib/media-address.ts';
import { useReducedMotion } from '#src/lib/use-media-query.ts';
import { FILM } from '#text/ui-film.ts';
import { Icon } from './icon.tsx';
import styles from './loop-video.module.css';
import { Picture } from './picture.tsx';

interface LoopVideoProps {
  /** Path under `/media` with its version (`loops/petals-diya.mp4?v=1a2b3`), or a full URL. */
  video: string;
  /** The page's main picture, shown until the loop plays, and instead of it where it may not play. */
  poster: PictureSource;
  sizes: string;
  fill?: boolean;
}

/**
 * A silent looping film over its poster. It starts automatically, but with reduced motion, data saving or a
 * slow connection it is loaded when the visitor presses Play. Can be paused (WCAG 2.2.2).
 */
export function LoopVideo({ video, poster, sizes, fill = false }: LoopVideoProps) {
  const frame = useRef<HTMLDivElement>(null);
  const film = useRef<HTMLVideoElement>(null);
  const reducedMotion = useReducedMotion();
  const [affordable, setAffordable] = useState<boolean>();
  const [chosen, setChosen] = useState<'play' | 'pause'>();
  const [inView, setInView] = useState(false);
  const [pageLoaded, setPageLoaded] = useState(false);
  const [loading, setLoading] = useState(false);
  const [running, setRunning] = useState(false);
  const startsByItself = affordable && !reducedMotion;
  const plays = chosen === undefined ? startsByItself : chosen === 'play';
  const waits = startsByItself === false;

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const watch = new IntersectionObserver((entries) => {
      setInView(entries.at(-1)?.isIntersecting ?? false);
    });
    watch.observe(element);
    setAffordable(!savesData() && !hasSlowConnection());
    // A film does not delay the page's own files.
    afterLoad(() => setPageLoaded(true));
    return () => watch.disconnect();
  }, []);

  useEffect(() => {
    if (plays && inView && pageLoaded) setLoading(true);
  }, [plays, inView, pageLoaded]);

  useEffect(() => {
    if (!loading) return;
    // A browser may refuse to play (battery saver): the poster stays.
    if (inView && plays) void film.current?.play().catch(() => undefined);
    else film.current?.pause();
  }, [loading, inView, plays]);

  function giveUp(): void {
    setChosen('pause');
    setLoading(false);
    setRunning(false);
  }

  return (
    <div ref={frame} className={fill ? `${styles.frame} ${styles.fill}` : styles.frame}>
      <Picture source={poster} sizes={sizes} priority fill={fill} />
      {loading && (
        <video
          ref={film}
          className={styles.film}
          data-running={running}
          src={videoAddress(video)}
          muted
          loop
          playsInline
          disablePictureInPicture
          aria-hidden="true"
          tabIndex={-1}
          onPlaying={() => setRunning(true)}
          onError={giveUp}
        >
          {FILM.fallback}
        </video>
      )}
      {(running || waits) && (
        <button
          type="button"
          className={styles.pause}
          onClick={() => setChosen(plays ? 'pause' : 'play')}
          aria-label={plays ? FILM.pause : FILM.play}
        >
          <Icon name={plays ? 'pause' : 'play'} size={20} />
        </button>
      )}
    </div>
  );
}
