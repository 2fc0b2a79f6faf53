import { useToday } from '#src/data/board/today-store.ts';
import { Carousel } from '#src/ui/carousel.tsx';
import { Heading } from '#src/ui/heading.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { Section, Wrap } from '#src/ui/section.tsx';
import type { Testimonial } from '#text/catalogue/testimonials.ts';
import { TESTIMONIALS, TESTIMONIALS_ARE_SAMPLES } from '#text/catalogue/testimonials.ts';
import { HOME } from '#text/home.ts';
import { SITE_LANGUAGE } from '#text/site-language.ts';
import styles from './quotes.module.css';

const { clients } = HOME;

export function Quotes() {
  const { testimonials } = useToday();
  const isReal = testimonials.length > 0 || !TESTIMONIALS_ARE_SAMPLES;
  const shown: readonly Testimonial[] =
    testimonials.length > 0
      ? testimonials.map((one, place) => ({ id: `${place}`, ...one[SITE_LANGUAGE] }))
      : TESTIMONIALS;
  return (
    <Section ground="sand" labelledBy="clients-title">
      <Wrap>
        <Heading
          id="clients-title"
          title={clients.title}
          hindi={clients.hindi}
          {...(isReal ? {} : { line: clients.samples })}
        />
        <div className={styles.quotes}>
          <Carousel
            label={clients.label}
            perView={{ 0: 1, 640: 2, 1024: 3 }}
            gap={30}
            autoplayMs={3_000}
            loop
            slideClass={styles.slide ?? ''}
          >
            {shown.map((testimonial) => (
              <Quote key={testimonial.id} testimonial={testimonial} />
            ))}
          </Carousel>
        </div>
      </Wrap>
    </Section>
  );
}

function Quote({ testimonial: { name, message, designation, image } }: { testimonial: Testimonial }) {
  return (
    <figure className={styles.quote}>
      <blockquote className={styles.text}>“{message}”</blockquote>
      <figcaption className={styles.who}>
        {image ? (
          <span className={styles.face}>
            <Picture source={image} sizes="60px" fill />
          </span>
        ) : (
          <span className={styles.seal} aria-hidden="true">
            {initials(name)}
          </span>
        )}
        <span>
          <strong className={styles.name}>{name}</strong>
          <span className={styles.role}>{designation}</span>
        </span>
      </figcaption>
    </figure>
  );
}

/**
 * `Ritika & Manav` → `RM`; those in Devanagari keep their vowel signs and are separated by a space: `रि मा`.
 */
function initials(name: string): string {
  const words = name.split(' ');
  const letters = [words[0], words.at(-1)].map((word) => word?.match(/^.\p{M}*/u)?.[0] ?? '');
  return letters.join(/\p{Script=Latin}/u.test(name) ? '' : ' ');
}
