import { useState } from 'react';
import { OutLink } from '#src/ui/button.tsx';
import { FilmPlayer } from '#src/ui/film-player.tsx';
import { Flower } from '#src/ui/flower.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { SAMPLE_TEXT } from '#text/samples.ts';
import styles from './sample-slide.module.css';
import type { Sample } from './sample-tabs.ts';

const SIZES = '(min-width: 880px) 824px, 100vw';

interface SampleSlideProps {
  sample: Sample;
  /** In view; films play only there. */
  front: boolean;
}

export function SampleSlide({ sample, front }: SampleSlideProps) {
  switch (sample.kind) {
    case 'picture':
      return (
        <figure className={styles.stage}>
          <Picture source={sample.picture} sizes={SIZES} fill />
        </figure>
      );
    case 'image':
      return <ExternalImage address={sample.address} title={sample.title} />;
    case 'film':
      return (
        <div className={styles.stage}>
          <FilmPlayer
            film={sample.film}
            title={sample.title}
            sizes={SIZES}
            active={front}
            {...(sample.poster ? { poster: sample.poster } : {})}
          />
        </div>
      );
    case 'album':
      return (
        <div className={`${styles.stage} ${styles.album}`}>
          <Flower size={56} />
          <p className={styles.albumTitle}>{SAMPLE_TEXT.album.title}</p>
          <p>{SAMPLE_TEXT.album.line}</p>
          <OutLink look="primary" icon="external" href={sample.link}>
            {SAMPLE_TEXT.album.link}
          </OutLink>
        </div>
      );
  }
}

/** A picture on another host, of unknown size. */
function ExternalImage({ address, title }: { address: string; title: string }) {
  const [failed, setFailed] = useState(false);
  if (failed) {
    return (
      <div className={`${styles.stage} ${styles.album}`}>
        <Flower size={56} />
        <p>{SAMPLE_TEXT.brokenImage}</p>
      </div>
    );
  }
  return (
    <figure className={styles.stage}>
      <img className={styles.image} src={address} alt={title} onError={() => setFailed(true)} />
    </figure>
  );
}
