import type { CouponTerms } from '#src/domain/board/board.ts';
import { isPriceAgreed } from '#src/domain/money/money.ts';
import type { Order } from '#src/domain/order/order.ts';
import { rupeeRange, rupeeRangeShort } from '#src/lib/money.ts';
import { BOARD_TEXT } from '#text/board.ts';
import { offerText } from '#text/card-offers.ts';
import { BOOK_ORDER, MANAGE_ORDERS } from '#text/manage-orders.ts';
import { ORDER_PAGE } from '#text/orders.ts';
import { couponText } from '../board-text.ts';
import type { ShownLine } from '../catalogue-item.ts';
import type { Differences } from '../differences.ts';
import { OrderLines } from '../page/order-lines.tsx';
import styles from './book-order.module.css';

const text = BOOK_ORDER.differences;

interface CheckedLinesProps {
  readonly order: Order;
  readonly lines: readonly ShownLine[];
  readonly differences: Differences;
  /** If its coupon was one of ours. */
  readonly coupon: CouponTerms | undefined;
}

/** An order's lines, total, offers and coupon, with every difference from our prices in red. */
export function CheckedLines({ order, lines, differences, coupon }: CheckedLinesProps) {
  const { kind, total, discounts } = order;
  const hasPrices = kind === 'cards' || total.high > 0;
  const remarkOn = ({ key, id, item }: ShownLine) => {
    const difference = differences.lines.get(key);
    if (difference === undefined) return item?.isOut ? BOOK_ORDER.out : undefined;
    if (difference === 'unknown') return text.unknown(id);
    return text.price(item?.price ? rupeeRangeShort(item.price) : text.none);
  };
  return (
    <>
      <OrderLines lines={lines} remarkOn={remarkOn} remarksAreFaults />
      <p className={styles.total}>
        <span>{hasPrices ? `${ORDER_PAGE.total} ${ORDER_PAGE.estimate}` : ORDER_PAGE.totalItems}</span>
        <b className={differences.total && styles.different}>
          {hasPrices ? rupeeRange(total) : MANAGE_ORDERS.dishes(lines.length)}
        </b>
      </p>
      {differences.total && <p className={styles.different}>{text.total(rupeeRange(differences.total))}</p>}
      {order.board > 0 && <p className={styles.small}>{BOARD_TEXT.priceList(order.board)}</p>}
      {(discounts.length > 0 || order.coupon !== '') && (
        <>
          <h3 className={styles.offersTitle}>{BOOK_ORDER.offers}</h3>
          <ul className={styles.offers}>
            {discounts.map((discount) => (
              <li key={discount}>
                {offerText(discount) ?? <q>{discount}</q>}
                {differences.unknownOffers.includes(discount) && (
                  <span className={styles.different}> {text.discount}</span>
                )}
                {differences.lateOffers.includes(discount) && (
                  <span className={styles.different}> {text.late}</span>
                )}
              </li>
            ))}
            {coupon && <li>{couponText(coupon)}</li>}
            {differences.unknownCoupon && (
              <li>
                <q>{order.coupon}</q> <span className={styles.different}>{text.coupon}</span>
              </li>
            )}
          </ul>
          {!isPriceAgreed(order.money) && <p className={styles.small}>{ORDER_PAGE.toConfirm}</p>}
        </>
      )}
    </>
  );
}
