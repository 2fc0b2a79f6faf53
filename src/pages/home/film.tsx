import { PREVIOUS_WORK } from '#src/catalogue/previous-work.ts';
import { HOME } from '#src/content/home.ts';
import { Carousel } from '#src/ui/carousel.tsx';
import { Heading } from '#src/ui/heading.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { Section, Wrap } from '#src/ui/section.tsx';
import styles from './film.module.css';

const { work } = HOME;

/** Previous work as a strip of film: one height, many widths, bleeding off the right edge. */
export function Film() {
  return (
    <Section labelledBy="work-title">
      <Wrap>
        <Heading id="work-title" title={work.title} hindi={work.hindi} />
      </Wrap>
      <div className={styles.film}>
        <Carousel
          label={work.label}
          perView="auto"
          gap={0}
          autoplayMs={2_500}
          loop
          slideClass={styles.slide ?? ''}
        >
          {PREVIOUS_WORK.map(({ id, itemName, img, position }, place) => (
            <figure key={id} className={styles.frame} data-shape={img.shape}>
              <div className={styles.picture}>
                <Picture source={img} sizes="(min-width: 1024px) 520px, 76vw" fill position={position} />
              </div>
              <figcaption className={styles.caption}>
                <span className={styles.number}>
                  {place + 1}/{PREVIOUS_WORK.length}
                </span>{' '}
                {itemName}
              </figcaption>
            </figure>
          ))}
        </Carousel>
      </div>
    </Section>
  );
}
