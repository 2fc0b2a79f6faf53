import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { COUNT_LIMIT } from '#src/config/page-size.ts';
import { MANAGE_ORDERS as text } from '#src/content/manage-orders.ts';
import type { Guard } from '#src/lib/guard.ts';
import { groupDigits, rupeeRange } from '#src/lib/money.ts';
import type { PageCursor } from '#src/lib/pages-api.ts';
import { usePages } from '#src/lib/use-pages.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { ExportButton } from '#src/ui/export-button.tsx';
import { MorePages } from '#src/ui/more-pages.tsx';
import { Notice } from '#src/ui/notice.tsx';
import type { BookEntry, BookSums } from '../orders-api.ts';
import { findOrders, listOrders, listOrdersById, sumOrders } from '../orders-api.ts';
import type { BookFilter } from './book-filter.ts';
import { filterIn } from './book-filter.ts';
import { FilterBar } from './filter-bar.tsx';
import styles from './order-book.module.css';
import { OrderRow } from './order-row.tsx';
import { searchOf } from './order-search.ts';
import { ordersCsv } from './orders-csv.ts';

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

interface BookSumsProps {
  readonly filter: BookFilter;
  readonly guard: Guard;
}

/** How many orders match the filter, and what they come to. */
function BookSumsLine({ filter, guard }: BookSumsProps) {
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

interface ExportOrdersProps {
  readonly filter: BookFilter;
  readonly guard: Guard;
}

/** Saves all orders of the filter that can be read. */
function ExportOrders({ filter, guard }: ExportOrdersProps) {
  return (
    <ExportButton
      text={text}
      file={['orders', filter.status, filter.kind, filter.month].filter(Boolean).join('-')}
      read={(after) => guard(() => listOrdersById(filter, after))}
      csvOf={(entries) => ordersCsv(entries.flatMap(({ order }) => order ?? []))}
    />
  );
}

type Found = readonly BookEntry[] | 'reading' | 'unreachable';

/** What a search finds in the whole book. */
function FoundOrders({ wanted, guard }: { readonly wanted: string; readonly guard: Guard }) {
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
