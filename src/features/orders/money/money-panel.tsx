import { useRef, useState } from 'react';
import type { CouponTerms } from '#src/domain/board/board.ts';
import type { Today } from '#src/domain/board/today.ts';
import { showIndiaDay } from '#src/domain/india-time.ts';
import type { InvoiceContent } from '#src/domain/money/invoice.ts';
import { LIMITS } from '#src/domain/money/limits.ts';
import type { Money, MoneyEntry, PaperKind, Payment, Void } from '#src/domain/money/money.ts';
import { NO_MONEY, paymentsOf } from '#src/domain/money/money.ts';
import type { MoneySums } from '#src/domain/money/money-sums.ts';
import { nextPayment, sumsOf } from '#src/domain/money/money-sums.ts';
import { paperNumber } from '#src/domain/money/paper-name.ts';
import type { Order } from '#src/domain/order/order.ts';
import type { Guard } from '#src/lib/guard.ts';
import { rupees } from '#src/lib/money.ts';
import { notify } from '#src/ui/toast.tsx';
import { MANAGE_MONEY as text } from '#text/manage-money.ts';
import { MONEY_PART } from '#text/money.ts';
import { useOrderWork } from '../book/use-order-work.ts';
import { BillPart } from './bill-part.tsx';
import { Mistake } from './mistake.tsx';
import styles from './money.module.css';
import { issuePaper, saveMoney } from './money-api.ts';
import { PaperList, PaymentList, SumList } from './money-lists.tsx';
import { usePapers } from './money-papers.tsx';
import { PaymentForm } from './payment-form.tsx';
import { PriceForm } from './price-form.tsx';

interface MoneyPanelProps {
  readonly order: Order;
  /** Prices of the board that differ from the catalogue's. */
  readonly items: Today['items'];
  /** If the order's coupon was one of ours. */
  readonly coupon: CouponTerms | undefined;
  readonly guard: Guard;
  readonly onChange: (order: Order) => void;
}

/** What the owner has agreed with the customer and was paid, in an order of the book. */
export function MoneyPanel({ order, items, coupon, guard, onChange }: MoneyPanelProps) {
  const money = order.money ?? NO_MONEY;
  const { busy, run } = useOrderWork({ order, guard, onChange, failed: text.notSaved });
  const [priceSaves, setPriceSaves] = useState(0);
  const [paymentSaves, setPaymentSaves] = useState(0);
  const priceTitle = useRef<HTMLElement>(null);
  const paymentTitle = useRef<HTMLElement>(null);
  const billTitle = useRef<HTMLElement>(null);
  const paymentList = useRef<HTMLOListElement>(null);
  const { paper, busy: isReading, printReceipt, printPaper } = usePapers(order, money);
  const now = Date.now();
  const sums = sumsOf(money, order, now);
  const next = nextPayment(money, sums, now);
  const payments = paymentsOf(money);
  const kept = keptLine(order, sums);
  const isFull = money.entries.length >= LIMITS.moneyEntries.max;

  const save = (changed: Money, done: string) => run(() => saveMoney(order, changed), done);
  const enter = (entry: MoneyEntry, done: string) =>
    save({ ...money, entries: [...money.entries, entry] }, done);
  const savePayment = async (payment: Payment) => {
    const saved = await enter(payment, text.payment.saved);
    if (saved) setPaymentSaves((count) => count + 1);
    keepFocus(paymentTitle.current, saved);
  };
  const savePrice = async (changed: Money) => {
    const saved = await save(changed, text.price.saved);
    if (saved) setPriceSaves((count) => count + 1);
    keepFocus(priceTitle.current, saved);
  };
  const voidPayment = async (entry: Void) => {
    const saved = await enter(entry, text.mistake.saved);
    const list = paymentList.current;
    keepFocus(list, saved, list?.children[entry.place - 1]);
  };
  const issue = async (kind: PaperKind, content: () => Promise<InvoiceContent>) => {
    const isIssued = await run(async () => {
      const issued = await issuePaper(order, money, kind, await content());
      notify.success(text.bill.issued(paperNumber(issued.name)));
      return issued.order;
    });
    keepFocus(billTitle.current, isIssued);
  };

  return (
    <section className={styles.part} aria-labelledby="order-money">
      <h3 className={styles.title} id="order-money">
        {text.title}
      </h3>
      <SumList sums={sums} isCancelled={order.status === 'cancelled'} />
      {kept && <p className={styles.small}>{kept}</p>}
      {payments.length > 0 && (
        <PaymentList
          list={paymentList}
          orderNumber={order.number}
          payments={payments}
          onPrint={printReceipt}
          actionsOf={({ place }) =>
            !isFull && (
              <Mistake
                orderNumber={order.number}
                place={place}
                busy={busy}
                onVoid={(entry) => void voidPayment(entry)}
              />
            )
          }
        />
      )}
      <details className={styles.fold}>
        <summary ref={priceTitle}>{text.price.title}</summary>
        {/* It starts over when it is saved, and when the agreed price has changed on another phone. */}
        <PriceForm
          key={JSON.stringify([priceSaves, { ...money, entries: [], papers: [] }])}
          order={order}
          money={money}
          items={items}
          coupon={coupon}
          busy={busy}
          onSave={(changed) => void savePrice(changed)}
        />
      </details>
      <details className={styles.fold}>
        <summary ref={paymentTitle}>{text.payment.title}</summary>
        {isFull ? (
          <p className={styles.small}>{text.payment.full}</p>
        ) : (
          <PaymentForm
            key={paymentSaves}
            paid={sums.paid}
            suggested={
              sums.back > 0 ? { kind: 'out', amount: sums.back } : { kind: 'in', amount: next?.amount ?? 0 }
            }
            busy={busy}
            onEnter={(payment) => void savePayment(payment)}
          />
        )}
      </details>
      <details className={styles.fold}>
        <summary ref={billTitle}>{text.bill.title}</summary>
        <BillPart
          order={order}
          money={money}
          busy={busy}
          onIssue={(kind, content) => void issue(kind, content)}
        />
      </details>
      {money.papers.length > 0 && (
        <>
          <h4 className={styles.subtitle}>{MONEY_PART.papers}</h4>
          <PaperList papers={money.papers} busy={isReading} onPrint={printPaper} />
        </>
      )}
      {paper}
    </section>
  );
}

/** A form is locked while it is saved, and replaced once it is: `heir`, such as its title, takes the focus. */
function keepFocus(
  heir: HTMLElement | null,
  isReplaced: boolean,
  replaced: Element | null | undefined = heir?.parentElement,
): void {
  const { activeElement, body } = document;
  const isInside = replaced?.contains(activeElement) === true;
  if (activeElement === body || (isReplaced && isInside)) heir?.focus();
}

/** Of a cancelled order: that the day of the press decides about the advance. */
function keptLine({ times }: Order, { kept }: MoneySums): string | undefined {
  if (times.cancelled === undefined || kept === 0) return undefined;
  return `${text.price.kept(showIndiaDay(times.cancelled), rupees(kept))} ${text.price.keptByUs}`;
}
