import type { PriceRange } from '#src/config/price.ts';
import { groupDigits } from '#src/lib/money.ts';
import styles from './price.module.css';

interface PriceProps {
  /** Whole rupees; a range when the ends differ. */
  price: PriceRange | number;
  /** What the price is for: `per card`, `a day`. */
  unit?: string;
  /** `row` in lists, `series` beside a large title. */
  size?: 'row' | 'series';
}

/**
 * A price as the house sets it: a small ₹, figures in Rozha, Indian grouping, the unit in plain text.
 * Read aloud it is one phrase: '₹22 to 26 per card'.
 */
export function Price({ price, unit, size = 'row' }: PriceProps) {
  const { low, high } = typeof price === 'number' ? { low: price, high: price } : price;
  return (
    <span className={size === 'series' ? `${styles.price} ${styles.series}` : styles.price}>
      <span className={styles.sign}>₹</span>
      {groupDigits(low)}
      {low !== high && (
        <>
          <span className={styles.dash}>–</span>
          {groupDigits(high)}
        </>
      )}
      {unit && <span className={styles.unit}> {unit}</span>}
    </span>
  );
}
