import styles from './guest-links.module.css';
import type { IconName } from './icon.tsx';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';

export interface GuestLink {
  readonly label: string;
  readonly icon: IconName;
  readonly to: string;
}

export function GuestLinks({ label, links }: { label: string; links: readonly GuestLink[] }) {
  return (
    <nav className={styles.panel} aria-label={label}>
      <ul>
        {links.map((link) => (
          <li key={link.label} className={styles.row}>
            <Row {...link} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Row({ label, icon, to }: GuestLink) {
  const inside = (
    <>
      <Icon name={icon} size={22} />
      <span className={styles.label}>{label}</span>
      <Icon name="chevronRight" size={18} />
    </>
  );
  return to.startsWith('/') ? (
    <Link className={styles.link} to={to}>
      {inside}
    </Link>
  ) : (
    <a className={styles.link} href={to} target="_blank" rel="noopener noreferrer">
      {inside}
    </a>
  );
}
