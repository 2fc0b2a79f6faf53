import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { showIndiaDay } from '#src/domain/india-time.ts';
import { amountInWords } from '#src/domain/money/amount-in-words.ts';
import type { Split } from '#src/domain/money/gst.ts';
import { splitPrice, taxTotal } from '#src/domain/money/gst.ts';
import { stateOfGstin } from '#src/domain/money/gstin.ts';
import type { Invoice } from '#src/domain/money/invoice.ts';
import type { Money, NumberedPayment, PaperName } from '#src/domain/money/money.ts';
import { agreedPrice, paymentsOf } from '#src/domain/money/money.ts';
import { rupeesAndPaise } from '#src/domain/money/paise.ts';
import { paperNumber, receiptNumber } from '#src/domain/money/paper-name.ts';
import type { Order } from '#src/domain/order/order.ts';
import { showDay } from '#src/domain/show-day.ts';
import { groupDigits, rupees } from '#src/lib/money.ts';
import { useWork } from '#src/ui/use-work.ts';
import { MONEY_PART, MONEY_PAPERS as text } from '#text/money.ts';
import { STATES } from '#text/states.ts';
import type { OrderFact } from '../order-text.ts';
import { knownFact } from '../order-text.ts';
import paperStyles from '../page/paper.module.css';
import { Paper, PriceTable } from '../page/paper.tsx';
import { usePrint } from '../use-print.ts';
import styles from './money-paper.module.css';
import { paperTitle, sellerFor } from './money-text.ts';
import { readPaper } from './read-paper.ts';

type Printed = { readonly payment: NumberedPayment } | { readonly invoice: Invoice };

/** Prints receipts and bills of an order. `paper` is what is being printed, to be drawn anywhere. */
export function usePapers(
  order: Order,
  money: Money,
): {
  readonly paper: ReactNode;
  readonly busy: boolean;
  readonly printReceipt: (payment: NumberedPayment) => void;
  readonly printPaper: (name: PaperName) => void;
} {
  const { printed, print, clear } = usePrint<Printed>();
  const { busy, run } = useWork(MONEY_PART.unreadable);
  // Otherwise the next quotation would not be printed.
  useEffect(() => {
    window.addEventListener('afterprint', clear);
    return () => window.removeEventListener('afterprint', clear);
  });
  return {
    paper: printed && paperOf(printed, order, money),
    busy,
    printReceipt: (payment) => print({ payment }),
    printPaper: (name) => void run(async () => print({ invoice: await readPaper(order.id, name) })),
  };
}

function paperOf(paper: Printed, order: Order, money: Money): ReactNode {
  return 'payment' in paper ? (
    <Receipt order={order} money={money} payment={paper.payment} />
  ) : (
    <InvoicePaper invoice={paper.invoice} />
  );
}

interface ReceiptProps {
  readonly order: Order;
  readonly money: Money;
  readonly payment: NumberedPayment;
}

/**
 * What the customer gets for a payment, with what was paid until then. Only the latest one has the agreed price: it may have been
 * another when an earlier one was given.
 */
export function Receipt({ order, money, payment }: ReceiptProps) {
  const { place, kind, day, way, amount, note, voided } = payment;
  const seller = sellerFor(order.kind);
  const agreed = agreedPrice(money);
  const soFar = paidUntil(money, place);
  const isLatest = paymentsOf(money).every((other) => other.place <= place || other.voided !== undefined);
  const facts = [
    knownFact(text.number, receiptNumber(order.number, place)),
    knownFact(text.day, showDay(day)),
    knownFact(text.order, order.number),
    knownFact(kind === 'in' ? text.receivedFrom : text.refundedTo, order.name || order.couple),
    knownFact(text.paidBy, MONEY_PART.way[way]),
    knownFact(text.note, note),
    knownFact(text.seller, seller.name),
    knownFact(text.gstin, seller.gstin),
    knownFact(text.fssai, seller.fssai),
  ];
  return (
    <MoneyPaper title={kind === 'in' ? text.receipt : text.refundReceipt} facts={facts}>
      {voided !== undefined && <p className={styles.void}>{text.voided}</p>}
      <table className={paperStyles.table}>
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
              {isLatest && (
                <tr>
                  <th scope="row">{text.agreed}</th>
                  <td>{rupees(agreed)}</td>
                </tr>
              )}
              <tr>
                <th scope="row">{text.soFar}</th>
                <td>{rupees(soFar)}</td>
              </tr>
              {isLatest && order.status !== 'cancelled' && (
                <tr>
                  <th scope="row">{text.left}</th>
                  <td>{rupees(Math.max(0, agreed - soFar))}</td>
                </tr>
              )}
            </>
          )}
        </tbody>
      </table>
      <p className={paperStyles.note}>{text.computer}</p>
    </MoneyPaper>
  );
}

