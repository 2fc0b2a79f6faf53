import { useState } from 'react';
import { useItem } from '#src/data/board/today-store.ts';
import { BookNow } from '#src/features/enquiry/book-now.tsx';
import { enquiryText } from '#src/features/enquiry/enquiry-text.ts';
import { videoAddress } from '#src/lib/media-address.ts';
import { Button } from '#src/ui/button.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { PictureLabel } from '#src/ui/picture-label.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import type { EVideo } from '#text/catalogue/e-videos.ts';
import { E_VIDEO } from '#text/e-videos.ts';
import styles from './video-card.module.css';

interface VideoCardProps {
  video: EVideo;
  playing: boolean;
  onPlay: () => void;
  onStop: () => void;
  /** The maker will probably be opened. */
  onIntent: () => void;
  /** Opens the maker of a film of one's own. */
  onMake: () => void;
}

/** Poster with a play button, replaced by the film; title, occasion and enquiry below. */
export function VideoCard({ video, playing, onPlay, onStop, onIntent, onMake }: VideoCardProps) {
  const { id, title, occasion, poster } = video;
  const { service, play, price, priceInText, make, ask, failed } = E_VIDEO;
  const { isOut } = useItem(`e-videos/${id}`, undefined);
  const [broken, setBroken] = useState(false);
  return (
    <li className={styles.card} data-playing={playing}>
      <div className={styles.frame}>
        <Picture source={poster} sizes={POSTER_SIZES} fill />
        {playing ? (
          <Player
            video={video}
            onError={() => {
              setBroken(true);
              onStop();
            }}
          />
        ) : (
          <button
            type="button"
            className={styles.play}
            onClick={() => {
              setBroken(false);
              onPlay();
            }}
          >
            <PictureLabel icon="play">
              <span>
                {play} <VisuallyHidden>{title}</VisuallyHidden>
              </span>
            </PictureLabel>
          </button>
        )}
      </div>
      <div className={styles.foot}>
        <div>
          <h3 className={styles.title} id={id}>
            {title}
          </h3>
          <p className={styles.occasion}>{occasion}</p>
          <p className={styles.price}>{price}</p>
        </div>
        <Button small onClick={onMake} onPointerEnter={onIntent} onFocus={onIntent} aria-describedby={id}>
          {make}
        </Button>
        <BookNow
          label={ask}
          isOut={isOut}
          text={enquiryText({ service, item: title, price: priceInText, details: [occasion] })}
          describedBy={id}
        />
      </div>
      <p className={styles.broken} role="status">
        {broken && failed}
      </p>
    </li>
  );
}

const POSTER_SIZES = '(min-width: 992px) 272px, (min-width: 640px) 30vw, 152px';

/** The film on Drive, or our own loop if it has no Drive id. */
function Player({ video, onError }: { video: EVideo; onError: () => void }) {
  if (video.driveId) {
    return (
      <iframe
        className={styles.film}
        src={`https://drive.google.com/file/d/${encodeURIComponent(video.driveId)}/preview`}
        title={video.title}
        allow="autoplay; fullscreen"
        allowFullScreen
      />
    );
  }
  return (
    <video
      className={styles.film}
      src={videoAddress(video.loop)}
      aria-label={video.title}
      autoPlay
      controls
      loop
      muted
      playsInline
      onError={onError}
    >
      {E_VIDEO.fallback}
    </video>
  );
}
