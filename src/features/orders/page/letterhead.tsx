import { SITE } from '#src/config/site.ts';
import { formatPhone } from '#src/lib/phone.ts';
import { OwnText } from '#src/ui/own-text.tsx';
import { BRAND, CITY } from '#text/brand.ts';
import styles from './letterhead.module.css';

/** The head of everything that the shop prints for a customer. */
export function Letterhead() {
  return (
    <header className={styles.letterhead}>
      <p className={styles.shop}>
        <OwnText text={BRAND.name} />
      </p>
      <p>
        <OwnText text={BRAND.tagline} />
      </p>
      <p>
        <OwnText text={CITY} /> · {formatPhone(SITE.landline)} · {SITE.email}
      </p>
    </header>
  );
}
