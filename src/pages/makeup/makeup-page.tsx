import { PATHS } from '#src/config/paths.ts';
import { DateBar } from '#src/features/wedding-date/date-bar.tsx';
import { LinkButton } from '#src/ui/button.tsx';
import { Heading } from '#src/ui/heading.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { HEADER_SIZES, PictureHeader } from '#src/ui/picture-header.tsx';
import { Section, Wrap } from '#src/ui/section.tsx';
import { MAKEUP_HERO, MAKEUP_SERVICES } from '#text/catalogue/makeup.ts';
import { MAKEUP_PAGE } from '#text/makeup.ts';
import { MakeupCard } from './makeup-card.tsx';
import styles from './makeup-page.module.css';

export const mainPicture = { source: MAKEUP_HERO, sizes: HEADER_SIZES };

export default function MakeupPage() {
  const { service, description, hindi, title, line, contact, pointsLabel, points, listTitle } = MAKEUP_PAGE;
  const services = MAKEUP_SERVICES.length;
  return (
    <>
      <PageHead title={service} description={description(services)} path={PATHS.makeup} share="makeup" />
      <PictureHeader title={title} hindi={hindi} line={line} picture={MAKEUP_HERO}>
        <LinkButton to={PATHS.contact} look="gold">
          {contact}
        </LinkButton>
      </PictureHeader>
      <DateBar service="makeup-artist" />
      <Section padded={false}>
        <Wrap>
          <ul className={styles.points} aria-label={pointsLabel}>
            {points.map((point) => (
              <li key={point.title}>
                <h2 className={styles.point}>{point.title}</h2>
                <p>{point.line}</p>
              </li>
            ))}
          </ul>
          <div className={styles.list}>
            <div className={styles.heading}>
              <Heading title={listTitle(services)} />
            </div>
            <ul className={styles.grid}>
              {MAKEUP_SERVICES.map((offered) => (
                <MakeupCard key={offered.id} offered={offered} />
              ))}
            </ul>
          </div>
        </Wrap>
      </Section>
    </>
  );
}
