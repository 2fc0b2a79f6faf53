import type { ReactNode } from 'react';
import type { PriceRange } from '#src/config/price.ts';
import type { Today } from '#src/domain/board/today.ts';
import { showIndiaDay } from '#src/domain/india-time.ts';
import { isPriceAgreed } from '#src/domain/money/money.ts';
import type { Order } from '#src/domain/order/order.ts';
import { dayPlaced } from '#src/domain/order/order-number.ts';
import { showDay } from '#src/domain/show-day.ts';
import { groupDigits, rupeeRange, rupeeRangeShort, rupees } from '#src/lib/money.ts';
import { Button } from '#src/ui/button.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { BOARD_TEXT } from '#text/board.ts';
import { offerText } from '#text/card-offers.ts';
import { ORDER_STATUS, ORDER_PAGE as text } from '#text/orders.ts';
import { couponText } from '../board-text.ts';
import type { ShownLine } from '../catalogue-item.ts';
import { showLines } from '../catalogue-item.ts';
import { couponOf, differencesOf, isDifferent, offersOf, ourTotal } from '../differences.ts';
import { factsOf } from '../order-text.ts';
import { usePricesThen } from '../reading/prices-then.ts';
import { OrderExtras, OrderFactList, PrintedNames } from './order-facts.tsx';
import { OrderLines } from './order-lines.tsx';
import styles from './order-view.module.css';
import { Quotation } from './quotation.tsx';

const MoneyPart = lazyPart(() => import('../money/money-part.tsx').then((module) => module.MoneyPart), {
  Failed: ({ onRetry }) => <Button onClick={onRetry}>{text.retry}</Button>,
});

interface OrderViewProps {
  readonly order: Order;
  /** That the order is on this phone only, or could not be read again. */
  readonly note?: string | undefined;
  /** Whether we do not have it, so that it has no status. */
  readonly isUnsent: boolean;
  /** Whether it has just been read from the book. */
  readonly isFresh: boolean;
  /** What the customer can do with the order. */
  readonly actions: ReactNode;
}

/** An order as its customer sees it; `loading` until the prices of its time are loaded. */
export function OrderView({ loading, ...props }: OrderViewProps & { readonly loading: ReactNode }) {
  const prices = usePricesThen(props.order);
  return prices ? <PricedOrder {...props} prices={prices} /> : loading;
}

/**
 * On screen, and as a quotation in print. Anybody can write an order: prices and offers are ours of that time,
 * and texts are quoted.
 */
