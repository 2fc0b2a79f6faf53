import { useRef } from 'react';
import type { CardDesign, CardSeries } from '#src/catalogue/card-series.ts';
import { designId, designPicture } from '#src/catalogue/card-series.ts';
import { useDrawnPictures } from '#src/lib/drawn-pictures.ts';
import { Carousel } from '#src/ui/carousel.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { PictureLabel } from '#src/ui/picture-label.tsx';
import { Price } from '#src/ui/price.tsx';
import { ShareButton } from '#src/ui/share-button.tsx';
import { useNear } from '#src/ui/use-near.ts';
import { WEDDING_CARDS } from '#text/wedding-cards.ts';
import styles from './series-section.module.css';

interface SeriesSectionProps {
  series: CardSeries;
  /** Gallery layout from 640 px. */
  composition: 'lead-left' | 'lead-right' | 'three';
  designLink: (id: string) => string;
  /** Replaces navigation on a plain click. */
  onOpen: (id: string) => void;
}

/** Specification §9: 'Gallery autoplay 2500 ms, 1 slide'. */
const AUTOPLAY_MS = 2_500;

/** Designs shown beside the carousel on wide screens. */
const STILLS = 2;

/** One card series with a carousel of its designs; each design opens in the lightbox. */
export function SeriesSection({ series, composition, designLink, onOpen }: SeriesSectionProps) {
  const carousel = useRef<HTMLDivElement>(null);
  // Until the series is near the viewport, one picture is enough.
  const designs = useNear(carousel) ? series.designs : series.designs.slice(0, 1);
  const link = (design: CardDesign, large: boolean) => (
    <DesignLink
      key={design.id}
      series={series}
      design={design}
      id={designId(series, design)}
      large={large}
      href={designLink(designId(series, design))}
      onOpen={() => onOpen(designId(series, design))}
    />
  );
  return (
    <article className={styles.series} id={series.id}>
      <div className={styles.head}>
        <h2 className={styles.title}>{series.title}</h2>
        <Price price={series.price} unit={WEDDING_CARDS.perCard} size="series" />
        <p>{series.line}</p>
        <ShareButton title={WEDDING_CARDS.series(series.title)} to={`#${series.id}`} />
      </div>
      <div className={styles.gallery} data-composition={composition}>
        <div ref={carousel} className={styles.carousel}>
          <Carousel
            label={WEDDING_CARDS.designs(series.title)}
            perView={{ 0: 1 }}
            gap={0}
            autoplayMs={AUTOPLAY_MS}
            controls="corner"
            loop
          >
            {designs.map((design) => link(design, true))}
          </Carousel>
        </div>
        {series.designs.slice(-STILLS).map((design) => link(design, false))}
      </div>
    </article>
  );
}

interface DesignLinkProps {
  series: CardSeries;
  design: CardDesign;
  id: string;
  /** In the carousel rather than beside it. */
  large: boolean;
  href: string;
  onOpen: () => void;
}

function DesignLink({ series, design, id, large, href, onOpen }: DesignLinkProps) {
  const source = designPicture(series, design);
  const drawn = useDrawnPictures((pictures) => pictures[source.name]);
  return (
    <a
      data-design={id}
      className={large ? `${styles.design} ${styles.large}` : styles.design}
      href={href}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onOpen();
      }}
    >
      <Picture
        source={source}
        sizes={
          large ? '(min-width: 992px) 520px, (min-width: 640px) 60vw, 92vw' : '(min-width: 992px) 360px, 40vw'
        }
        fill
      />
      {drawn && <img className={styles.drawn} src={drawn.address} alt="" />}
      {large && <PictureLabel icon="zoom">{WEDDING_CARDS.see(series.designs.length)}</PictureLabel>}
    </a>
  );
}
