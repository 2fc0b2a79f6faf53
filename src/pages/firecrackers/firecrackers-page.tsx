import { PATHS } from '#src/config/paths.ts';
import { Heading } from '#src/ui/heading.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { OfferCarousel } from '#src/ui/offer-carousel.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { HEADER_SIZES, PictureHeader } from '#src/ui/picture-header.tsx';
import { RateList } from '#src/ui/rate-row.tsx';
import { Deferred, Section, Wrap } from '#src/ui/section.tsx';
import { Strip } from '#src/ui/strip.tsx';
import { CRACKER_PACKAGES, CRACKER_PRICES, FIRECRACKERS_HERO } from '#text/catalogue/firecrackers.ts';
import { FIRECRACKERS_PAGE } from '#text/firecrackers.ts';
import { CrackerRow, CrackerSlide } from './cracker-packages.tsx';
import styles from './firecrackers-page.module.css';
import { PriceCategory } from './price-category.tsx';

/** /firecrackers: enquiries only, no sales. */
export const mainPicture = { source: FIRECRACKERS_HERO, sizes: HEADER_SIZES };

export default function FirecrackersPage() {
  const { service, description, hindi, title, line, strip, collection, note, packagesTitle, priceList } =
    FIRECRACKERS_PAGE;
  return (
    <>
      <PageHead title={service} description={description} path={PATHS.firecrackers} share="firecrackers" />
      <PictureHeader
        title={title}
        hindi={hindi}
        line={line(CRACKER_PACKAGES.length)}
        picture={FIRECRACKERS_HERO}
      />
      <Strip label={strip.label} words={strip.words} />
      <OfferCarousel label={collection}>
        {CRACKER_PACKAGES.map((offered) => (
          <CrackerSlide key={offered.id} offered={offered} />
        ))}
      </OfferCarousel>
      <Section padded={false} labelledBy="packages">
        <Wrap>
          <div className={styles.packages}>
            <Heading title={packagesTitle} id="packages" />
            <Notice kind="note" title={note.title} line={note.line} />
            <RateList>
              {CRACKER_PACKAGES.map((offered) => (
                <CrackerRow key={offered.id} offered={offered} />
              ))}
            </RateList>
          </div>
        </Wrap>
      </Section>
      <Deferred height={1860}>
        <Section ground="sand" labelledBy="price-list">
          <Wrap>
            <Heading title={priceList.title} hindi={priceList.hindi} line={priceList.line} id="price-list" />
            <div className={styles.categories}>
              {CRACKER_PRICES.map((category) => (
                <PriceCategory key={category.category} category={category} />
              ))}
            </div>
          </Wrap>
        </Section>
      </Deferred>
    </>
  );
}
