import { useState } from 'react';
import { E_VIDEO_HERO, E_VIDEOS, OCCASIONS } from '#src/catalogue/e-videos.ts';
import { PATHS } from '#src/config/paths.ts';
import { E_VIDEO } from '#src/content/e-videos.ts';
import { PageHead } from '#src/ui/page-head.tsx';
import { HEADER_SIZES, PictureHeader } from '#src/ui/picture-header.tsx';
import { Section, Wrap } from '#src/ui/section.tsx';
import { Strip } from '#src/ui/strip.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import styles from './e-videos-page.module.css';
import { VideoCard } from './video-card.tsx';

/** /e-videos: invitation films, of which one plays at a time. */
export const mainPicture = { source: E_VIDEO_HERO, sizes: HEADER_SIZES };

export default function EVideosPage() {
  const { title, hindi, pageName, description, line, strip, listTitle } = E_VIDEO;
  const [playing, setPlaying] = useState<string>();
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
              />
            ))}
          </ul>
        </Wrap>
      </Section>
    </>
  );
}
