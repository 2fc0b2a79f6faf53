import type { CouponTerms } from '#src/domain/board/board.ts';
import type { PriceLine } from '#src/domain/money/money.ts';
import { agreedPrice, paymentsOf } from '#src/domain/money/money.ts';
import { signedRupees } from '#src/domain/money/paise.ts';
import type { Order } from '#src/domain/order/order.ts';
import { dayPlaced } from '#src/domain/order/order-number.ts';
import { showDay } from '#src/domain/show-day.ts';
import { groupDigits, rupeeRange, rupeeRangeShort, rupees, timesAmount } from '#src/lib/money.ts';
import { offerText } from '#text/card-offers.ts';
import { MONEY_PART } from '#text/money.ts';
import { ORDER_PAGE } from '#text/orders.ts';
import { couponText } from '../board-text.ts';
import type { ShownLine } from '../catalogue-item.ts';
import { groupLines } from '../catalogue-item.ts';
import { offersOf, ourTotal } from '../differences.ts';
import { MoneyTerms } from '../money/money-terms.tsx';
import { TAX_SCHEME, waysOfPaying } from '../money/money-text.ts';
import { cancelledFact, factsOf, knownFact } from '../order-text.ts';
import { OrderExtras } from './order-facts.tsx';
import styles from './paper.module.css';
import { Paper, PriceTable } from './paper.tsx';

const text = ORDER_PAGE.quotation;

interface QuotationProps {
  readonly order: Order;
  readonly lines: readonly ShownLine[];
  /** If its coupon was one of ours. */
  readonly coupon: CouponTerms | undefined;
}

/** The order on the shop's letterhead, with our prices and offers. Only in print. */
export function Quotation({ order, lines, coupon }: QuotationProps) {
  const { number, kind, money } = order;
  const offers = [
    ...offersOf(order).flatMap((offer) => offerText(offer) ?? []),
    ...(coupon ? [couponText(coupon)] : []),
  ];
  const agreed = money && money.lines.length > 0 ? money : undefined;
  const hasPaid = money !== undefined && paymentsOf(money).some(({ voided }) => voided === undefined);
  const paidNote = hasPaid ? text.paid : text.nothingPaid;
  const facts = [
    knownFact(text.number, number),
    knownFact(text.day, showDay(dayPlaced(order))),
    ...cancelledFact(order),
    ...factsOf(order),
  ];
  return (
    <Paper title={text.title} facts={facts}>
      {kind === 'catering' && <Dishes order={order} lines={lines} isAgreed={agreed !== undefined} />}
      {kind === 'cards' && !agreed && <Cards lines={lines} />}
      {agreed && <AgreedLines lines={agreed.lines} />}
      {agreed && (
        <div className={styles.terms}>
          {TAX_SCHEME === 'regular' && <p>{MONEY_PART.taxIncluded}</p>}
          {order.status !== 'cancelled' && (
            <>
              <MoneyTerms money={agreed} />
              <p>{text.ways(waysOfPaying())}</p>
            </>
          )}
        </div>
      )}
      {!agreed && offers.length > 0 && (
        <p>
          <b>{ORDER_PAGE.discounts}:</b> {text.promised(offers.join('; '))}
        </p>
      )}
      <p className={styles.note}>{agreed ? text.agreedNote : `${text.note} ${paidNote}`}</p>
    </Paper>
  );
}

/** The agreed price takes the place of the estimate. */
function AgreedLines({ lines }: { readonly lines: readonly PriceLine[] }) {
  return (
    <PriceTable
      heads={[text.item, text.amount, text.sum]}
      rows={lines.map((line) => [
        line.text,
        line.quantity > 0 && groupDigits(line.quantity),
        signedRupees(line.amount),
      ])}
      total={text.agreed}
      sums={[rupees(agreedPrice({ lines }))]}
    />
  );
}

function Cards({ lines }: Pick<QuotationProps, 'lines'>) {
  return (
    <PriceTable
      heads={[text.item, text.amount, text.price, text.sum]}
      rows={lines.map(({ amount, item }) => [
        item ? `${item.name} (${item.group})${outText(item)}` : ORDER_PAGE.unknownItem,
        groupDigits(amount),
        item?.price && rupeeRangeShort(item.price),
        item?.price && rupeeRange(timesAmount(item.price, amount)),
      ])}
      total={`${ORDER_PAGE.total} ${ORDER_PAGE.estimate}`}
      sums={[rupeeRange(ourTotal(lines))]}
    />
  );
}

interface DishesProps extends Pick<QuotationProps, 'order' | 'lines'> {
  readonly isAgreed: boolean;
}

/** A row for each course, so that a menu of all dishes fits on two pages. The agreed price takes the place of one by plates. */
function Dishes({ order, lines, isAgreed }: DishesProps) {
  const { wishes, guests } = order;
  const platePrice = isAgreed ? 0 : order.platePrice;
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
                {ORDER_PAGE.forPlates(groupDigits(guests), guests === 1, rupees(platePrice))} ={' '}
                {rupees(guests * platePrice)}
              </td>
            </tr>
          )}
        </tfoot>
      </table>
      <OrderExtras wishes={wishes} heading="h3" titleClass={undefined} className={styles.facts} />
      {platePrice === 0 && !isAgreed && (
        <p>
          <b>{ORDER_PAGE.byQuotation}.</b> {ORDER_PAGE.onRequest}
        </p>
      )}
    </>
  );
}

function dishText({ amount, item }: ShownLine): string {
  const name = item?.name ?? ORDER_PAGE.unknownItem;
  return `${amount > 1 ? `${name} × ${groupDigits(amount)}` : name}${outText(item)}`;
}

function outText(item: ShownLine['item']): string {
  return item?.isOut ? ` (${ORDER_PAGE.out})` : '';
}
