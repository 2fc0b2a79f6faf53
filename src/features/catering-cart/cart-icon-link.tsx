import { PATHS } from '#src/config/paths.ts';
import { MENU } from '#src/content/catering.ts';
import { Icon } from '#src/ui/icon.tsx';
import { Link } from '#src/ui/link.tsx';
import styles from './cart-icon-link.module.css';
import { useDishCount } from './use-catering-cart.ts';

/** Link to the catering cart with a badge for the number of dishes. */
export function CartIconLink() {
  const count = useDishCount();
  return (
    <Link className={styles.cart} to={PATHS.cateringCart} aria-label={MENU.cart(count)}>
      <Icon name="bag" />
      {count > 0 && (
        <span className={styles.badge} aria-hidden="true">
          {count}
        </span>
      )}
    </Link>
  );
}
