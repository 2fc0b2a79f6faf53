import { BRAND } from '#src/config/brand.ts';
import styles from './wordmark.module.css';

export function Wordmark({ large = false }: { large?: boolean }) {
  return (
    <span className={large ? `${styles.wordmark} ${styles.large}` : styles.wordmark}>
      <span className={styles.latin}>{BRAND.nameLatin}</span>
      <span className={styles.hindi} lang="hi">
        {BRAND.nameHindi}
      </span>
    </span>
  );
}
