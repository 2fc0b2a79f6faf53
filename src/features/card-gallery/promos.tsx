import { WEDDING_CARDS } from '#src/content/wedding-cards.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import styles from './promos.module.css';

/** The three offers that come with cards (SPEC §2), each led by its figure. */
export function Promos() {
  return (
    <>
      <VisuallyHidden>
        <h2>{WEDDING_CARDS.promosTitle}</h2>
      </VisuallyHidden>
      <ul className={styles.promos}>
        {WEDDING_CARDS.promos.map(({ figure, unit, title, line }) => (
          <li key={title} className={styles.promo}>
            <span className={styles.figure}>
              {figure}
              {unit && <small>{unit}</small>}
            </span>
            <span>
              <b className={styles.title}>{title}</b>
              <span className={styles.line}>{line}</span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
