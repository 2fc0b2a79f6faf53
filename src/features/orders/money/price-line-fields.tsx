import { MONEY_TEXTS } from '#src/domain/money/limits.ts';
import { TAX_RATES } from '#src/domain/money/money.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/field.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { MANAGE_MONEY } from '#text/manage-money.ts';
import styles from './money.module.css';
import type { LineDraft, LineFault } from './price-draft.ts';

const text = MANAGE_MONEY.price;

const RATES = TAX_RATES.map((rate) => ({ value: String(rate), label: text.percent(rate) }));

interface PriceLineFieldsProps {
  readonly place: number;
  readonly draft: LineDraft;
  readonly faults: readonly LineFault[];
  readonly isTaxed: boolean;
  readonly onChange: (draft: LineDraft) => void;
  readonly onRemove: () => void;
}

/** One line of the agreed price, while it is being typed. */
export function PriceLineFields(props: PriceLineFieldsProps) {
  const { place, draft, faults, isTaxed, onChange, onRemove } = props;
  const field = (name: LineFault) => ({
    value: draft[name],
    error: faults.includes(name) ? text.wrong[name] : undefined,
    autoComplete: 'off',
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      onChange({ ...draft, [name]: target.value }),
  });
  return (
    <fieldset className={styles.line}>
      <legend>{text.line(place)}</legend>
      <TextField label={text.text} maxLength={MONEY_TEXTS.line} {...field('text')} />
      <div className={styles.pair}>
        <TextField
          label={text.quantity}
          hint={text.quantityHint}
          inputMode="numeric"
          {...field('quantity')}
        />
        <TextField label={text.amount} hint={text.amountHint} {...field('amount')} />
      </div>
      {isTaxed && (
        <div className={styles.pair}>
          <TextField label={text.code} inputMode="numeric" {...field('code')} />
          <SelectField
            label={text.rate}
            value={draft.rate}
            options={RATES}
            onChoose={(rate) => onChange({ ...draft, rate })}
          />
        </div>
      )}
      <Button look="link" icon="trash" aria-label={text.remove(place)} onClick={onRemove}>
        {text.remove(place)}
      </Button>
    </fieldset>
  );
}
