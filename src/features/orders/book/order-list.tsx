import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { COUNT_LIMIT } from '#src/config/page-size.ts';
import { lookAt } from '#src/data/last-looks.ts';
import type { Guard } from '#src/lib/guard.ts';
import { groupDigits, rupeeRange } from '#src/lib/money.ts';
import type { Page, PageCursor } from '#src/lib/pages-api.ts';
import { usePages } from '#src/lib/use-pages.ts';
import { useRead } from '#src/lib/use-read.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { ExportButton } from '#src/ui/export-button.tsx';
import { MorePages, Unreachable } from '#src/ui/more-pages.tsx';
import { MANAGE_ORDERS as text } from '#text/manage-orders.ts';
import { differsFromOurs } from '../differences.ts';
import type { BookEntry } from '../orders-api.ts';
import {
  findOrders,
  listOrders,
  listOrdersById,
  readManyOrders,
  readNote,
  sumOrders,
} from '../orders-api.ts';
import { pricesThen } from '../reading/prices-then.ts';
import { BellSwitch } from './bell-switch.tsx';
import type { BookFilter } from './book-filter.ts';
import { filterIn, isOfFilter } from './book-filter.ts';
import { FilterBar } from './filter-bar.tsx';
import styles from './order-book.module.css';
import { OrderRow } from './order-row.tsx';
import { hasWords, searchOf } from './order-search.ts';
import type { NotedOrder } from './orders-csv.ts';
import { ordersCsv } from './orders-csv.ts';
import type { NewOrders } from './use-new-orders.ts';

interface OrderListProps {
  readonly guard: Guard;
  /** Money is the owner's. */
  readonly isOwner: boolean;
  /** What is searched; empty for all orders of the filter. */
  readonly wanted: string;
  readonly onSearch: (wanted: string) => void;
  readonly news: NewOrders;
}

/** Orders by status, kind and month, newest first, or those that a search finds. */
export function OrderList({ guard, isOwner, wanted, onSearch, news }: OrderListProps) {
  const [search] = useSearchParams();
  const { status, kind, month, by } = filterIn(search);
  const filter = useMemo(() => ({ status, kind, month, by }), [status, kind, month, by]);
  return (
    <>
      <FilterBar filter={filter} wanted={wanted} onSearch={onSearch} />
      {wanted === '' ? (
        <FilteredOrders
          key={[status, kind, month, by].join()}
          filter={filter}
          guard={guard}
          isOwner={isOwner}
          news={news}
        />
      ) : (
        <FoundOrders key={wanted} wanted={wanted} guard={guard} isOwner={isOwner} />
      )}
    </>
  );
}

interface FilteredOrdersProps extends Pick<OrderListProps, 'guard' | 'isOwner'> {
  readonly filter: BookFilter;
  readonly news: NewOrders;
}

function FilteredOrders({ filter, guard, isOwner, news }: FilteredOrdersProps) {
  const read = useCallback((after?: PageCursor) => guard(() => listOrders(filter, after)), [filter, guard]);
  const pages = usePages(read);
  const { status, items } = pages;
  const isRead = status === 'ready' || items.length > 0;
  const isFiltered = Object.values(filter).some((chosen) => chosen !== undefined);
  const { entries, told, unseen, listenFrom } = news;
  const newest = Math.max(0, ...items.map((entry) => placedAt(entry) ?? 0));
  useEffect(() => {
    if (isRead) listenFrom(newest);
  }, [isRead, newest, listenFrom]);
  // By function, an order that has just come has its place in the list when it is read again.
  const came =
    isRead && !filter.by
      ? entries.filter(({ order }) => order && order.createdAt > newest && isOfFilter(order, filter))
      : [];
  const changes = came.map(({ id, order }) => `${id} ${order?.rev}`).join();
  const cameIds = new Set(came.map(({ id }) => id));
  const shown = [...came, ...items.filter(({ id }) => !cameIds.has(id))];
  useEffect(() => {
    // A filter leaves out what the owner has not seen.
    if (isRead && !isFiltered && unseen === 0) lookAt('orders', [newest, ...entries.map(placedAt)]);
  }, [isRead, isFiltered, unseen, newest, entries]);
  const { title, line } = isFiltered ? text.emptyFilter : text.empty;
  return (
    <>
      <div className={styles.bar}>
        {filter.by ? <p /> : <BookSumsLine filter={filter} news={changes} guard={guard} />}
        <BellSwitch />
        <ExportOrders filter={filter} guard={guard} isOwner={isOwner} />
      </div>
      <p className={styles.unseen} role="status">
        {unseen > 0 && text.news.many(unseen)}
      </p>
      {status === 'reading' && items.length === 0 && <p role="status">{text.reading}</p>}
      {status === 'ready' && shown.length === 0 && <EmptyState title={title} line={line} />}
      {shown.length > 0 && (
        <ul className={styles.list} aria-label={text.list} aria-busy={status === 'reading'}>
          {shown.map((entry) => (
            <OrderRow key={entry.id} entry={entry} withMoney={isOwner} isNew={told.has(entry.id)} />
          ))}
        </ul>
      )}
      <MorePages pages={pages} unreachable={text.unreachable} older={text.older} />
    </>
  );
}

