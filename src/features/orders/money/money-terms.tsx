import type { Money } from '#src/domain/money/money.ts';
import { agreedPrice } from '#src/domain/money/money.ts';
import { showDay } from '#src/domain/show-day.ts';
import { rupees } from '#src/lib/money.ts';
import { MONEY_PART } from '#text/money.ts';

/** Until when what is paid, and what a cancellation costs. */
export function MoneyTerms({ money }: { readonly money: Money }) {
  const { advance, advanceBy, restBy, refundableUntil } = money;
  const { terms } = MONEY_PART;
  const amount = rupees(advance);
  return (
    <div>
      {advance > 0 && (
        <p>{advanceBy === '' ? terms.advance(amount) : terms.advanceBy(amount, showDay(advanceBy))}</p>
      )}
      {restBy !== '' && agreedPrice(money) > advance && (
        <p>{(advance > 0 ? terms.restBy : terms.allBy)(showDay(restBy))}</p>
      )}
      {refundableUntil === '' || advance === 0 ? (
        <p>{terms.always}</p>
      ) : (
        <p>
          {terms.refundable(showDay(refundableUntil))} {terms.afterwards(amount)}
        </p>
      )}
    </div>
  );
}
