import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { WEDDING_CARDS } from '#text/wedding-cards.ts';
import styles from './promos.module.css';

export function Promos() {
  return (
    <>
      <VisuallyHidden as="div">
        <h2>{WEDDING_CARDS.promosTitle}</h2>
      </VisuallyHidden>
      <ul className={styles.promos}>
        {WEDDING_CARDS.promos.map(({ figure, offer, terms }) => (
          <li key={offer} className={styles.promo}>
            <p>
              <b className={styles.offer}>
                <span className={styles.figure}>{figure}</span> {offer}
              </b>{' '}
              <span className={styles.terms}>{terms}</span>
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
