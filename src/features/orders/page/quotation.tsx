import { SITE } from '#src/config/site.ts';
import type { Coupon } from '#src/domain/board/board.ts';
import { showIndiaDay } from '#src/domain/india-time.ts';
import type { Order } from '#src/domain/order/order.ts';
import { groupDigits, rupeeRange, rupeeRangeShort, rupees, timesAmount } from '#src/lib/money.ts';
import { formatPhone } from '#src/lib/phone.ts';
import { OwnText } from '#src/ui/own-text.tsx';
import { BRAND, CITY } from '#text/brand.ts';
import { offerText } from '#text/card-offers.ts';
import { ORDER_PAGE } from '#text/orders.ts';
import { couponText } from '../board-words.ts';
import type { ShownLine } from '../catalogue-item.ts';
import { groupLines } from '../catalogue-item.ts';
import { offersOf, ourTotal } from '../differences.ts';
import { factsOf } from '../order-words.ts';
import { OrderExtras, OrderFactList } from './order-facts.tsx';
import styles from './quotation.module.css';

const text = ORDER_PAGE.quotation;

interface QuotationProps {
  readonly order: Order;
  readonly lines: readonly ShownLine[];
  /** If its coupon was one of ours. */
  readonly coupon: Coupon | undefined;
}

/** The order on the shop's letterhead, with our prices and offers. Only in print. */
export function Quotation({ order, lines, coupon }: QuotationProps) {
  const { number, kind, createdAt } = order;
  const offers = [
    ...offersOf(order).flatMap((offer) => offerText(offer) ?? []),
    ...(coupon ? [couponText(coupon)] : []),
  ];
  const facts = [
    { label: text.number, value: number, isTyped: false },
    { label: text.day, value: showIndiaDay(createdAt), isTyped: false },
    ...factsOf(order),
  ];
  return (
    <section className={styles.quotation} data-paper="" aria-hidden="true">
      <header className={styles.letterhead}>
        <p className={styles.shop}>
          <OwnText text={BRAND.name} />
        </p>
        <p>
          <OwnText text={BRAND.tagline} />
        </p>
        <p>
          <OwnText text={CITY} /> · {formatPhone(SITE.landline)} · {SITE.email}
        </p>
      </header>
      <h2 className={styles.title}>{text.title}</h2>
      <OrderFactList facts={facts} className={styles.facts} />
      {kind === 'cards' ? <Cards lines={lines} /> : <Dishes order={order} lines={lines} />}
      {offers.length > 0 && (
        <p>
          <b>{ORDER_PAGE.discounts}:</b> {text.promised(offers.join('; '))}
        </p>
      )}
      <p className={styles.note}>{text.note}</p>
    </section>
  );
}

function Cards({ lines }: Pick<QuotationProps, 'lines'>) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{text.item}</th>
          <th scope="col">{text.amount}</th>
          <th scope="col">{text.price}</th>
          <th scope="col">{text.sum}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ key, amount, item }) => (
          <tr key={key}>
            <td>{item ? `${item.name} (${item.group})` : ORDER_PAGE.unknownItem}</td>
            <td>{groupDigits(amount)}</td>
            <td>{item?.price && rupeeRangeShort(item.price)}</td>
            <td>{item?.price && rupeeRange(timesAmount(item.price, amount))}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={3}>
            {ORDER_PAGE.total} {ORDER_PAGE.estimate}
          </th>
          <td>{rupeeRange(ourTotal(lines))}</td>
        </tr>
      </tfoot>
    </table>
  );
}

/** A row for each course, so that a menu of all dishes fits on two pages. */
function Dishes({ order, lines }: Pick<QuotationProps, 'order' | 'lines'>) {
  const { wishes, platePrice, guests } = order;
  return (
    <>
      <table className={`${styles.table} ${styles.dishes}`}>
        <thead>
          <tr>
            <th scope="col">{text.course}</th>
            <th scope="col">{text.dishes}</th>
          </tr>
        </thead>
        <tbody>
          {groupLines(lines).map(([group, ofGroup]) => (
            <tr key={group}>
              <th scope="row">{group || ORDER_PAGE.discontinued}</th>
              <td>{ofGroup.map(dishText).join(', ')}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{ORDER_PAGE.totalItems}</th>
            <td>{groupDigits(lines.length)}</td>
          </tr>
          {platePrice > 0 && (
            <tr>
              <th scope="row">{ORDER_PAGE.perPlate}</th>
              <td>{rupees(platePrice)}</td>
            </tr>
          )}
          {platePrice > 0 && guests > 0 && (
            <tr>
              <th scope="row">{ORDER_PAGE.total}</th>
              <td>
                {ORDER_PAGE.forPlates(groupDigits(guests), rupees(platePrice))} ={' '}
                {rupees(guests * platePrice)}
              </td>
            </tr>
          )}
        </tfoot>
      </table>
      <OrderExtras wishes={wishes} heading="h3" titleClass={undefined} className={styles.facts} />
      {platePrice === 0 && (
        <p>
          <b>{ORDER_PAGE.byQuotation}.</b> {ORDER_PAGE.onRequest}
        </p>
      )}
    </>
  );
}

function dishText({ amount, item }: ShownLine): string {
  const name = item?.name ?? ORDER_PAGE.unknownItem;
  return amount > 1 ? `${name} × ${groupDigits(amount)}` : name;
}
