import { useCallback, useEffect, useState } from 'react';
import { MANAGE_ORDERS as text } from '#src/content/manage-orders.ts';
import type { Guard } from '#src/lib/guard.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import type { BookEntry } from '../orders-api.ts';
import { findOrders } from '../orders-api.ts';
import styles from './order-book.module.css';
import { OrderRow } from './order-row.tsx';
import { searchOf } from './order-search.ts';

type Found = readonly BookEntry[] | 'reading' | 'unreachable';

/** What a search finds in the whole book. */
export function FoundOrders({ wanted, guard }: { readonly wanted: string; readonly guard: Guard }) {
  const [found, setFound] = useState<Found>('reading');
  const read = useCallback(() => {
    const search = searchOf(wanted);
    if (!search) return setFound([]);
    setFound('reading');
    guard(() => findOrders(search)).then(setFound, () => setFound('unreachable'));
  }, [wanted, guard]);
  useEffect(read, [read]);

  if (found === 'reading') return <p role="status">{text.reading}</p>;
  if (found === 'unreachable') {
    return (
      <Notice title={text.unreachable.title}>
        <p>{text.unreachable.line}</p>
        <Button look="link" onClick={read}>
          {text.unreachable.retry}
        </Button>
      </Notice>
    );
  }
  return (
    <>
      <p role="status">{found.length === 0 ? text.noneFound(wanted) : text.found(wanted)}</p>
      <ul className={styles.list} aria-label={text.list}>
        {found.map((entry) => (
          <OrderRow key={entry.id} entry={entry} />
        ))}
      </ul>
    </>
  );
}