function placedAt({ order }: BookEntry): number | undefined {
  return order?.createdAt;
}

interface BookSumsProps {
  readonly filter: BookFilter;
  /** Another one when an order of the filter has come or changed. */
  readonly news: string;
  readonly guard: Guard;
}

/** How many orders match the filter, and what they come to; counted again with the news. */
function BookSumsLine({ filter, news, guard }: BookSumsProps) {
  const { found: sums, again } = useRead(useCallback(() => guard(() => sumOrders(filter)), [filter, guard]));
  const counted = useRef(news);
  useEffect(() => {
    if (counted.current === news) return;
    counted.current = news;
    again();
  }, [news, again]);
  if (sums === 'reading') return <p className={styles.sums} />;
  if (sums === 'failed') return <p className={styles.sums}>{text.noSums}</p>;
  const { count, low, high } = sums;
  const shown = `${groupDigits(count)}${count >= COUNT_LIMIT ? '+' : ''}`;
  return (
    <p className={styles.sums} role="status">
      <b>{text.sums(shown, count === 1)}</b>
      {high > 0 && `, ${text.cards(rupeeRange({ low, high }))}`}
    </p>
  );
}

interface ExportOrdersProps extends Pick<OrderListProps, 'guard' | 'isOwner'> {
  readonly filter: BookFilter;
}

/** Saves all orders of the filter that can be read, with the owner's notes. */
function ExportOrders({ filter, guard, isOwner }: ExportOrdersProps) {
  return (
    <ExportButton
      text={text}
      file={['orders', filter.status, filter.kind, filter.month, filter.by].filter(Boolean).join('-')}
      read={(after) => guard(() => readNoted(filter, after))}
      csvOf={(orders) => ordersCsv(orders, isOwner)}
    />
  );
}

/** A note is a document of its own: one more read for each order. Price lists are mostly read once each (docs/abuse.md). */
async function readNoted(filter: BookFilter, after: PageCursor | undefined): Promise<Page<NotedOrder>> {
  const { items, ...rest } = await listOrdersById(filter, after);
  const noted = items.map(async ({ id, order }) => {
    if (!order) return [];
    const [{ text: note }, prices] = await Promise.all([readNote(id), pricesThen(order)]);
    return [{ order, note, differs: differsFromOurs(order, prices), items: prices.items }];
  });
  return { ...rest, items: (await Promise.all(noted)).flat() };
}

const NOTHING: readonly BookEntry[] = [];

/** What a search finds: parts of texts in the newest orders, whole numbers and beginnings of names in the whole book. */
function FoundOrders({ wanted, guard, isOwner }: Pick<OrderListProps, 'wanted' | 'guard' | 'isOwner'>) {
  const [ofBook, setOfBook] = useState<readonly BookEntry[]>();
  useEffect(() => {
    const search = searchOf(wanted);
    if (!search) return setOfBook(NOTHING);
    // The newest orders are searched all the same.
    guard(() => findOrders(search)).then(setOfBook, () => setOfBook(NOTHING));
  }, [wanted, guard]);
  const read = useCallback((after?: PageCursor) => guard(() => readManyOrders(after)), [guard]);
  const { status, items, next, more } = usePages(read);

  const ids = new Set(ofBook?.map(({ id }) => id));
  const found = [
    ...(ofBook ?? NOTHING),
    ...items.filter(({ id, order }) => order && !ids.has(id) && hasWords(order, wanted)),
  ].sort((one, other) => (other.order?.createdAt ?? 0) - (one.order?.createdAt ?? 0));
  const isReading = status === 'reading' || !ofBook;

  return (
    <>
      <p role="status">
        {isReading && text.reading}
        {!isReading &&
          status === 'ready' &&
          (found.length === 0 ? text.noneFound(wanted) : text.found(wanted))}
      </p>
      {status === 'unreachable' && <Unreachable text={text.unreachable} onRetry={more} />}
      <ul className={styles.list} aria-label={text.list}>
        {found.map((entry) => (
          <OrderRow key={entry.id} entry={entry} withMoney={isOwner} />
        ))}
      </ul>
      {next && (
        <>
          <p>{text.searched(items.length)}</p>
          <Button look="secondary" busy={isReading} onClick={more}>
            {text.searchOlder}
          </Button>
        </>
      )}
    </>
  );
}
