import { LinkButton } from '#src/ui/button.tsx';
import { Carousel } from '#src/ui/carousel.tsx';
import { Heading } from '#src/ui/heading.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { Section, Wrap } from '#src/ui/section.tsx';
import type { ServiceCard } from '#text/catalogue/home-services.ts';
import { HOME_SERVICES } from '#text/catalogue/home-services.ts';
import { HOME } from '#text/home.ts';
import { ArchWindow } from './arch-window.tsx';
import styles from './services-flow.module.css';

const { services } = HOME;

/** Coverflow carousel of services. */
export function ServicesFlow() {
  return (
    <Section ground="maroon" canopy="both" labelledBy="services-title">
      <Wrap>
        <Heading id="services-title" title={services.title} hindi={services.hindi} />
      </Wrap>
      <div className={styles.flow}>
        <Carousel
          label={services.label(HOME_SERVICES.length)}
          perView="auto"
          gap={0}
          effect="coverflow"
          loop
          autoplayMs={4_000}
        >
          {HOME_SERVICES.map((card) => (
            <Card key={card.id} card={card} />
          ))}
        </Carousel>
      </div>
    </Section>
  );
}

function Card({ card: { title, img, position, desc, buttonText, link } }: { card: ServiceCard }) {
  return (
    <article className={styles.card}>
      <div className={styles.window} data-shape={img.shape}>
        <ArchWindow>
          <Picture source={img} sizes={windowSizes(img.shape)} fill position={position} />
        </ArchWindow>
      </div>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.desc}>{desc}</p>
      <div className={styles.action}>
        <LinkButton small full to={link} aria-label={`${buttonText}: ${title}`}>
          {buttonText}
        </LinkButton>
      </div>
    </article>
  );
}

/** The portrait window crops landscape pictures, so they must load wider than they are shown. */
function windowSizes(shape: ServiceCard['img']['shape']): string {
  return shape === 'card' ? '(min-width: 992px) 484px, 358px' : '(min-width: 992px) 560px, 424px';
}
