import { PATHS } from '#src/config/paths.ts';
import { DateBar } from '#src/features/wedding-date/date-bar.tsx';
import { Heading } from '#src/ui/heading.tsx';
import { OfferCarousel } from '#src/ui/offer-carousel.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { HEADER_SIZES, PictureHeader } from '#src/ui/picture-header.tsx';
import { RateList } from '#src/ui/rate-row.tsx';
import { Deferred, Section, Wrap } from '#src/ui/section.tsx';
import { Strip } from '#src/ui/strip.tsx';
import { DJ_COLLECTION, DJ_HERO, DJ_PACKAGES, HORSE_HERO, HORSE_PACKAGES } from '#text/catalogue/dj.ts';
import { DJ_PAGE } from '#text/dj.ts';
import styles from './dj-page.module.css';
import { PackageRow, PackageSlide } from './packages.tsx';

/** Packages within three screens of the top. */
const EAGER_PACKAGES = 3;

export const mainPicture = { source: DJ_HERO, sizes: HEADER_SIZES };

export default function DjPage() {
  const { service, description, hindi, title, line, strip, collection, djTitle, horse } = DJ_PAGE;
  return (
    <>
      <PageHead title={service} description={description} path={PATHS.dj} share="dj" />
      <PictureHeader title={title} hindi={hindi} line={line} picture={DJ_HERO} position="50% 70%" />
      <Strip label={strip.label} words={strip.words} />
      <DateBar />
      <OfferCarousel label={collection}>
        {DJ_COLLECTION.map((offered) => (
          <PackageSlide key={offered.id} offered={offered} />
        ))}
      </OfferCarousel>
      <Section padded={false} labelledBy="dj-packages">
        <Wrap>
          <Heading title={djTitle} id="dj-packages" />
          <div className={styles.packages}>
            <RateList>
              {DJ_PACKAGES.map((offered, index) => (
                <PackageRow
                  key={offered.id}
                  offered={offered}
                  service={service}
                  below={index >= EAGER_PACKAGES}
                />
              ))}
            </RateList>
          </div>
        </Wrap>
      </Section>
      <Deferred height={2290}>
        <PictureHeader
          as="band"
          title={horse.title}
          hindi={horse.hindi}
          line={horse.line}
          picture={HORSE_HERO}
        />
        <Section>
          <Wrap>
            <RateList label={horse.listTitle}>
              {HORSE_PACKAGES.map((offered) => (
                <PackageRow key={offered.id} offered={offered} service={horse.service} />
              ))}
            </RateList>
          </Wrap>
        </Section>
      </Deferred>
    </>
  );
}
