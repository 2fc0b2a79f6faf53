import type { PriceLine } from '#src/domain/money/money.ts';
import { agreedPrice } from '#src/domain/money/money.ts';
import { signedRupees } from '#src/domain/money/paise.ts';
import { groupDigits } from '#src/lib/money.ts';
import { MONEY_PART } from '#text/money.ts';
import styles from './money.module.css';

/** The agreed price, line by line. */
export function PriceList({ lines }: { readonly lines: readonly PriceLine[] }) {
  return (
    <ul className={styles.lines} aria-label={MONEY_PART.lines}>
      {lines.map(({ text, quantity, amount }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike, and none of them ever moves.
        <li key={place} className={styles.row}>
          <span>{quantity > 0 ? `${text} × ${groupDigits(quantity)}` : text}</span>
          <span>{signedRupees(amount)}</span>
        </li>
      ))}
      {lines.length > 1 && (
        <li className={styles.row} data-strong="">
          <span>{MONEY_PART.lines}</span>
          <span>{signedRupees(agreedPrice({ lines }))}</span>
        </li>
      )}
    </ul>
  );
}
