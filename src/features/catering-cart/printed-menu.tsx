import type { Dish } from '#src/catalogue/dishes/category.ts';
import { textLanguage } from '#src/lib/text-language.ts';
import { CATERING_CART } from '#text/catering.ts';
import type { DishGroup } from './catering-cart.ts';
import type { CateringParty } from './catering-party.ts';
import { partyText } from './catering-party.ts';
import styles from './printed-menu.module.css';

/** Printable menu in both scripts; in print it replaces the cart. */
export function PrintedMenu({ groups, party }: { groups: readonly DishGroup[]; party: CateringParty }) {
  const { printed } = CATERING_CART;
  const partyLine = partyText(party);
  return (
    <div className={styles.menu} aria-hidden="true">
      <p className={styles.title}>{printed.title}</p>
      {partyLine && <p className={styles.text}>{partyLine}</p>}
      <div className={styles.groups}>
        {groups.map(({ category, chosen }) => (
          <section key={category.id} className={styles.group}>
            <h2 className={styles.category}>
              {category.name} <OtherScript of={category} />
            </h2>
            <ul>
              {chosen.map(({ dish }) => (
                <li key={dish.id} className={styles.dish}>
                  <span>{dish.name}</span>
                  <OtherScript of={dish} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p className={styles.by}>{printed.by}</p>
    </div>
  );
}

interface OtherScriptProps {
  readonly of: Pick<Dish, 'hindi' | 'english'>;
}

function OtherScript({ of: { hindi, english = hindi ?? '' } }: OtherScriptProps) {
  return <span {...textLanguage(english)}>{english}</span>;
}
