import type { ReactNode } from 'react';
import type { NumberedPayment } from '#src/domain/money/money.ts';
import { receiptNumber } from '#src/domain/money/paper-name.ts';
import { Button } from '#src/ui/button.tsx';
import { MONEY_PART as text } from '#text/money.ts';
import styles from './money.module.css';
import { paymentText } from './money-words.ts';

interface PaymentListProps {
  readonly orderNumber: string;
  readonly payments: readonly NumberedPayment[];
  readonly onPrint: (payment: NumberedPayment) => void;
  /** What else can be done with a payment that counts. */
  readonly actionsOf?: (payment: NumberedPayment) => ReactNode;
}

/** Payments in the order in which they were entered, each with its receipt; those that do not count are struck out. */
export function PaymentList({ orderNumber, payments, onPrint, actionsOf }: PaymentListProps) {
  return (
    <ol className={styles.payments} aria-label={text.payments}>
      {payments.map((payment) => {
        const { place, note, voided } = payment;
        return (
          <li key={place} className={styles.payment} data-void={voided === undefined ? undefined : ''}>
            <p>{paymentText(payment)}</p>
            {note !== '' && <p className={styles.small}>{note}</p>}
            {voided === undefined ? (
              <div className={styles.buttons}>
                <Button
                  look="link"
                  icon="print"
                  aria-label={text.receiptOf(receiptNumber(orderNumber, place))}
                  onClick={() => onPrint(payment)}
                >
                  {text.receipt}
                </Button>
                {actionsOf?.(payment)}
              </div>
            ) : (
              <p className={styles.small}>{text.voided(voided)}</p>
            )}
          </li>
        );
      })}
    </ol>
  );
}
