import { tierPrice } from '#src/data/board/tier-price.ts';
import { useToday } from '#src/data/board/today-store.ts';
import { Heading } from '#src/ui/heading.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Link } from '#src/ui/link.tsx';
import { Price } from '#src/ui/price.tsx';
import { Section, Wrap } from '#src/ui/section.tsx';
import { TIERS } from '#text/catalogue/photography.ts';
import { PHOTOGRAPHY } from '#text/photography.ts';
import styles from './tier-cards.module.css';

/** Links to the pages of the three tiers. */
export function TierCards() {
  const { items } = useToday();
  const { title, hindi, line, see } = PHOTOGRAPHY.tiers;
  return (
    <Section labelledBy="tiers">
      <Wrap>
        <Heading title={title} hindi={hindi} line={line} id="tiers" />
        <ul className={styles.tiers}>
          {TIERS.map((tier) => (
            <li key={tier.id} className={styles.tier}>
              <h3>
                <Link to={tier.path} className={styles.link}>
                  {tier.name}
                </Link>
              </h3>
              <p className={styles.line}>{tier.line}</p>
              <Price price={tierPrice(tier, items)} />
              <ul className={styles.packages}>
                {tier.packages.map((item) => (
                  <li key={item.id}>{item.title}</li>
                ))}
              </ul>
              <span className={styles.see} aria-hidden="true">
                {see}
                <Icon name="chevronRight" size={18} />
              </span>
            </li>
          ))}
        </ul>
      </Wrap>
    </Section>
  );
}
