import type { FormEvent } from 'react';
import { useState } from 'react';
import { isDay } from '#src/domain/day.ts';
import { indiaDay } from '#src/domain/india-time.ts';
import { LIMITS, MONEY_TEXTS } from '#src/domain/money/limits.ts';
import type { Payment } from '#src/domain/money/money.ts';
import { PAYMENT_WAYS } from '#src/domain/money/money.ts';
import { rupees } from '#src/lib/money.ts';
import { cleanLine } from '#src/lib/text.ts';
import { parseWholeNumber } from '#src/lib/whole-number.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/field.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { MANAGE_MONEY } from '#text/manage-money.ts';
import { MONEY_PART } from '#text/money.ts';
import styles from './money.module.css';

const text = MANAGE_MONEY.payment;

const KINDS = (['in', 'out'] as const).map((value) => ({ value, label: text.kinds[value] }));
const WAYS = PAYMENT_WAYS.map((value) => ({ value, label: MONEY_PART.way[value] }));

interface PaymentFormProps {
  /** What came in and was not paid back. */
  readonly paid: number;
  readonly suggested: Pick<Payment, 'kind' | 'amount'>;
  readonly busy: boolean;
  readonly onEnter: (payment: Payment) => void;
}

/** What was changed or sent; the rest follows the suggestion and the day. */
interface Typed extends Partial<Pick<Payment, 'kind' | 'way' | 'day' | 'note'>> {
  readonly amount?: string;
}

/** Enters a payment or refund; starts with the next expected amount. */
export function PaymentForm({ paid, suggested, busy, onEnter }: PaymentFormProps) {
  const [typed, setTyped] = useState<Typed>({});
  const type = (part: Typed) => setTyped((before) => ({ ...before, ...part }));
  const suggestedAmount = suggested.amount === 0 ? '' : String(suggested.amount);
  const { kind = suggested.kind, amount = suggestedAmount, way = 'upi', note = '' } = typed;
  const { day = indiaDay(Date.now()) } = typed;
  const [tried, setTried] = useState(false);
  const rupeesTyped = parseWholeNumber(amount, LIMITS.rupees);
  const isTooMuch = kind === 'out' && rupeesTyped !== undefined && rupeesTyped > paid;

  const enter = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (rupeesTyped === undefined || isTooMuch || !isDay(day)) return;
    // Pressed again, after midnight or after somebody else's change, it is still the same payment.
    type({ day, kind, amount });
    onEnter({ kind, day, way, amount: rupeesTyped, note: cleanLine(note) });
  };
  const wrongAmount = isTooMuch ? text.tooMuch(rupees(paid)) : text.wrongAmount;
  return (
    <form
      className={styles.form}
      onSubmit={enter}
      noValidate
      data-unsaved={Object.keys(typed).length > 0 || undefined}
    >
      {/* Nothing is typed that the saved payment would replace. */}
      <fieldset className={styles.form} disabled={busy}>
        <div className={styles.pair}>
          <SelectField
            label={text.kind}
            value={kind}
            options={KINDS}
            onChoose={(chosen) => type({ kind: chosen })}
          />
          <SelectField
            label={text.way}
            value={way}
            options={WAYS}
            onChoose={(chosen) => type({ way: chosen })}
          />
        </div>
        <div className={styles.pair}>
          <TextField
            label={text.amount}
            inputMode="numeric"
            autoComplete="off"
            value={amount}
            error={tried && (rupeesTyped === undefined || isTooMuch) ? wrongAmount : undefined}
            onChange={({ target }) => type({ kind, amount: target.value })}
          />
          <TextField
            label={text.day}
            type="date"
            value={day}
            error={tried && !isDay(day) ? text.wrongDay : undefined}
            onChange={({ target }) => type({ day: target.value })}
          />
        </div>
        <TextField
          label={text.note}
          hint={text.noteHint}
          maxLength={MONEY_TEXTS.note}
          autoComplete="off"
          value={note}
          onChange={({ target }) => type({ note: target.value })}
        />
      </fieldset>
      <div>
        <Button type="submit" small busy={busy}>
          {text.save}
        </Button>
      </div>
    </form>
  );
}
