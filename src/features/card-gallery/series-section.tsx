import type { CardDesign, CardSeries } from '#src/catalogue/card-series.ts';
import { designId, designPicture } from '#src/catalogue/card-series.ts';
import { WEDDING_CARDS } from '#src/content/wedding-cards.ts';
import { Icon } from '#src/ui/icon.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { Price } from '#src/ui/price.tsx';
import { ShareButton } from '#src/ui/share-button.tsx';
import styles from './series-section.module.css';

interface SeriesSectionProps {
  series: CardSeries;
  /** Which of the three compositions its gallery takes on wide screens. */
  composition: 'lead-left' | 'lead-right' | 'three';
  /** Address that opens a design in the lightbox. */
  designLink: (id: string) => string;
  /** Called instead of following the address. */
  onOpen: (id: string) => void;
}

/** Pictures shown on the page; the lightbox has every design. */
const SHOWN = 3;

/** What stands in the gallery: the first designs, and close-ups of them where the series has fewer than three. */
function galleryOf({ designs }: CardSeries): { design: CardDesign; closeUp: boolean }[] {
  const fronts = designs.slice(0, SHOWN).map((design) => ({ design, closeUp: false }));
  const closeUps = designs.slice(0, SHOWN - fronts.length).map((design) => ({ design, closeUp: true }));
  return [...fronts, ...closeUps];
}

/** A series: title, price, one line, and its first designs, each of which opens large. */
export function SeriesSection({ series, composition, designLink, onOpen }: SeriesSectionProps) {
  return (
    <article className={styles.series} id={series.id}>
      <div className={styles.head}>
        <h2 className={styles.title}>{series.title}</h2>
        <Price price={series.price} unit={WEDDING_CARDS.perCard} size="series" />
        <p>{series.line}</p>
        <ShareButton title={WEDDING_CARDS.series(series.title)} to={`#${series.id}`} />
      </div>
      <div className={styles.gallery} data-composition={composition}>
        {galleryOf(series).map(({ design, closeUp }, place) => (
          <DesignLink
            key={closeUp ? `${design.id}-close` : design.id}
            series={series}
            design={design}
            lead={place === 0}
            closeUp={closeUp}
            href={designLink(designId(series, design))}
            onOpen={() => onOpen(designId(series, design))}
          />
        ))}
      </div>
    </article>
  );
}

/** Widths on the screen; a close-up shows about half of the picture's width. */
function sizesOf(lead: boolean, closeUp: boolean): string {
  if (lead) return '(min-width: 992px) 520px, (min-width: 640px) 330px, 72vw';
  if (closeUp) return '(min-width: 992px) 680px, (min-width: 640px) 475px, 88vw';
  return '(min-width: 992px) 360px, (min-width: 640px) 250px, 46vw';
}

interface DesignLinkProps {
  series: CardSeries;
  design: CardDesign;
  lead: boolean;
  /** Shows the middle of the card, large. */
  closeUp: boolean;
  href: string;
  onOpen: () => void;
}

function DesignLink({ series, design, lead, closeUp, href, onOpen }: DesignLinkProps) {
  return (
    <a
      className={styles.design}
      href={href}
      data-lead={lead}
      data-close-up={closeUp}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onOpen();
      }}
    >
      <Picture source={designPicture(series, design)} sizes={sizesOf(lead, closeUp)} fill />
      {lead && series.designs.length > 1 && (
        <span className={styles.see}>
          <Icon name="zoom" size={18} />
          {WEDDING_CARDS.see(series.designs.length)}
        </span>
      )}
    </a>
  );
}
