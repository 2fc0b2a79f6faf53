import { PATHS } from '#src/config/paths.ts';
import { CART } from '#src/content/cart.ts';
import { useKnownDishCount } from '#src/features/catering-cart/dish-count.ts';
import { LinkButton } from '#src/ui/button.tsx';
import styles from './chosen-menu.module.css';

/** How many dishes are in the catering cart, and the way there; nothing while it is empty. */
export function ChosenMenu() {
  const count = useKnownDishCount();
  const { title, line, action } = CART.menu;
  if (count === 0) return null;
  return (
    <section className={styles.menu} aria-labelledby="chosen-menu">
      <div>
        <h2 className={styles.title} id="chosen-menu">
          {title}
        </h2>
        <p>{line(count)}</p>
      </div>
      <LinkButton to={PATHS.cateringCart} look="secondary">
        {action}
      </LinkButton>
    </section>
  );
}
