import { Carousel } from '#src/ui/carousel.tsx';
import { Heading } from '#src/ui/heading.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { Section, Wrap } from '#src/ui/section.tsx';
import { PREVIOUS_WORK } from '#text/catalogue/previous-work.ts';
import { HOME } from '#text/home.ts';
import styles from './previous-work.module.css';

const { work } = HOME;

/** Specification §9: 'Previous work autoplay 2500 ms, 1 slide, 2 from 640 and 768 px, 3 from 1024 px'. */
const AUTOPLAY_MS = 2_500;
const PER_VIEW = { 0: 1, 640: 2, 1024: 3 };

export function PreviousWork() {
  return (
    <Section labelledBy="work-title">
      <Wrap>
        <Heading id="work-title" title={work.title} hindi={work.hindi} />
        <Carousel label={work.label} perView={PER_VIEW} gap={20} autoplayMs={AUTOPLAY_MS}>
          {PREVIOUS_WORK.map(({ id, itemName, img, position }, index) => (
            <figure key={id}>
              <div className={styles.picture}>
                <Picture
                  source={img}
                  sizes="(min-width: 1024px) 520px, (min-width: 640px) 60vw, 120vw"
                  fill
                  position={position}
                />
              </div>
              <figcaption className={styles.caption}>
                <span className={styles.number}>
                  {index + 1}/{PREVIOUS_WORK.length}
                </span>{' '}
                {itemName}
              </figcaption>
            </figure>
          ))}
        </Carousel>
      </Wrap>
    </Section>
  );
}
