import { LEGAL } from '#src/config/legal.ts';
import { SHOP_MONEY } from '#src/config/shop-money.ts';
import type { Money } from '#src/domain/money/money.ts';
import { paymentsOf } from '#src/domain/money/money.ts';
import type { NextPayment } from '#src/domain/money/money-sums.ts';
import { nextPayment, sumsOf } from '#src/domain/money/money-sums.ts';
import { upiAddress } from '#src/domain/money/upi.ts';
import type { Order } from '#src/domain/order/order.ts';
import { showDay } from '#src/domain/show-day.ts';
import { rupees } from '#src/lib/money.ts';
import { Button } from '#src/ui/button.tsx';
import { copyText } from '#src/ui/copy-text.ts';
import { QrCode } from '#src/ui/qr-code.tsx';
import { MONEY_PART, MONEY_PART as text } from '#text/money.ts';
import styles from './money.module.css';
import { PaperList, PaymentList, PriceList, SumList } from './money-lists.tsx';
import { usePapers } from './money-papers.tsx';
import { MoneyTerms } from './money-terms.tsx';
import { TAX_SCHEME } from './money-text.ts';

interface MoneyPartProps {
  readonly order: Order;
  readonly money: Money;
  /** Whether it has just been read: an older copy may ask for what has been paid since. */
  readonly isFresh: boolean;
}

/** What is agreed, paid and due, as the customer sees it on the order's page. Nothing is paid there. */
export function MoneyPart({ order, money, isFresh }: MoneyPartProps) {
  const { paper, busy, printReceipt, printPaper } = usePapers(order, money);
  const now = Date.now();
  const sums = sumsOf(money, order, now);
  const next = nextPayment(money, sums, now);
  const payments = paymentsOf(money);
  const isAgreed = money.lines.length > 0;
  const isCancelled = order.status === 'cancelled';
  const isPaid = isAgreed && !isCancelled && sums.due === 0 && sums.back === 0;
  return (
    <section className={styles.part} aria-labelledby="order-money">
      <h2 className={styles.title} id="order-money">
        {text.title}
      </h2>
      {isAgreed && <PriceList lines={money.lines} />}
      {isAgreed && TAX_SCHEME === 'regular' && <p className={styles.small}>{text.taxIncluded}</p>}
      {isAgreed && !isCancelled && <MoneyTerms money={money} />}
      <SumList sums={sums} isCancelled={isCancelled} />
      {isPaid && <p>{text.allPaid}</p>}
      {payments.length > 0 && (
        <>
          <h3 className={styles.subtitle}>{text.payments}</h3>
          <PaymentList orderNumber={order.number} payments={payments} onPrint={printReceipt} />
        </>
      )}
      {money.papers.length > 0 && (
        <>
          <h3 className={styles.subtitle}>{text.papers}</h3>
          <PaperList papers={money.papers} busy={busy} onPrint={printPaper} />
        </>
      )}
      {isFresh && money.upi && SHOP_MONEY.upiId !== '' && next && (
        <UpiPart next={next} orderNumber={order.number} />
      )}
      {paper}
    </section>
  );
}

const upiText = MONEY_PART.upi;

interface UpiPartProps {
  readonly next: NextPayment;
  readonly orderNumber: string;
}

/** The next payment as a QR code. No button opens an app: many apps refuse a payment that starts that way. */
function UpiPart({ next: { amount, by, part, isLate }, orderNumber }: UpiPartProps) {
  const { upiId } = SHOP_MONEY;
  const what = upiText.next[part];
  const when = isLate ? upiText.late : upiText.nextBy;
  const address = upiAddress({ payee: upiId, name: LEGAL.name, amount, note: orderNumber });
  const copy = () => copyText(upiId, { copied: upiText.copied, failed: upiText.notCopied });
  return (
    <section className={styles.upi} aria-labelledby="order-upi">
      <h3 className={styles.subtitle} id="order-upi">
        {upiText.title}
      </h3>
      <p className={styles.amount}>{rupees(amount)}</p>
      <p className={isLate ? styles.late : undefined}>{by === '' ? what : when(what, showDay(by))}</p>
      <div className={styles.code}>
        <QrCode address={address} label={upiText.code(rupees(amount), LEGAL.name)} />
      </div>
      <p className={styles.small}>{upiText.scan}</p>
      <p>
        {upiText.payee}: <b>{upiId}</b>
      </p>
      <Button look="secondary" small onClick={copy}>
        {upiText.copy}
      </Button>
      <p className={styles.small}>{upiText.check(LEGAL.name)}</p>
    </section>
  );
}
