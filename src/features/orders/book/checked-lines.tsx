import { BOOK_ORDER, MANAGE_ORDERS } from '#src/content/manage-orders.ts';
import { ORDER_PAGE } from '#src/content/orders.ts';
import { groupDigits, rupeeRange, rupeeRangeShort, timesAmount } from '#src/lib/money.ts';
import { Notice } from '#src/ui/notice.tsx';
import { Picture } from '#src/ui/picture.tsx';
import type { ShownLine } from '../catalogue-item.ts';
import type { Order } from '../order.ts';
import styles from './book-order.module.css';
import type { Differences } from './differences.ts';

const text = BOOK_ORDER.differences;

interface CheckedLinesProps {
  readonly order: Order;
  readonly lines: readonly ShownLine[];
  readonly differences: Differences;
}

/** An order's lines, total and offers, with every difference from the catalogue in red. */
export function CheckedLines({ order, lines, differences }: CheckedLinesProps) {
  const { kind, total, discounts } = order;
  const isDifferent =
    differences.lines.size > 0 || differences.total !== undefined || differences.discounts.length > 0;
  const hasPrices = kind === 'cards' || total.high > 0;
  return (
    <>
      {isDifferent && (
        <Notice title={text.title}>
          <p>{text.line}</p>
        </Notice>
      )}
      <ul aria-label={ORDER_PAGE.items}>
        {lines.map((line) => (
          <CheckedLine key={line.key} line={line} difference={differences.lines.get(line.key)} />
        ))}
      </ul>
      <p className={styles.total}>
        <span>{hasPrices ? `${ORDER_PAGE.total} ${ORDER_PAGE.estimate}` : ORDER_PAGE.totalItems}</span>
        <b className={differences.total && styles.different}>
          {hasPrices ? rupeeRange(total) : MANAGE_ORDERS.dishes(lines.length)}
        </b>
      </p>
      {differences.total && <p className={styles.different}>{text.total(rupeeRange(differences.total))}</p>}
      {discounts.length > 0 && (
        <ul className={styles.offers} aria-label={ORDER_PAGE.discounts}>
          {discounts.map((discount) => (
            <li key={discount}>
              {discount}
              {differences.discounts.includes(discount) && (
                <span className={styles.different}> {text.discount}</span>
              )}
            </li>
          ))}
        </ul>
      )}
      {discounts.length > 0 && <p className={styles.small}>{ORDER_PAGE.toConfirm}</p>}
    </>
  );
}

interface CheckedLineProps {
  readonly line: ShownLine;
  readonly difference: 'unknown' | 'price' | undefined;
}

function CheckedLine({ line: { id, amount, price, item }, difference }: CheckedLineProps) {
  const today = item?.price ? rupeeRangeShort(item.price) : text.none;
  return (
    <li className={styles.line}>
      {item && (
        <div className={styles.thumb}>
          <Picture source={item.picture} sizes="54px" />
        </div>
      )}
      <div className={styles.text}>
        <p className={styles.name}>{item?.name ?? id}</p>
        <p className={styles.small}>
          {item && `${item.group}, `}
          {groupDigits(amount)}
          {price && ` × ${rupeeRangeShort(price)}`}
        </p>
        {difference && (
          <p className={styles.different}>{difference === 'unknown' ? text.unknown : text.price(today)}</p>
        )}
      </div>
      {price && (
        <p className={difference ? `${styles.sum} ${styles.different}` : styles.sum}>
          {rupeeRange(timesAmount(price, amount))}
        </p>
      )}
    </li>
  );
}
