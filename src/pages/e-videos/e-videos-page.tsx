import { useEffect, useEffectEvent, useState } from 'react';
import { PATHS } from '#src/config/paths.ts';
import { useItem } from '#src/data/board/today-store.ts';
import { isFilmId } from '#src/domain/film/film.ts';
import { BookNow } from '#src/features/enquiry/book-now.tsx';
import { enquiryText } from '#src/features/enquiry/enquiry-text.ts';
import { videoAddress } from '#src/lib/media-address.ts';
import { Button } from '#src/ui/button.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { HEADER_SIZES, PictureHeader } from '#src/ui/picture-header.tsx';
import { PictureLabel } from '#src/ui/picture-label.tsx';
import { Section, Wrap } from '#src/ui/section.tsx';
import { Strip } from '#src/ui/strip.tsx';
import { takeOverFocus } from '#src/ui/take-over-focus.ts';
import { notify } from '#src/ui/toast.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import type { EVideo } from '#text/catalogue/e-videos.ts';
import { E_VIDEO_HERO, E_VIDEOS, OCCASIONS } from '#text/catalogue/e-videos.ts';
import { E_VIDEO } from '#text/e-videos.ts';
import styles from './e-videos-page.module.css';
import type { OwnFilmProps } from './own-film.tsx';
import videoCardStyles from './video-card.module.css';

const OwnFilm = lazyPart(() => import('./own-film.tsx').then((loaded) => loaded.OwnFilm), {
  Failed: LoadError,
});

/** /e-videos: invitation films, of which one plays at a time. */
export const mainPicture = { source: E_VIDEO_HERO, sizes: HEADER_SIZES };

export default function EVideosPage() {
  const { title, hindi, pageName, description, line, strip, listTitle } = E_VIDEO;
  const [playing, setPlaying] = useState<string>();
  const [own, setOwn] = useState<OwnFilmProps>();
  const films = E_VIDEOS.length;
  return (
    <>
      <PageHead title={pageName} description={description(films)} path={PATHS.eVideos} share="e-videos" />
      <PictureHeader title={title} hindi={hindi} line={line(films)} picture={E_VIDEO_HERO} />
      <Strip label={strip} words={OCCASIONS} />
      <Section padded={false} labelledBy="films">
        <Wrap>
          <VisuallyHidden as="div">
            <h2 id="films">{listTitle}</h2>
          </VisuallyHidden>
          <ul className={styles.films}>
            {E_VIDEOS.map((video) => (
              <VideoCard
                key={video.id}
                video={video}
                playing={playing === video.id}
                onPlay={() => setPlaying(video.id)}
                onStop={() => setPlaying(undefined)}
                onIntent={() => prefetch(video.id)}
                onMake={() => {
                  setPlaying(undefined);
                  if (isFilmId(video.id))
                    setOwn({ id: video.id, title: video.title, onClose: () => setOwn(undefined) });
                }}
              />
            ))}
          </ul>
        </Wrap>
      </Section>
      {own && <OwnFilm {...own} />}
    </>
  );
}

/** Fetches the maker and what the film's first frame needs, as soon as a finger or pointer is on the button. */
function prefetch(id: string): void {
  OwnFilm.preload();
  if (!isFilmId(id)) return;
  import('#src/features/film/prefetch-film.ts')
    .then(({ prefetchFilm }) => prefetchFilm(id))
    .catch(() => undefined);
}

/** Shown if the maker cannot be loaded: says so and closes, so that the next press tries again. */
function LoadError({ onClose }: OwnFilmProps) {
  const giveUp = useEffectEvent(() => {
    notify.error(E_VIDEO.makerFailed, E_VIDEO.makerFailedLine);
    onClose();
  });
  useEffect(() => giveUp(), []);
  return null;
}

interface VideoCardProps {
  video: EVideo;
  playing: boolean;
  onPlay: () => void;
  onStop: () => void;
  /** The maker will probably be opened. */
  onIntent: () => void;
  onMake: () => void;
}

/** Poster with a play button, replaced by the film; title, occasion and enquiry below. */
function VideoCard({ video, playing, onPlay, onStop, onIntent, onMake }: VideoCardProps) {
  const { id, title, occasion, poster } = video;
  const { service, play, price, priceInText, make, ask, failed } = E_VIDEO;
  const { isOut } = useItem(`e-videos/${id}`, undefined);
  const [broken, setBroken] = useState(false);
  return (
    <li className={videoCardStyles.card} data-playing={playing}>
      <div className={videoCardStyles.frame}>
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
            className={videoCardStyles.play}
            ref={broken ? takeOverFocus : undefined}
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
      <div className={videoCardStyles.foot}>
        <div>
          <h3 className={videoCardStyles.title} id={id}>
            {title}
          </h3>
          <p className={videoCardStyles.occasion}>{occasion}</p>
          <p className={videoCardStyles.price}>{price}</p>
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
      <p className={videoCardStyles.broken} role="status">
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
        ref={takeOverFocus}
        className={videoCardStyles.film}
        src={`https://drive.google.com/file/d/${encodeURIComponent(video.driveId)}/preview`}
        title={video.title}
        allow="autoplay; fullscreen"
        allowFullScreen
      />
    );
  }
  return (
    <video
      ref={takeOverFocus}
      className={videoCardStyles.film}
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
