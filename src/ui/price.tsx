import type { PriceRange } from '#src/config/price.ts';
import { groupDigits } from '#src/lib/money.ts';
import styles from './price.module.css';

interface PriceProps {
  /** Whole rupees. */
  price: PriceRange | number;
  unit?: string;
  size?: 'row' | 'series';
}

/** With Indian grouping, read aloud as one phrase: '₹22 to 26 per card'. */
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
