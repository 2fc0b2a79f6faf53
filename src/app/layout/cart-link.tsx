import { Link } from 'react-router-dom';
import { PATHS } from '#src/config/paths.ts';
import { LAYOUT } from '#src/content/layout.ts';
import { designsWords } from '#src/features/card-cart/card-cart.ts';
import { Icon } from '#src/ui/icon.tsx';
import styles from './cart-link.module.css';
import { useBag } from './use-bag.ts';

/** The bag in the header with how many designs and dishes are in it; no badge while it is empty. */
export function CartLink() {
  const { designs, dishes } = useBag();
  const count = designs + dishes;
  const label = [
    LAYOUT.menu.cart.label,
    designs > 0 && designsWords(designs),
    dishes > 0 && LAYOUT.dishes(dishes),
  ];
  return (
    <Link className={styles.cart} to={PATHS.cart} aria-label={label.filter(Boolean).join(', ')}>
      <Icon name="bag" />
      {count > 0 && (
        <span className={styles.badge} aria-hidden="true">
          {count}
        </span>
      )}
    </Link>
  );
}