function paidUntil(money: Money, place: number): number {
  return paymentsOf(money)
    .filter((payment) => payment.place <= place && payment.voided === undefined)
    .reduce((sum, { kind, amount }) => (kind === 'in' ? sum + amount : sum - amount), 0);
}

const STATE_NAMES: Readonly<Record<string, string>> = STATES;

/** A tax invoice, a bill without GST, or a credit note, as it was issued. */
export function InvoicePaper({ invoice }: { readonly invoice: Invoice }) {
  const { kind, seller, buyer, orderNumber, credits, reason, issuedAt } = invoice;
  const state = STATE_NAMES[buyer.state];
  const isTaxed = seller.scheme === 'regular';
  const facts = [
    knownFact(text.number, paperNumber(invoice)),
    knownFact(text.day, showIndiaDay(issuedAt)),
    knownFact(text.order, orderNumber),
    knownFact(text.supply, isTaxed && state ? text.state(state, buyer.state) : ''),
    knownFact(paperTitle('INV', seller.scheme), credits ? text.credits(paperNumber(credits)) : ''),
    knownFact(text.reason, reason),
  ];
  return (
    <MoneyPaper title={paperTitle(kind, seller.scheme)} facts={facts}>
      <div className={styles.sides}>
        <Side title={text.seller} {...seller} />
        <Side title={text.buyer} {...buyer} fssai="" />
      </div>
      {isTaxed ? <TaxedLines invoice={invoice} /> : <PlainLines invoice={invoice} />}
      <p lang="en">{amountInWords(invoice.total)}</p>
      {seller.scheme === 'composition' && <p>{text.composition}</p>}
      <p className={paperStyles.note}>
        {isTaxed && `${text.reverse}. `}
        {text.computer}
      </p>
    </MoneyPaper>
  );
}

interface SideProps {
  readonly title: string;
  readonly name: string;
  readonly address: string;
  readonly gstin: string;
  readonly fssai: string;
}

function Side({ title, name, address, gstin, fssai }: SideProps) {
  return (
    <div>
      <p className={styles.side}>{title}</p>
      <p>
        <b>{name}</b>
      </p>
      {address !== '' && <p>{address}</p>}
      {gstin !== '' && (
        <p>
          {text.gstin}: {gstin}
        </p>
      )}
      {fssai !== '' && (
        <p>
          {text.fssai}: {fssai}
        </p>
      )}
    </div>
  );
}

/** Within a state GST is half the centre's and half the state's; between states it is one tax. */
function TaxedLines({ invoice: { lines, total, seller, buyer } }: { readonly invoice: Invoice }) {
  const withinState = buyer.state === '' || buyer.state === stateOfGstin(seller.gstin);
  const taxes = withinState ? (['cgst', 'sgst'] as const) : (['igst'] as const);
  const splitOf = (split: Split) =>
    (['taxable', ...taxes] as const).map((part) => rupeesAndPaise(split[part]));
  const splits = lines.map((line) => splitPrice(line, withinState));
  const { item, code, quantity, rate, taxable, amount } = text;
  return (
    <PriceTable
      className={styles.table}
      heads={[item, code, quantity, rate, taxable, ...taxes.map((tax) => text[tax]), amount]}
      rows={lines.map((line) => [
        line.text,
        line.code,
        line.quantity > 0 && groupDigits(line.quantity),
        `${line.rate} %`,
        ...splitOf(splitPrice(line, withinState)),
        rupeesAndPaise(line.amount * 100),
      ])}
      total={text.totalWithTax}
      sums={[...splitOf(taxTotal(splits)), rupeesAndPaise(total * 100)]}
    />
  );
}

function PlainLines({ invoice: { lines, total } }: { readonly invoice: Invoice }) {
  return (
    <PriceTable
      className={styles.table}
      heads={[text.item, text.quantity, text.amount]}
      rows={lines.map((line) => [
        line.text,
        line.quantity > 0 && groupDigits(line.quantity),
        rupeesAndPaise(line.amount * 100),
      ])}
      total={text.total}
      sums={[rupeesAndPaise(total * 100)]}
    />
  );
}

interface MoneyPaperProps {
  readonly title: string;
  readonly facts: readonly OrderFact[];
  readonly children: ReactNode;
}

/** Something about money on the letterhead, only in print: beside the page, of which nothing else is printed then. */
function MoneyPaper({ title, facts, children }: MoneyPaperProps) {
  return createPortal(
    <Paper kind="money" title={title} facts={facts.filter(({ value }) => value !== '')}>
      {children}
    </Paper>,
    document.body,
  );
}
