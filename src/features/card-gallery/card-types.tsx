import { useToday } from '#src/data/board/today-store.ts';
import { rupeeRangeShort } from '#src/lib/money.ts';
import { Carousel } from '#src/ui/carousel.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { CARD_TYPES } from '#text/catalogue/card-types.ts';
import { WEDDING_CARDS } from '#text/wedding-cards.ts';
import styles from './card-types.module.css';

const SIZES = '(min-width: 1280px) 382px, (min-width: 1024px) 30vw, (min-width: 640px) 45vw, 75vw';

export const firstCardType = CARD_TYPES[0] && { source: CARD_TYPES[0].picture, sizes: SIZES };

/**
 * Carousel of card types: 2 s a slide, 1.5 s on small screens (specification §9). `onChoose` is called with the id of a
 * series before a press follows the link to it.
 */
export function CardTypes({ onChoose }: { readonly onChoose: (seriesId: string) => void }) {
  const { items } = useToday();
  return (
    <div className={styles.types}>
      <Carousel
        label={WEDDING_CARDS.types}
        perView={{ 0: 1.2, 640: 2, 1024: 3 }}
        gap={16}
        autoplayMs={2000}
        autoplaySmallMs={1500}
      >
        {CARD_TYPES.map(({ id, title, picture, series }, index) => (
          <a key={id} className={styles.type} href={`#${series.id}`} onClick={() => onChoose(series.id)}>
            <Picture source={picture} sizes={SIZES} priority={index === 0} />
            <span className={styles.caption}>
              <span className={styles.title}>{title}</span>
              <span className={styles.price}>
                {rupeeRangeShort(items[`cards/${series.id}`]?.price ?? series.price)} {WEDDING_CARDS.aCard}
              </span>
            </span>
          </a>
        ))}
      </Carousel>
    </div>
  );
}
