import { Link } from 'react-router-dom';
import { PATHS } from '#src/config/paths.ts';
import { LAYOUT } from '#src/content/layout.ts';
import { designsWords } from '#src/features/card-cart/card-cart.ts';
import { useCardCount } from '#src/features/card-cart/use-card-cart.ts';
import { Icon } from '#src/ui/icon.tsx';
import styles from './cart-link.module.css';

/** The bag in the header with how many designs are in it; no badge while it is empty. */
export function CartLink() {
  const count = useCardCount();
  return (
    <Link
      className={styles.cart}
      to={PATHS.cart}
      aria-label={count > 0 ? `${LAYOUT.menu.cart.label}, ${designsWords(count)}` : LAYOUT.menu.cart.label}
    >
      <Icon name="bag" />
      {count > 0 && (
        <span className={styles.badge} aria-hidden="true">
          {count}
        </span>
      )}
    </Link>
  );
}
