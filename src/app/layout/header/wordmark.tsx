import { BRAND } from '#src/config/brand.ts';
import { textLanguage } from '#src/lib/text-language.ts';
import styles from './wordmark.module.css';

/** The shop's name, and its Hindi name beside it if there is one. */
export function Wordmark({ large = false }: { large?: boolean }) {
  return (
    <span className={large ? `${styles.wordmark} ${styles.large}` : styles.wordmark}>
      <span className={styles.latin} lang={textLanguage(BRAND.nameLatin).lang}>
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
