import { PATHS } from '#src/config/paths.ts';
import { tierPrice } from '#src/data/board/tier-price.ts';
import { useToday } from '#src/data/board/today-store.ts';
import { DateBar } from '#src/features/wedding-date/date-bar.tsx';
import { rupeeRange } from '#src/lib/money.ts';
import { LinkButton } from '#src/ui/button.tsx';
import { Heading } from '#src/ui/heading.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { PictureHeader } from '#src/ui/picture-header.tsx';
import { RateList } from '#src/ui/rate-row.tsx';
import { Section, Wrap } from '#src/ui/section.tsx';
import type { TierId } from '#text/catalogue/photography.ts';
import { TIERS, tierOf } from '#text/catalogue/photography.ts';
import { PHOTOGRAPHY_TIER } from '#text/photography.ts';
import { PackageRow } from './package-row.tsx';
import styles from './photography-tier.module.css';

/** Shared layout of the three tier pages. */
export function PhotographyTier({ id }: { id: TierId }) {
  const { items } = useToday();
  const tier = tierOf(id);
  const { title, description, hindi, listLabel, others } = PHOTOGRAPHY_TIER;
  return (
    <>
      <PageHead
        title={title(tier.name)}
        description={description(tier.name, rupeeRange(tierPrice(tier, items)))}
        path={tier.path}
        share="photography"
      />
      <PictureHeader title={title(tier.name)} hindi={hindi[id]} line={tier.line} picture={tier.picture} />
      <DateBar />
      <Section padded={false}>
        <Wrap>
          <div className={styles.list}>
            <RateList label={listLabel(tier.name)}>
              {tier.packages.map((item) => (
                <PackageRow key={item.id} item={item} />
              ))}
            </RateList>
          </div>
        </Wrap>
      </Section>
      <Section ground="sand" padded={false} labelledBy="other-tiers">
        <Wrap>
          <div className={styles.others}>
            <Heading title={others.title} id="other-tiers" />
            <ul className={styles.links}>
              {TIERS.filter((other) => other.id !== id).map((other) => (
                <li key={other.id} className={styles.link}>
                  <LinkButton to={other.path} look="link">
                    {title(other.name)}
                  </LinkButton>
                  <span>{rupeeRange(tierPrice(other, items))}</span>
                </li>
              ))}
              <li className={styles.link}>
                <LinkButton to={PATHS.photography} look="link">
                  {others.all}
                </LinkButton>
                <span>{others.allLine}</span>
              </li>
            </ul>
          </div>
        </Wrap>
      </Section>
    </>
  );
}
