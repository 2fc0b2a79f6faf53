import type { CateringParty } from '#src/features/catering-cart/catering-party.ts';
import { guestsText, showDate } from '#src/features/catering-cart/catering-party.ts';
import { LinkButton } from '#src/ui/button.tsx';
import { CATERING_CART, MENUS } from '#text/catering.ts';
import { DINNER } from '#text/dinner.ts';
import styles from './dinner-card.module.css';
import { DinnerUpdate } from './dinner-update.tsx';
import { menusLeft } from './menus-left.ts';

interface DinnerCardProps {
  readonly party: CateringParty;
  readonly chosen: ReadonlySet<string>;
  readonly heading: 'h1' | 'h2';
}

/** Whose dinner the cart is for, and what is left to choose for it. */
export function DinnerCard({ party, chosen, heading: Heading }: DinnerCardProps) {
  const { occasion, date, place, dinner } = party;
  if (!dinner) return null;
  const day = date === undefined ? '' : showDate(date);
  return (
    <section className={styles.card} aria-label={DINNER.label} data-writing="">
      <Heading className={styles.title}>
        {occasion || dinner.name}
        <span className={styles.couple}>{DINNER.of(dinner.couple)}</span>
      </Heading>
      <p>{[day, place].filter(Boolean).join(', ')}</p>
      <p className={styles.plates}>{guestsText(party)}</p>
      <p className={styles.left}>{DINNER.left}</p>
      <ul className={styles.menus}>
        {menusLeft(chosen, dinner.plates.nonVeg > 0).map(({ id, path, chosen: count, left }) => (
          <li key={id}>
            <LinkButton look="link" to={path}>
              {MENUS[id].title}
            </LinkButton>{' '}
            <span>{count > 0 ? CATERING_CART.dishes(count) : DINNER.leftAll}</span>
            {count > 0 && left.length > 0 && (
              <p className={styles.from}>
                {DINNER.leftFrom}{' '}
                {left.map(({ category, path: to }) => (
                  <LinkButton key={category.id} look="link" small to={to}>
                    {category.short}
                  </LinkButton>
                ))}
              </p>
            )}
          </li>
        ))}
      </ul>
      <DinnerUpdate dinner={dinner} date={date} />
    </section>
  );
}
