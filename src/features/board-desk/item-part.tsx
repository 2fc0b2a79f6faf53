import type { FormEvent, ReactNode } from 'react';
import { useState } from 'react';
import type { PriceRange } from '#src/config/price.ts';
import type { Board } from '#src/domain/board/board.ts';
import { cardToday } from '#src/domain/board/card-today.ts';
import type { ItemToday } from '#src/domain/board/today.ts';
import { todayOf } from '#src/domain/board/today.ts';
import { dayAfter, indiaDay } from '#src/domain/india-time.ts';
import { LIMITS } from '#src/domain/order/limits.ts';
import { showWeekday } from '#src/domain/show-day.ts';
import { rupeeRangeShort, rupees } from '#src/lib/money.ts';
import { parseWholeNumber } from '#src/lib/whole-number.ts';
import { Button } from '#src/ui/button.tsx';
import { CheckField } from '#src/ui/check-field.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { TextField } from '#src/ui/field.tsx';
import { MANAGE_SHOP } from '#text/manage-shop.ts';
import styles from './board-desk.module.css';
import { isComingDay } from './coming-day.ts';
import type { PartProps } from './desk-section.tsx';
import { DeskSection, RemovableList } from './desk-section.tsx';
import type { ShopItem } from './shop-items.ts';
import { cardOf, findItems, isDesign, isSeries, outInSeries, outSeries, shopItem } from './shop-items.ts';

const text = MANAGE_SHOP.items;

/** Results in sight at once. */
const SHOWN = 12;

/** Search for an item, and all that are changed at the moment; each opens for a change. */
export function ItemPart({ draft, onChange }: PartProps) {
  const [typed, setTyped] = useState('');
  const [openKey, setOpenKey] = useState<string>();
  const [price, setPrice] = useState(noPrice);
  const [isWrong, setIsWrong] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const found = findItems(typed);
  const changed = [...new Set([...draft.out, ...draft.prices.map(({ item }) => item)])].map(shopItem);
  const rows = (items: readonly ShopItem[]) =>
    items.map((item) => (
      <ItemRow key={item.key} item={item} draft={draft} onOpen={() => setOpenKey(item.key)} />
    ));

  /** Puts the typed price on the board; says whether it could. */
  const take = (): boolean => {
    if (openKey === undefined) return false;
    const range = rangeOf(price, mostRupees(openKey));
    const isRight = range !== undefined && isComingDay(price.from);
    setIsWrong(!isRight);
    if (!isRight) return false;
    const { from } = price;
    const others = draft.prices.filter((change) => change.item !== openKey || change.from !== from);
    onChange({ prices: [...others, { item: openKey, from, price: range }] });
    setPrice({ ...price, low: '', high: '' });
    return true;
  };
  const close = () => {
    // A price that was typed is meant, whichever way the dialog is closed.
    if (isTyped(price) && !take()) {
      setRefusals(refusals + 1);
      return;
    }
    setOpenKey(undefined);
    setPrice(noPrice());
    setIsWrong(false);
  };
  return (
    <DeskSection id="shop-items" title={text.title}>
      <TextField
        label={text.search}
        hint={text.hint}
        type="search"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div role="status">{typed.trim() !== '' && found.length === 0 && <p>{text.none(typed)}</p>}</div>
      {found.length > 0 && <ul className={styles.list}>{rows(found.slice(0, SHOWN))}</ul>}
      {found.length > SHOWN && <p className={styles.small}>{text.more(found.length - SHOWN)}</p>}
      {typed.trim() === '' && changed.length > 0 && (
        <ul className={styles.list} aria-label={text.changed}>
          {rows(changed)}
        </ul>
      )}
      {/* Opened anew when it may not close: Back has taken its entry, and a second Escape closes it whatever we say. */}
      <Dialog
        key={refusals}
        open={openKey !== undefined}
        onClose={close}
        title={openKey === undefined ? '' : shopItem(openKey).name}
      >
        {openKey !== undefined && (
          <ItemEditor item={shopItem(openKey)} draft={draft} onChange={onChange} onDone={close}>
            <PriceForm
              price={price}
              most={mostRupees(openKey)}
              isWrong={isWrong}
              onType={setPrice}
              onTake={take}
            />
          </ItemEditor>
        )}
      </Dialog>
    </DeskSection>
  );
}

interface ItemRowProps {
  readonly item: ShopItem;
  readonly draft: Board;
  readonly onOpen: () => void;
}

function ItemRow({ item: { key, name, group, price }, draft, onOpen }: ItemRowProps) {
  const day = indiaDay(Date.now());
  const { price: now = price, isOut } = itemToday(draft, key, day);
  const later = draft.prices.filter((change) => change.item === key && change.from > day);
  const unpriced = isDesign(key) ? text.inSeries : text.onRequest;
  return (
    <li className={styles.row}>
      <div>
        <p>
          <b>{name}</b>, {group}
        </p>
        <p className={styles.small}>
          {now ? text.today(rupeeRangeShort(now)) : unpriced}
          {later
            .map(({ from, price: next }) => `; ${text.from(rupeeRangeShort(next), showWeekday(from))}`)
            .join('')}
          {isOut && <span className={styles.out}> {outText(draft, key)}</span>}
        </p>
      </div>
      <Button look="link" onClick={onOpen} aria-label={text.changeItem(name)}>
        {text.change}
      </Button>
    </li>
  );
}

