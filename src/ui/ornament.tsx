import type { TraditionId } from '#src/catalogue/traditions/tradition.ts';
import styles from './ornament.module.css';
import { ORNAMENTS } from './ornament-drawings.ts';

/** A divider that fits the tradition. */
export function Ornament({ tradition }: { tradition: TraditionId }) {
  return (
    <svg
      className={styles.ornament}
      viewBox="0 0 120 24"
      width="120"
      height="24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={ORNAMENTS[tradition]} />
    </svg>
  );
}
