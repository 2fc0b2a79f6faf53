import { amountInWords } from '#src/domain/money/amount-in-words.ts';
import type { Money, NumberedPayment } from '#src/domain/money/money.ts';
import { agreedPrice, paymentsOf } from '#src/domain/money/money.ts';
import { receiptNumber } from '#src/domain/money/paper-name.ts';
import type { Order } from '#src/domain/order/order.ts';
import { rupees } from '#src/lib/money.ts';
import { MONEY_PART, MONEY_PAPERS as text } from '#text/money.ts';
import { showDay } from '../order-words.ts';
import quotation from '../page/quotation.module.css';
import styles from './money-paper.module.css';
import { fact, MoneyPaper } from './money-paper.tsx';
import { sellerFor } from './shop-seller.ts';

interface ReceiptProps {
  readonly order: Order;
  readonly money: Money;
  readonly payment: NumberedPayment;
}

/** What the customer gets for a payment, with the sums as they were after it. */
export function Receipt({ order, money, payment }: ReceiptProps) {
  const { place, kind, day, way, amount, note, voided } = payment;
  const seller = sellerFor(order.kind);
  const agreed = agreedPrice(money);
  const soFar = paidUntil(money, place);
  const facts = [
    fact(text.number, receiptNumber(order.number, place)),
    fact(text.day, showDay(day)),
    fact(text.order, order.number),
    fact(kind === 'in' ? text.receivedFrom : text.refundedTo, order.name || order.couple),
    fact(text.paidBy, MONEY_PART.way[way]),
    fact(text.note, note),
    fact(text.seller, seller.name),
    fact(text.gstin, seller.gstin),
    fact(text.fssai, seller.fssai),
  ];
  return (
    <MoneyPaper title={kind === 'in' ? text.receipt : text.refundReceipt} facts={facts}>
      {voided !== undefined && <p className={styles.void}>{text.voided}</p>}
      <table className={quotation.table}>
        <tbody>
          <tr>
            <th scope="row">{text.amount}</th>
            <td>
              <b>{rupees(amount)}</b>
              <br />
              <span lang="en">{amountInWords(amount)}</span>
            </td>
          </tr>
          {agreed > 0 && (
            <>
              <tr>
                <th scope="row">{text.agreed}</th>
                <td>{rupees(agreed)}</td>
              </tr>
              <tr>
                <th scope="row">{text.soFar}</th>
                <td>{rupees(soFar)}</td>
              </tr>
              {order.status !== 'cancelled' && (
                <tr>
                  <th scope="row">{text.left}</th>
                  <td>{rupees(Math.max(0, agreed - soFar))}</td>
                </tr>
              )}
            </>
          )}
        </tbody>
      </table>
      <p className={quotation.note}>{text.computer}</p>
    </MoneyPaper>
  );
}

function paidUntil(money: Money, place: number): number {
  return paymentsOf(money)
    .filter((payment) => payment.place <= place && payment.voided === undefined)
    .reduce((sum, { kind, amount }) => (kind === 'in' ? sum + amount : sum - amount), 0);
}
