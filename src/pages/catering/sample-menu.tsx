import { SITE } from '#src/config/site.ts';
import { OutLink } from '#src/ui/button.tsx';
import { Carousel } from '#src/ui/carousel.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { NON_VEG_SLIDES, VEG_SLIDES } from '#text/catalogue/menu-slides.ts';
import { CATERING } from '#text/catering.ts';
import styles from './sample-menu.module.css';

/** Specification §9: 'Menu image carousels 2 s'. */
const AUTOPLAY_MS = 2_000;

/** Sample pictures of veg and non-veg tables, with a link to the full folder. */
export function SampleMenu() {
  const { sample } = CATERING;
  const menus = [
    { title: sample.veg, slides: VEG_SLIDES },
    { title: sample.nonVeg, slides: NON_VEG_SLIDES },
  ];
  return (
    <>
      <div className={styles.menus}>
        {menus.map(({ title, slides }) => (
          <div key={title} className={styles.menu}>
            <h3 className={styles.title}>{title}</h3>
            <Carousel
              label={`${sample.title}: ${title}`}
              perView={{ 0: 1.2, 640: 2, 768: 2, 1024: 2 }}
              gap={16}
              autoplayMs={AUTOPLAY_MS}
            >
              {slides.map(({ id, name, img }) => (
                <figure key={id}>
                  <Picture
                    source={img}
                    sizes="(min-width: 1280px) 276px, (min-width: 992px) 23vw, (min-width: 640px) 46vw, 74vw"
                  />
                  <figcaption className={styles.caption}>{name}</figcaption>
                </figure>
              ))}
            </Carousel>
          </div>
        ))}
      </div>
      {SITE.cateringFolder !== '' && (
        <div className={styles.explore}>
          <OutLink look="secondary" icon="external" href={SITE.cateringFolder}>
            {sample.explore}
          </OutLink>
          <p>{sample.exploreHint}</p>
        </div>
      )}
    </>
  );
}
