import { PATHS } from '#src/config/paths.ts';
import { Icon } from '#src/ui/icon.tsx';
import { Link } from '#src/ui/link.tsx';
import styles from './cart-link.module.css';
import { useBag } from './use-bag.ts';

export function CartLink() {
  const { count, label } = useBag();
  return (
    <Link className={styles.cart} to={PATHS.cart} aria-label={label}>
      <Icon name="bag" />
      {count > 0 && (
        <span className={styles.badge} aria-hidden="true">
          {count}
        </span>
      )}
    </Link>
  );
}
