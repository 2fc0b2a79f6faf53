import type { RefObject } from 'react';
import { useRef, useState } from 'react';
import { CARD_PRICE_OPTIONS } from '#src/catalogue/card-price-options.ts';
import { rupeeRangeShort } from '#src/lib/money.ts';
import { Choices } from '#src/ui/choices.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { useEarlyChoice } from '#src/ui/use-early-choice.ts';
import { WEDDING_CARDS } from '#text/wedding-cards.ts';
import { parsePriceOption } from './price-filter.ts';
import styles from './price-filter-bar.module.css';

interface PriceFilterBarProps {
  /** Empty: all prices. */
  chosen: string;
  onChoose: (option: string) => void;
  count: number;
  /** For moving the focus to the filter. */
  bar: RefObject<HTMLDivElement | null>;
}

/** `10-20` → `₹10–20`. */
export function priceOptionLabel(option: string): string {
  const range = parsePriceOption(option);
  return range ? rupeeRangeShort(range) : WEDDING_CARDS.filter.all;
}

const OPTIONS = CARD_PRICE_OPTIONS.map(({ itemName }) => ({
  value: itemName,
  name: priceOptionLabel(itemName),
}));

/** Price filter: a native select on phones, buttons from 992 px. Sticky under the header. */
export function PriceFilterBar({ chosen, onChoose, count, bar }: PriceFilterBarProps) {
  const { filter } = WEDDING_CARDS;
  // Shows the choice at once; rendering the series takes longer on a slow phone.
  const [picked, setPicked] = useState({ option: chosen, chosen });
  if (picked.chosen !== chosen) setPicked({ option: chosen, chosen });
  const pick = (option: string) => {
    setPicked({ option, chosen });
    onChoose(option);
  };
  const select = useRef<HTMLSelectElement>(null);
  useEarlyChoice(select, picked.option, pick);
  return (
    <div ref={bar} tabIndex={-1} className={styles.bar} id="series">
      <div className={styles.wrap}>
        <div className={styles.narrow}>
          <label className={styles.label} htmlFor="card-price">
            {filter.label}
          </label>
          <span className={styles.select}>
            <select
              ref={select}
              id="card-price"
              // Otherwise the browser restores it, and it seems to have been changed.
              autoComplete="off"
              value={picked.option}
              onChange={(event) => pick(event.target.value)}
            >
              <option value="">{filter.all}</option>
              {OPTIONS.map(({ value, name }) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </select>
            <Icon name="chevronDown" size={20} />
          </span>
        </div>
        <Choices
          className={styles.wide}
          legend={filter.labelWide}
          options={[{ value: '', name: filter.allWide }, ...OPTIONS]}
          chosen={picked.option}
          onChoose={pick}
        />
        <span className={styles.count} role="status">
          {filter.count(count)}
        </span>
      </div>
    </div>
  );
}
