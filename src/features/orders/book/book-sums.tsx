import { useEffect, useState } from 'react';
import { COUNT_LIMIT } from '#src/config/page-size.ts';
import { MANAGE_ORDERS as text } from '#src/content/manage-orders.ts';
import type { Guard } from '#src/lib/guard.ts';
import { groupDigits, rupeeRange } from '#src/lib/money.ts';
import type { BookSums } from '../orders-api.ts';
import { sumOrders } from '../orders-api.ts';
import type { BookFilter } from './book-filter.ts';
import styles from './order-book.module.css';

interface BookSumsProps {
  readonly filter: BookFilter;
  readonly guard: Guard;
}

/** How many orders match the filter, and what they come to. */
export function BookSumsLine({ filter, guard }: BookSumsProps) {
  const [sums, setSums] = useState<BookSums | 'unknown'>();
  useEffect(() => {
    let left = false;
    guard(() => sumOrders(filter)).then(
      (read) => !left && setSums(read),
      () => !left && setSums('unknown'),
    );
    return () => {
      left = true;
    };
  }, [filter, guard]);

  if (sums === undefined) return <p className={styles.sums} />;
  if (sums === 'unknown') return <p className={styles.sums}>{text.noSums}</p>;
  const { count, low, high } = sums;
  const shown = `${groupDigits(count)}${count >= COUNT_LIMIT ? '+' : ''}`;
  return (
    <p className={styles.sums} role="status">
      <b>{text.sums(shown, count === 1)}</b>
      {high > 0 && `, ${text.cards(rupeeRange({ low, high }))}`}
    </p>
  );
}
