import { SITE } from '#src/config/site.ts';
import styles from './contact-list.module.css';
import type { IconName } from './icon.tsx';
import { Icon } from './icon.tsx';

export interface Contact {
  readonly label: string;
  readonly value: string;
  readonly icon: IconName;
  readonly href: string;
}

export function ContactList({ contacts }: { contacts: readonly Contact[] }) {
  return (
    <ul className={styles.list}>
      {contacts.map(({ label, value, icon, href }) => (
        <li key={label} className={styles.row}>
          <a
            className={styles.link}
            href={href}
            {...(href.startsWith('http') ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
          >
            <Icon name={icon} />
            <span>
              <span className={styles.label}>{label}</span> <span className={styles.value}>{value}</span>
            </span>
            <Icon name="chevronRight" size={18} />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** `https://www.instagram.com/mangal` → `mangal`; empty if the shop has no profile. */
export function instagramContact(label: string): readonly Contact[] {
  const href = SITE.instagram;
  if (href === '') return [];
  return [{ label, value: new URL(href).pathname.replaceAll('/', '') || href, icon: 'instagram', href }];
}
