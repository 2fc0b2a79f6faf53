import { useEffect, useEffectEvent, useState } from 'react';
import { PATHS } from '#src/config/paths.ts';
import { isFilmId } from '#src/domain/film/film.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { HEADER_SIZES, PictureHeader } from '#src/ui/picture-header.tsx';
import { Section, Wrap } from '#src/ui/section.tsx';
import { Strip } from '#src/ui/strip.tsx';
import { notify } from '#src/ui/toast.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { E_VIDEO_HERO, E_VIDEOS, OCCASIONS } from '#text/catalogue/e-videos.ts';
import { E_VIDEO } from '#text/e-videos.ts';
import styles from './e-videos-page.module.css';
import type { OwnFilmProps } from './own-film.tsx';
import { VideoCard } from './video-card.tsx';

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
                onIntent={() => warm(video.id)}
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
function warm(id: string): void {
  OwnFilm.preload();
  if (!isFilmId(id)) return;
  import('#src/features/film/warm-film.ts').then(({ warmFilm }) => warmFilm(id)).catch(() => undefined);
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
