import { ownLanguage } from '#src/ui/own-text.tsx';
import { BRAND } from '#text/brand.ts';
import styles from './wordmark.module.css';

export const NAMES = [...new Set([BRAND.nameLatin, BRAND.nameHindi])].join(' ');

export function Wordmark({ large = false }: { large?: boolean }) {
  return (
    <span className={large ? `${styles.wordmark} ${styles.large}` : styles.wordmark}>
      <span className={styles.latin} lang={ownLanguage(BRAND.nameLatin)}>
        {BRAND.nameLatin}
      </span>
      {BRAND.nameHindi !== BRAND.nameLatin && (
        <span className={styles.hindi} lang="hi">
          {BRAND.nameHindi}
        </span>
      )}
    </span>
  );
}
