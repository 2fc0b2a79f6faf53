import type { ReactNode } from 'react';
import type { CardSeries } from '#src/catalogue/card-series.ts';
import { designId, designPicture, findDesign } from '#src/catalogue/card-series.ts';
import { useItem } from '#src/data/board/today-store.ts';
import { Lightbox } from '#src/ui/lightbox.tsx';
import { Price } from '#src/ui/price.tsx';
import { ShareButton } from '#src/ui/share-button.tsx';
import { WEDDING_CARDS } from '#text/wedding-cards.ts';
import styles from './design-lightbox.module.css';

interface DesignLightboxProps {
  /** Empty while closed. */
  openId: string;
  onOpen: (id: string) => void;
  onClose: () => void;
  /** Renders the 'Add to Cart' button. */
  action: (id: string) => ReactNode;
}

/** Lightbox of one series: name, paper, finish and price of each design. */
export function DesignLightbox({ openId, onOpen, onClose, action }: DesignLightboxProps) {
  const found = findDesign(openId);
  const { price } = useItem(`cards/${found?.series.id}`, found?.series.price);
  if (!found || !price) return null;
  const { series, design } = found;
  return (
    <Lightbox
      title={series.title}
      pictures={picturesOf(series)}
      index={series.designs.indexOf(design)}
      onIndex={(index) => {
        const next = series.designs[index];
        if (next) onOpen(designId(series, next));
      }}
      onClose={onClose}
      panel={
        <>
          <div className={styles.head}>
            <p className={styles.name}>{design.name}</p>
            <Price price={price} unit={WEDDING_CARDS.perCard} />
            <ShareButton title={`${design.name}, ${series.title}`} to={`?design=${openId}`} />
          </div>
          <p className={styles.make}>
            <span className={styles.description}>{design.description}</span>
            {WEDDING_CARDS.material(design.paper, design.finish)}
          </p>
          {action(openId)}
        </>
      }
    />
  );
}

function picturesOf(series: CardSeries) {
  return series.designs.map((design) => designPicture(series, design));
}
