import type { MoneySums } from '#src/domain/money/money-sums.ts';
import { rupees } from '#src/lib/money.ts';
import { MONEY_PART } from '#text/money.ts';
import styles from './money.module.css';

/** Agreed, paid and due; what is paid back and owed only where something is. */
export function SumList({ sums }: { readonly sums: MoneySums }) {
  const { agreed, received, refunded, due, back } = sums;
  const text = MONEY_PART.sums;
  const rows = [
    { label: text.agreed, amount: agreed, shown: agreed > 0 },
    { label: text.paid, amount: received, shown: true },
    { label: text.refunded, amount: refunded, shown: refunded > 0 },
    { label: text.due, amount: due, shown: agreed > 0 && back === 0 },
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
