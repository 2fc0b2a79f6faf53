import type { FormEvent } from 'react';
import { useState } from 'react';
import type { PriceRange } from '#src/config/price.ts';
import { dayAfter, indiaDay } from '#src/domain/india-time.ts';
import { rupeeRangeShort } from '#src/lib/money.ts';
import { parseWholeNumber } from '#src/lib/whole-number.ts';
import { Button } from '#src/ui/button.tsx';
import { CheckField } from '#src/ui/check-field.tsx';
import { TextField } from '#src/ui/field.tsx';
import { MANAGE_SHOP } from '#text/manage-shop.ts';
import styles from './board-desk.module.css';
import { showDay } from './board-words.ts';
import type { PartProps } from './item-part.tsx';
import type { ShopItem } from './shop-items.ts';

const text = MANAGE_SHOP.item;

const MOST_RUPEES = 9_999_999;

interface ItemEditorProps extends PartProps {
  readonly item: ShopItem;
  readonly onDone: () => void;
}

/** One item: its prices with the day from which each holds, and whether it can be had. */
export function ItemEditor({ item: { key, price }, draft, onChange, onDone }: ItemEditorProps) {
  const planned = draft.prices.filter((change) => change.item === key);
  const isOut = draft.out.includes(key);
  const take = (range: PriceRange, from: string) => {
    const others = draft.prices.filter((change) => change.item !== key || change.from !== from);
    onChange({ prices: [...others, { item: key, from, price: range }] });
  };
  return (
    <div className={styles.editor}>
      {price && <p>{text.catalogue(rupeeRangeShort(price))}</p>}
      {price && <PriceForm onTake={take} />}
      {planned.length > 0 && (
        <ul className={styles.list} aria-label={text.planned}>
          {planned.map((change) => (
            <li key={change.from} className={styles.row}>
              <span>{MANAGE_SHOP.items.from(rupeeRangeShort(change.price), showDay(change.from))}</span>
              <Button
                look="link"
                aria-label={`${MANAGE_SHOP.remove}: ${showDay(change.from)}`}
                onClick={() => onChange({ prices: draft.prices.filter((one) => one !== change) })}
              >
                {MANAGE_SHOP.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <CheckField
        checked={isOut}
        onChange={(checked) =>
          onChange({ out: checked ? [...draft.out, key] : draft.out.filter((one) => one !== key) })
        }
      >
        {text.out}
      </CheckField>
      <Button look="secondary" onClick={onDone}>
        {text.done}
      </Button>
    </div>
  );
}

function PriceForm({ onTake }: { readonly onTake: (price: PriceRange, from: string) => void }) {
  const today = indiaDay(Date.now());
  const [low, setLow] = useState('');
  const [high, setHigh] = useState('');
  const [from, setFrom] = useState(dayAfter(today, 1) ?? today);
  const [checked, setChecked] = useState(false);

  const range = rangeOf(low, high);
  const isDay = from >= today;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!range || !isDay) return;
    onTake(range, from);
    setLow('');
    setHigh('');
    setChecked(false);
  };
  return (
    <form className={styles.editor} onSubmit={submit} noValidate>
      <div className={styles.pair}>
        <TextField
          label={text.low}
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
          value={low}
          onChange={({ target }) => setLow(target.value)}
          error={checked && !range ? text.wrong : undefined}
        />
        <TextField
          label={text.high}
          hint={text.highHint}
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
          value={high}
          onChange={({ target }) => setHigh(target.value)}
        />
      </div>
      <TextField
        label={text.from}
        hint={text.fromHint}
        type="date"
        min={today}
        value={from}
        onChange={({ target }) => setFrom(target.value)}
        error={checked && !isDay ? text.noDay : undefined}
      />
      <Button type="submit">{text.add}</Button>
    </form>
  );
}

/** A range as it was typed; one price where the second is left out. */
function rangeOf(typedLow: string, typedHigh: string): PriceRange | undefined {
  const low = rupeesIn(typedLow);
  const high = typedHigh.trim() === '' ? low : rupeesIn(typedHigh);
  return low !== undefined && high !== undefined && low <= high ? { low, high } : undefined;
}

function rupeesIn(typed: string): number | undefined {
  return parseWholeNumber(typed.replace('₹', ''), { min: 1, max: MOST_RUPEES });
}
