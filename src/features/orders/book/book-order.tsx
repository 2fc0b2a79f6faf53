import { useEffect, useRef } from 'react';
import type { Today } from '#src/domain/board/today.ts';
import { formatDayAndTime } from '#src/domain/dates.ts';
import type { Order } from '#src/domain/order/order.ts';
import type { Guard } from '#src/lib/guard.ts';
import { Button } from '#src/ui/button.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { MANAGE_MONEY } from '#text/manage-money.ts';
import { MANAGE_ORDERS, BOOK_ORDER as text } from '#text/manage-orders.ts';
import { showLines } from '../catalogue-item.ts';
import { couponOf, differencesOf, isDifferent } from '../differences.ts';
import { factsOf } from '../order-words.ts';
import { OrderExtras, OrderFactList, PrintedNames } from '../page/order-facts.tsx';
import { Quotation } from '../page/quotation.tsx';
import { usePricesThen } from '../reading/use-prices-then.ts';
import { usePrint } from '../use-print.ts';
import styles from './book-order.module.css';
import { CheckedLines } from './checked-lines.tsx';
import { CustomerContact } from './customer-contact.tsx';
import { EraseOrder } from './erase-order.tsx';
import { OrderNoteField } from './order-note.tsx';
import { OrderProgress } from './order-progress.tsx';
import { PlatePriceField } from './plate-price-field.tsx';
import { WorkSlip } from './work-slip.tsx';

const MoneyPanel = lazyPart(() => import('../money/money-panel.tsx').then((module) => module.MoneyPanel), {
  Failed: ({ onRetry }) => (
    <Button look="secondary" small onClick={onRetry}>
      {MANAGE_MONEY.failed}
    </Button>
  ),
});

interface BookOrderProps {
  readonly order: Order;
  readonly guard: Guard;
  /** Prices and erasing are the owner's. */
  readonly isOwner: boolean;
  readonly onChange: (order: Order) => void;
}

/** An order as the shop works with it: checked lines, customer, status, note, and what can be printed. */
export function BookOrder(props: BookOrderProps) {
  const prices = usePricesThen(props.order);
  return prices ? <CheckedOrder {...props} prices={prices} /> : <p role="status">{MANAGE_ORDERS.reading}</p>;
}

function CheckedOrder({
  order,
  prices,
  guard,
  isOwner,
  onChange,
}: BookOrderProps & { readonly prices: Today }) {
  const { id, number, kind, lines, createdAt } = order;
  const shown = showLines(kind, lines, prices.items);
  const differences = differencesOf(order, shown, prices.coupons);
  const { printed, print } = usePrint<Printed>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <article className={styles.order}>
        <h2 ref={heading} tabIndex={-1} className={styles.number}>
          {number}
        </h2>
        <p>{text.placed(formatDayAndTime(new Date(createdAt)))}</p>
        {isDifferent(differences) && (
          <div className={styles.warning}>
            <Notice title={text.differences.title}>
              <p>{text.differences.line}</p>
            </Notice>
          </div>
        )}
        <div className={styles.columns}>
          <div className={styles.side}>
            <OrderProgress order={order} ourTotal={differences.total} guard={guard} onChange={onChange} />
            <section aria-labelledby="order-customer">
              <h3 className={styles.title} id="order-customer">
                {text.customer.title}
              </h3>
              <OrderFactList facts={factsOf(order)} className={styles.facts} />
              <CustomerContact order={order} />
            </section>
          </div>
          <div className={styles.lines}>
            <CheckedLines
              order={order}
              lines={shown}
              differences={differences}
              coupon={couponOf(order, prices.coupons)}
            />
            <OrderExtras
              title={text.wishes}
              wishes={order.wishes}
              heading="h3"
              titleClass={styles.title}
              className={styles.facts}
            />
            <PrintedNames lines={order.printed} heading="h3" />
          </div>
          <div className={styles.side}>
            {kind === 'catering' && isOwner && (
              <PlatePriceField order={order} guard={guard} onChange={onChange} />
            )}
            {isOwner && <MoneyPanel order={order} guard={guard} onChange={onChange} />}
            <OrderNoteField id={id} guard={guard} />
            <div className={styles.actions}>
              <Button look="secondary" icon="print" small onClick={() => print('slip')}>
                {text.print.slips[kind]}
              </Button>
              <Button look="link" icon="print" onClick={() => print('quotation')}>
                {text.print.quotation}
              </Button>
              {isOwner && <EraseOrder order={order} guard={guard} />}
            </div>
          </div>
        </div>
      </article>
      {printed === 'slip' && <WorkSlip order={order} lines={shown} />}
      {printed === 'quotation' && (
        <Quotation order={order} lines={shown} coupon={couponOf(order, prices.coupons)} />
      )}
    </>
  );
}

type Printed = 'slip' | 'quotation';
