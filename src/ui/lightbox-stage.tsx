import { useState } from 'react';
import Lightbox from 'yet-another-react-lightbox';
import Inline from 'yet-another-react-lightbox/plugins/inline';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import { SITE_LANGUAGE } from '#text/site-language.ts';
import { UI } from '#text/ui.ts';
import 'yet-another-react-lightbox/styles.css';
import { PICTURE_SHAPES } from '#src/config/media.ts';
import { useDrawnPictures } from '#src/lib/drawn-pictures.ts';
import { pictureAddress } from '#src/lib/media-address.ts';
import { Flower } from './flower.tsx';
import styles from './lightbox.module.css';
import type { LightboxPicture } from './lightbox.tsx';

interface StageProps {
  pictures: readonly LightboxPicture[];
  index: number;
  onIndex: (index: number) => void;
}

/** Judged by the images the browser has already chosen on this page. */
function takesAvif(): boolean {
  return [...document.images].every((image) => !image.currentSrc.endsWith('.webp'));
}

export function LightboxStage({ pictures, index, onIndex }: StageProps) {
  const [avif] = useState(takesAvif);
  const [zoomed, setZoomed] = useState(false);
  const drawnPictures = useDrawnPictures();
  const slides = pictures.map((picture) => {
    if ('src' in picture) return picture;
    const { name, shape, alt } = picture;
    const { width, height, widths, fallback } = PICTURE_SHAPES[shape];
    const drawn = drawnPictures[name];
    if (drawn) return { src: drawn.address, alt, width, height };
    const ratio = height / width;
    return {
      src: pictureAddress(picture, avif ? width : fallback, avif ? 'avif' : 'webp'),
      alt,
      width,
      height,
      ...(avif
        ? {
            srcSet: widths
              .filter((candidate) => candidate >= 360)
              .map((candidate) => ({
                src: pictureAddress(picture, candidate, 'avif'),
                width: candidate,
                height: Math.round(candidate * ratio),
              })),
          }
        : {}),
    };
  });

  return (
    <div className={styles.inline} data-zoomed={zoomed}>
      <Lightbox
        plugins={[Inline, Zoom]}
        slides={slides}
        index={index}
        inline={{ style: { width: '100%', height: '100%' } }}
        carousel={{ finite: pictures.length <= 3, spacing: '20px', padding: 0, preload: 1 }}
        animation={{ swipe: 320 }}
        zoom={{ doubleTapDelay: 300, maxZoomPixelRatio: 2, scrollToZoom: true }}
        controller={{ disableSwipeNavigation: zoomed }}
        toolbar={{ buttons: [] }}
        styles={{ container: { backgroundColor: 'transparent' } }}
        render={{
          buttonPrev: () => null,
          buttonNext: () => null,
          buttonZoom: () => null,
          iconError: () => (
            <span className={styles.broken} lang={SITE_LANGUAGE}>
              <Flower />
              <span>{UI.picture.failed}</span>
            </span>
          ),
        }}
        on={{
          view: ({ index: shown }) => {
            if (shown !== index) onIndex(shown);
          },
          zoom: ({ zoom }) => setZoomed(zoom > 1),
        }}
      />
    </div>
  );
}