function PricedOrder({
  order,
  prices,
  note,
  isUnsent,
  isFresh,
  actions,
}: OrderViewProps & { readonly prices: Today }) {
  const { number, kind, lines, printed, status, times, money } = order;
  const shown = showLines(kind, lines, prices.items);
  const differences = differencesOf(order, shown, prices.coupons);
  const coupon = couponOf(order, prices.coupons);
  const offers = offersOf(order);
  const facts = factsOf(order);
  const written = new Map(shown.map(({ key, price }) => [key, price]));
  const remarkOn = ({ key, item }: ShownLine) => {
    const price = differences.lines.has(key) ? written.get(key) : undefined;
    if (price) return text.differs.price(rupeeRangeShort(price));
    return item?.isOut ? text.out : undefined;
  };
  const { name, since, line } = ORDER_STATUS[status];
  const changedAt = times[status];
  const isAgreed = isPriceAgreed(money);
  return (
    <>
      <article className={styles.order}>
        <header>
          <h1 className={styles.title}>
            {text.heading} <span className={styles.number}>{number}</span>
          </h1>
          <p>{text.placed(showDay(dayPlaced(order)))}</p>
        </header>
        {note && (
          <p className={styles.note} role="status">
            {note}
          </p>
        )}
        {isDifferent(differences) && (
          <div className={styles.differs}>
            <Notice kind="note" title={text.differs.title} line={text.differs.line} />
          </div>
        )}
        {!isUnsent && (
          <section className={styles.status} data-status={status} aria-label={text.status}>
            <p className={styles.statusName}>
              {changedAt === undefined ? name : since(showIndiaDay(changedAt))}
            </p>
            <p>{status === 'confirmed' && !isAgreed ? ORDER_STATUS.confirmed.unpriced : line}</p>
          </section>
        )}
        <div className={styles.columns}>
          <section aria-labelledby="order-items">
            <h2 className={styles.subtitle} id="order-items">
              {text.items}
            </h2>
            <OrderLines lines={shown.map(asOurs)} remarkOn={remarkOn} />
            <OrderExtras
              wishes={order.wishes}
              heading="h2"
              titleClass={`${styles.subtitle} ${styles.after}`}
              className={styles.facts}
            />
            <PrintedNames lines={printed} heading="h2" note={text.printed} />
          </section>
          <div>
            {money && (
              <div className={styles.money}>
                <MoneyPart order={order} money={money} isFresh={isFresh} />
              </div>
            )}
            {!isAgreed && (
              <Estimate order={order} ours={ourTotal(shown)} isOther={differences.total !== undefined} />
            )}
            {order.board > 0 && <p className={styles.small}>{BOARD_TEXT.priceList(order.board)}</p>}
            {(offers.length > 0 || coupon) && (
              <>
                <h2 className={styles.subtitle}>{text.discounts}</h2>
                <ul className={styles.discounts}>
                  {offers.map((offer) => (
                    <li key={offer}>{offerText(offer)}</li>
                  ))}
                  {coupon && <li>{couponText(coupon)}</li>}
                </ul>
                {!isAgreed && <p className={styles.small}>{text.toConfirm}</p>}
              </>
            )}
            {facts.length > 0 && <h2 className={`${styles.subtitle} ${styles.after}`}>{text.wrote}</h2>}
            <OrderFactList facts={facts} className={styles.facts} />
            {!money && <p className={styles.unpaid}>{text.unpaid}</p>}
            <div className={styles.actions}>{actions}</div>
          </div>
        </div>
      </article>
      <Quotation order={order} lines={shown} coupon={coupon} />
    </>
  );
}

/** A line at our price. */
function asOurs(line: ShownLine): ShownLine {
  return { ...line, price: line.item?.price };
}

interface EstimateProps {
  readonly order: Order;
  /** By the price list that the order names. */
  readonly ours: PriceRange;
  /** Whether the order says another total. */
  readonly isOther: boolean;
}

/** The estimated price, until a price is agreed. */
function Estimate({ order, ours, isOther }: EstimateProps) {
  const { kind, lines, total } = order;
  const isCards = kind === 'cards';
  return (
    <>
      <p className={styles.total}>
        <span>{isCards ? text.total : text.totalItems}</span>
        <b>{isCards ? rupeeRange(ours) : groupDigits(lines.length)}</b>
      </p>
      {!isCards && <PlatePrice order={order} className={styles.total} />}
      {(isCards || isOther) && (
        <p className={styles.small}>
          {isCards && text.estimate} {isOther && text.differs.total(rupeeRange(total))}
        </p>
      )}
    </>
  );
}

/** The price of a menu: per plate once the owner has set it, by quotation until then. */
function PlatePrice({
  order: { platePrice, guests },
  className,
}: {
  readonly order: Order;
  readonly className: string | undefined;
}) {
  if (platePrice === 0) {
    return (
      <>
        <p>
          <b>{text.byQuotation}</b>
        </p>
        <p>{text.onRequest}</p>
      </>
    );
  }
  return (
    <>
      <p className={className}>
        <span>{text.perPlate}</span>
        <b>{rupees(platePrice)}</b>
      </p>
      {guests > 0 && (
        <p className={className}>
          <span>{text.forPlates(groupDigits(guests), guests === 1, rupees(platePrice))}</span>
          <b>{rupees(guests * platePrice)}</b>
        </p>
      )}
    </>
  );
}
