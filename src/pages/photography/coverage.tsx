import { tierPrice } from '#src/data/board/tier-price.ts';
import { useToday } from '#src/data/board/today-store.ts';
import { BookNow } from '#src/features/enquiry/book-now.tsx';
import { bookingText } from '#src/features/enquiry/enquiry-text.ts';
import { RoomSlot } from '#src/features/wedding-date/room-slot.tsx';
import { LinkButton } from '#src/ui/button.tsx';
import { Carousel } from '#src/ui/carousel.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { Price } from '#src/ui/price.tsx';
import { Section, Wrap } from '#src/ui/section.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { TIERS } from '#text/catalogue/photography.ts';
import { PHOTOGRAPHY } from '#text/photography.ts';
import styles from './coverage.module.css';

/** Specification §9: 'photography carousel 4500 ms'. */
const AUTOPLAY_MS = 4500;

export function Coverage() {
  const { items } = useToday();
  const { service, book, coverage } = PHOTOGRAPHY;
  return (
    <Section ground="teal" canopy="both" padded={false} labelledBy="coverage">
      <Wrap>
        <div className={styles.band}>
          <VisuallyHidden as="div">
            <h2 id="coverage">{coverage.title(TIERS.length)}</h2>
          </VisuallyHidden>
          <Carousel label={coverage.label} perView={{ 0: 1 }} gap={24} autoplayMs={AUTOPLAY_MS}>
            {TIERS.map((tier) => (
              <article key={tier.id} className={styles.package}>
                <div className={styles.picture}>
                  <Picture
                    source={tier.picture}
                    sizes="(min-width: 992px) 54vw, (min-width: 640px) 48vw, 92vw"
                    fill
                  />
                  <RoomSlot thing="photographer" />
                </div>
                <div>
                  <h3 className={styles.name} id={`coverage-${tier.id}`}>
                    {tier.coverage}
                  </h3>
                  <Price price={tierPrice(tier, items)} size="series" />
                  <ul className={styles.covers}>
                    {tier.covers.map((cover) => (
                      <li key={cover}>{cover}</li>
                    ))}
                  </ul>
                  <div className={styles.actions}>
                    <BookNow
                      look="gold"
                      label={book}
                      text={bookingText({
                        service,
                        item: coverage.item(tier.coverage),
                        price: tierPrice(tier, items),
                      })}
                      describedBy={`coverage-${tier.id}`}
                      isOut={tier.packages.every(({ id }) => items[`photography/${id}`]?.isOut)}
                    />
                    <LinkButton look="link" to={tier.path}>
                      {coverage.see(tier.packages.length)}
                    </LinkButton>
                  </div>
                </div>
              </article>
            ))}
          </Carousel>
        </div>
      </Wrap>
    </Section>
  );
}
