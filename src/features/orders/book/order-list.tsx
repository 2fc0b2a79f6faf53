import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { MANAGE_ORDERS as text } from '#src/content/manage-orders.ts';
import type { Guard } from '#src/lib/guard.ts';
import type { PageCursor } from '#src/lib/pages-api.ts';
import { usePages } from '#src/lib/use-pages.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { MorePages } from '#src/ui/more-pages.tsx';
import { listOrders } from '../orders-api.ts';
import type { BookFilter } from './book-filter.ts';
import { filterIn } from './book-filter.ts';
import { BookSumsLine } from './book-sums.tsx';
import { ExportOrders } from './export-orders.tsx';
import { FilterBar } from './filter-bar.tsx';
import { FoundOrders } from './found-orders.tsx';
import styles from './order-book.module.css';
import { OrderRow } from './order-row.tsx';

/** Orders by status, kind and month, newest first, or those that a search finds. */
export function OrderList({ guard }: { readonly guard: Guard }) {
  const [search] = useSearchParams();
  const { status, kind, month } = filterIn(search);
  const filter = useMemo(() => ({ status, kind, month }), [status, kind, month]);
  const [wanted, setWanted] = useState('');
  return (
    <>
      <FilterBar filter={filter} wanted={wanted} onSearch={setWanted} />
      {wanted === '' ? (
        <FilteredOrders key={[status, kind, month].join()} filter={filter} guard={guard} />
      ) : (
        <FoundOrders key={wanted} wanted={wanted} guard={guard} />
      )}
    </>
  );
}

function FilteredOrders({ filter, guard }: { readonly filter: BookFilter; readonly guard: Guard }) {
  const read = useCallback((after?: PageCursor) => guard(() => listOrders(filter, after)), [filter, guard]);
  const pages = usePages(read);
  const { status, items } = pages;
  const isFiltered = Object.values(filter).some((chosen) => chosen !== undefined);
  const { title, line } = isFiltered ? text.emptyFilter : text.empty;
  return (
    <>
      <div className={styles.bar}>
        <BookSumsLine filter={filter} guard={guard} />
        <ExportOrders filter={filter} guard={guard} />
      </div>
      {status === 'reading' && items.length === 0 && <p role="status">{text.reading}</p>}
      {status === 'ready' && items.length === 0 && <EmptyState title={title} line={line} />}
      {items.length > 0 && (
        <ul className={styles.list} aria-label={text.list} aria-busy={status === 'reading'}>
          {items.map((entry) => (
            <OrderRow key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
      <MorePages pages={pages} unreachable={text.unreachable} older={text.older} />
    </>
  );
}
