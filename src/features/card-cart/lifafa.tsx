import { useState } from 'react';
import type { PriceRange } from '#src/config/price.ts';
import type { OfferId } from '#src/domain/order/offers.ts';
import { groupDigits } from '#src/lib/money.ts';
import { Dialog } from '#src/ui/dialog.tsx';
import { Envelope } from '#src/ui/envelope.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { CART } from '#text/cart.ts';
import { designsText } from '#text/counts.ts';
import { cardsText, discountsOf } from './card-order.ts';
import styles from './lifafa.module.css';

interface LifafaProps {
  total: PriceRange;
  cards: number;
  designs: number;
  offers: readonly OfferId[];
  /** Of the wedding; empty if it was not given. */
  date: string;
}

/** The estimated total in a shagun envelope; '2 Discounts Applied' opens the list of discounts. */
export function Lifafa({ total, cards, designs, offers, date }: LifafaProps) {
  const [explained, setExplained] = useState(false);
  return (
    <Envelope label={CART.estimate}>
      <button
        type="button"
        className={styles.discounts}
        onClick={() => setExplained(true)}
        aria-haspopup="dialog"
      >
        <Icon name="tick" size={20} />
        {CART.discounts(offers.length)}
      </button>
      <p>{CART.estimate}</p>
      <p className={styles.sum}>
        <Sum amount={total.low} />
        {total.low !== total.high && (
          <>
            {' '}
            <i className={styles.to}>{CART.to}</i> <Sum amount={total.high} />
          </>
        )}
      </p>
      <p className={styles.summary}>{CART.summary(cardsText(cards), designsText(designs))}</p>
      <Dialog open={explained} onClose={() => setExplained(false)} title={CART.discountsTitle(offers.length)}>
        <ul className={styles.list}>
          {discountsOf(offers).map(({ title, line }) => (
            <li key={title}>
              <b>{title}</b> {line}
            </li>
          ))}
        </ul>
        <Prebooking offers={offers} date={date} />
      </Dialog>
    </Envelope>
  );
}

/** What the offer for early orders depends on. */
function Prebooking({ offers, date }: Pick<LifafaProps, 'offers' | 'date'>) {
  if (!offers.includes('prebooking')) return <p>{CART.tooLate}</p>;
  return (
    <>
      <p>{CART.prebookingLine}</p>
      {date === '' && <p>{CART.noDate}</p>}
    </>
  );
}

function Sum({ amount }: { amount: number }) {
  return (
    <span className={styles.amount}>
      <span className={styles.sign}>₹</span>
      {groupDigits(amount)}
    </span>
  );
}
