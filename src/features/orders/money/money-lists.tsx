import type { ReactNode, RefObject } from 'react';
import type { IssuedPaper, NumberedPayment, PriceLine } from '#src/domain/money/money.ts';
import { agreedPrice } from '#src/domain/money/money.ts';
import type { MoneySums } from '#src/domain/money/money-sums.ts';
import { signedRupees } from '#src/domain/money/paise.ts';
import { paperNumber, receiptNumber } from '#src/domain/money/paper-name.ts';
import { groupDigits, rupees } from '#src/lib/money.ts';
import { textLanguage } from '#src/lib/text-language.ts';
import { Button } from '#src/ui/button.tsx';
import { MONEY_PART } from '#text/money.ts';
import styles from './money.module.css';
import { paperTitle, paymentText } from './money-text.ts';

/** Agreed, paid and due; what is paid back, kept and owed only where something is. */
export function SumList({ sums, isCancelled }: { readonly sums: MoneySums; readonly isCancelled: boolean }) {
  const { agreed, received, refunded, due, back, kept } = sums;
  const text = MONEY_PART.sums;
  const rows = [
    { label: text.agreed, amount: agreed, shown: agreed > 0 },
    { label: text.paid, amount: received, shown: true },
    { label: text.refunded, amount: refunded, shown: refunded > 0 },
    { label: text.due, amount: due, shown: agreed > 0 && back === 0 && !isCancelled },
    { label: text.kept, amount: kept, shown: kept > 0 },
    { label: text.back, amount: back, shown: back > 0 },
  ].filter(({ shown }) => shown);
  return (
    <dl className={styles.lines}>
      {rows.map(({ label, amount }, place) => (
        <div key={label} className={styles.row} data-strong={place === rows.length - 1 ? '' : undefined}>
          <dt>{label}</dt>
          <dd>{rupees(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The agreed price, line by line. */
export function PriceList({ lines }: { readonly lines: readonly PriceLine[] }) {
  return (
    <ul className={styles.lines} aria-label={MONEY_PART.lines}>
      {lines.map(({ text, quantity, amount }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike, and none of them ever moves.
        <li key={place} className={styles.row}>
          <span>
            <span {...textLanguage(text)}>{text}</span>
            {quantity > 0 && ` × ${groupDigits(quantity)}`}
          </span>
          <span>{signedRupees(amount)}</span>
        </li>
      ))}
      {lines.length > 1 && (
        <li className={styles.row} data-strong="">
          <span>{MONEY_PART.lines}</span>
          <span>{signedRupees(agreedPrice({ lines }))}</span>
        </li>
      )}
    </ul>
  );
}

interface PaymentListProps {
  /** For moving the focus to the list. */
  readonly list?: RefObject<HTMLOListElement | null>;
  readonly orderNumber: string;
  readonly payments: readonly NumberedPayment[];
  readonly onPrint: (payment: NumberedPayment) => void;
  /** What else can be done with a payment that counts. */
  readonly actionsOf?: (payment: NumberedPayment) => ReactNode;
}

/** Payments in the order in which they were entered, each with its receipt; those that do not count are struck out. */
export function PaymentList({ list, orderNumber, payments, onPrint, actionsOf }: PaymentListProps) {
  return (
    <ol ref={list} tabIndex={list && -1} className={styles.payments} aria-label={MONEY_PART.payments}>
      {payments.map((payment) => {
        const { place, note, voided } = payment;
        return (
          <li key={place} className={styles.payment} data-void={voided === undefined ? undefined : ''}>
            <p>{paymentText(payment)}</p>
            {note !== '' && (
              <p className={styles.small} {...textLanguage(note)}>
                {note}
              </p>
            )}
            {voided === undefined ? (
              <div className={styles.buttons}>
                <Button
                  look="link"
                  icon="print"
                  aria-label={MONEY_PART.receiptOf(receiptNumber(orderNumber, place))}
                  onClick={() => onPrint(payment)}
                >
                  {MONEY_PART.receipt}
                </Button>
                {actionsOf?.(payment)}
              </div>
            ) : (
              <p className={styles.small}>
                {MONEY_PART.voided} <span {...textLanguage(voided)}>{voided}</span>
              </p>
            )}
          </li>
        );
      })}
    </ol>
  );
}

interface PaperListProps {
  readonly papers: readonly IssuedPaper[];
  readonly busy: boolean;
  readonly onPrint: (paper: IssuedPaper) => void;
}

/** Bills and credit notes of an order, to be printed. */
export function PaperList({ papers, busy, onPrint }: PaperListProps) {
  return (
    <ul className={styles.payments} aria-label={MONEY_PART.papers}>
      {papers.map((paper) => (
        <li key={paperNumber(paper)}>
          <Button look="link" icon="print" busy={busy} onClick={() => onPrint(paper)}>
            {/* How the shop was taxed on the day of a bill is only in the bill: any of them may be called that. */}
            {MONEY_PART.print(paperTitle(paper.kind, 'none'), paperNumber(paper))}
          </Button>
        </li>
      ))}
    </ul>
  );
}