function outText({ out }: Board, key: string): string {
  if (outSeries(out, key)) return text.outBySeries;
  return isSeries(key) ? text.outWithDesigns : text.out;
}

/** What visitors see of an item: a card follows its series. */
function itemToday(board: Board, key: string, day: string): ItemToday {
  const { items } = todayOf({ rev: 0, savedAt: 0, board }, day);
  const card = cardOf(key);
  return card === undefined ? (items[key] ?? {}) : cardToday(items, card);
}

const itemText = MANAGE_SHOP.item;

/** The largest price of an item in rupees: up to 10,000 cards are ordered at once, and their sum is stored. */
function mostRupees(key: string): number {
  return cardOf(key) === undefined ? 9_999_999 : LIMITS.cardPrice.max;
}

interface ItemEditorProps extends PartProps {
  readonly item: ShopItem;
  readonly onDone: () => void;
  /** The form for its next price. */
  readonly children: ReactNode;
}

/** One item: its prices with the day from which each holds, and whether it can be had. */
function ItemEditor({ item: { key, price }, draft, onChange, onDone, children }: ItemEditorProps) {
  const planned = draft.prices.filter((change) => change.item === key);
  const isOut = draft.out.includes(key);
  const series = outSeries(draft.out, key);
  const designs = outInSeries(draft.out, key);
  return (
    <div className={styles.editor}>
      {price && <p>{itemText.catalogue(rupeeRangeShort(price))}</p>}
      {price && children}
      <RemovableList
        items={planned}
        name={{ 'aria-label': itemText.planned }}
        nameOf={({ from }) => showWeekday(from)}
        show={(change) => text.from(rupeeRangeShort(change.price), showWeekday(change.from))}
        onChange={(left) =>
          onChange({ prices: draft.prices.filter((change) => change.item !== key || left.includes(change)) })
        }
      />
      <CheckField
        checked={isOut}
        onChange={(checked) =>
          onChange({ out: checked ? [...draft.out, key] : draft.out.filter((one) => one !== key) })
        }
      >
        {isSeries(key) ? itemText.outWithDesigns : itemText.out}
      </CheckField>
      {series && <p>{itemText.outBySeries(series.name)}</p>}
      {designs !== '' && <p>{itemText.outInSeries(designs)}</p>}
      <Button look="secondary" onClick={onDone}>
        {itemText.done}
      </Button>
    </div>
  );
}

/** A price as it is being typed, with the day from which it holds. */
interface TypedPrice {
  readonly low: string;
  readonly high: string;
  readonly from: string;
}

function noPrice(): TypedPrice {
  const today = indiaDay(Date.now());
  return { low: '', high: '', from: dayAfter(today, 1) ?? today };
}

function isTyped({ low, high }: TypedPrice): boolean {
  return `${low}${high}`.trim() !== '';
}

interface PriceFormProps {
  readonly price: TypedPrice;
  /** The largest price, in rupees. */
  readonly most: number;
  /** Whether it was to be taken, and could not be. */
  readonly isWrong: boolean;
  readonly onType: (price: TypedPrice) => void;
  readonly onTake: () => void;
}

function PriceForm({ price, most, isWrong, onType, onTake }: PriceFormProps) {
  const { low, high, from } = price;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onTake();
  };
  return (
    <form className={styles.editor} onSubmit={submit} noValidate data-unsaved={isTyped(price) || undefined}>
      <div className={styles.pair}>
        <TextField
          label={itemText.low}
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
          value={low}
          onChange={({ target }) => onType({ ...price, low: target.value })}
          error={isWrong && !rangeOf(price, most) ? itemText.wrong(rupees(most)) : undefined}
        />
        <TextField
          label={itemText.high}
          hint={itemText.highHint}
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
          value={high}
          onChange={({ target }) => onType({ ...price, high: target.value })}
        />
      </div>
      <TextField
        label={itemText.from}
        hint={itemText.fromHint}
        type="date"
        min={indiaDay(Date.now())}
        value={from}
        onChange={({ target }) => onType({ ...price, from: target.value })}
        error={isWrong && !isComingDay(from) ? itemText.noDay : undefined}
      />
      <Button type="submit">{itemText.add}</Button>
    </form>
  );
}

/** A typed range; one price if the second is omitted. */
function rangeOf(typed: TypedPrice, most: number): PriceRange | undefined {
  const low = rupeesIn(typed.low, most);
  const high = typed.high.trim() === '' ? low : rupeesIn(typed.high, most);
  return low !== undefined && high !== undefined && low <= high ? { low, high } : undefined;
}

function rupeesIn(typed: string, most: number): number | undefined {
  return parseWholeNumber(typed.replace('₹', ''), { min: 1, max: most });
}
