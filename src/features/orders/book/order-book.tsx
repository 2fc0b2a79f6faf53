import { useCallback, useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { PATHS } from '#src/config/paths.ts';
import { lastLook } from '#src/data/last-looks.ts';
import { DOCUMENT_ID_PATTERN } from '#src/lib/document-id.ts';
import { fieldsOf } from '#src/lib/fields-of.ts';
import type { Guard } from '#src/lib/guard.ts';
import { LinkButton } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Unreachable } from '#src/ui/more-pages.tsx';
import { BOOK_ORDER, MANAGE_ORDERS } from '#text/manage-orders.ts';
import { MoneyPanel } from '../money/lazy-money-panel.tsx';
import type { BookEntry } from '../orders-api.ts';
import type { RemarkOn } from './book-order.tsx';
import { BookOrder } from './book-order.tsx';
import styles from './order-book.module.css';
import { OrderList } from './order-list.tsx';
import { reopenOrder } from './reopen-order.ts';
import { useNewOrders } from './use-new-orders.ts';

const { reading, unreachable } = MANAGE_ORDERS;

const ID = new RegExp(DOCUMENT_ID_PATTERN, 'u');

interface OrderBookProps {
  readonly guard: Guard;
  readonly isOwner: boolean;
  readonly remarkOn?: RemarkOn;
  readonly bookingsOn?: RemarkOn;
}

/** The list of orders, or the one that the address names (`?order=ID`). */
export function OrderBook(props: OrderBookProps) {
  const [search] = useSearchParams();
  const id = search.get('order') ?? '';
  const isOpened = ID.test(id);
  // Not in the address: names are private. A link from elsewhere names an order's number.
  const { find } = fieldsOf(useLocation().state);
  const [wanted, setWanted] = useState(typeof find === 'string' ? find : '');
  const news = useNewOrders();
  const { listenFrom } = news;
  useEffect(() => {
    // The list listens from its newest order on, but is not there.
    if (isOpened || wanted !== '') listenFrom(lastLook('orders'));
  }, [isOpened, wanted, listenFrom]);
  return isOpened ? (
    <OpenedOrder key={id} id={id} {...props} />
  ) : (
    <OrderList guard={props.guard} isOwner={props.isOwner} wanted={wanted} onSearch={setWanted} news={news} />
  );
}

/** One order of the book, read anew. */
function OpenedOrder({ id, ...props }: OrderBookProps & { readonly id: string }) {
  const { guard, isOwner } = props;
  const [entry, setEntry] = useState<BookEntry | 'reading' | 'unreachable'>('reading');
  const [search] = useSearchParams();
  const list = new URLSearchParams(search);
  list.delete('order');

  const read = useCallback(() => {
    setEntry('reading');
    // A panel that came later would move the buttons below it while they are pressed.
    Promise.all([reopenOrder(id, guard), isOwner && MoneyPanel.preload()]).then(
      ([opened]) => setEntry(opened),
      () => setEntry('unreachable'),
    );
  }, [id, guard, isOwner]);
  useEffect(read, [read]);

  return (
    <>
      <p className={styles.back}>
        <LinkButton look="link" to={`${PATHS.manageOrders}?${list}`}>
          {BOOK_ORDER.back}
        </LinkButton>
      </p>
      {entry === 'reading' && <p role="status">{reading}</p>}
      {entry === 'unreachable' && <Unreachable text={unreachable} onRetry={read} />}
      {typeof entry === 'object' &&
        (entry.order ? (
          <BookOrder {...props} order={entry.order} onChange={(order) => setEntry({ id, order })} />
        ) : (
          <EmptyState title={BOOK_ORDER.missing.title} line={BOOK_ORDER.missing.line} />
        ))}
    </>
  );
}
