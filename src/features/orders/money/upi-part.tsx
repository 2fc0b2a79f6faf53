import { LEGAL } from '#src/config/legal.ts';
import { SHOP_MONEY } from '#src/config/shop-money.ts';
import type { NextPayment } from '#src/domain/money/money-sums.ts';
import { upiAddress } from '#src/domain/money/upi.ts';
import { rupees } from '#src/lib/money.ts';
import { Button } from '#src/ui/button.tsx';
import { QrCode } from '#src/ui/qr-code.tsx';
import { notify } from '#src/ui/toast.tsx';
import { MONEY_PART } from '#text/money.ts';
import { showDay } from '../order-words.ts';
import styles from './money.module.css';

const text = MONEY_PART.upi;

interface UpiPartProps {
  readonly next: NextPayment;
  readonly orderNumber: string;
}

/** The next payment as a QR code. No button opens an app: many apps refuse a payment that starts that way. */
export function UpiPart({ next: { amount, by, part, isLate }, orderNumber }: UpiPartProps) {
  const { upiId } = SHOP_MONEY;
  const what = text.next[part];
  const when = isLate ? text.late : text.nextBy;
  const address = upiAddress({ payee: upiId, name: LEGAL.name, amount, note: orderNumber });
  const copy = () =>
    navigator.clipboard.writeText(upiId).then(
      () => notify.success(text.copied),
      () => notify.error(text.notCopied),
    );
  return (
    <section className={styles.upi} aria-labelledby="order-upi">
      <h3 className={styles.subtitle} id="order-upi">
        {text.title}
      </h3>
      <p className={styles.amount}>{rupees(amount)}</p>
      <p className={isLate ? styles.late : undefined}>{by === '' ? what : when(what, showDay(by))}</p>
      <div className={styles.code}>
        <QrCode address={address} label={text.code(rupees(amount), LEGAL.name)} />
      </div>
      <p className={styles.small}>{text.scan}</p>
      <p>
        {text.payee}: <b>{upiId}</b>
      </p>
      <Button look="secondary" small onClick={copy}>
        {text.copy}
      </Button>
      <p className={styles.small}>{text.check(LEGAL.name)}</p>
    </section>
  );
}
