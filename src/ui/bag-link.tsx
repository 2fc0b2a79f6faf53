import styles from './bag-link.module.css';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';

interface BagLinkProps {
  to: string;
  /** Accessible name, with the count. */
  label: string;
  count: number;
}

export function BagLink({ to, label, count }: BagLinkProps) {
  return (
    <Link className={styles.bag} to={to} aria-label={label}>
      <Icon name="bag" />
      {count > 0 && (
        <span className={styles.badge} aria-hidden="true">
          {count}
        </span>
      )}
    </Link>
  );
}
