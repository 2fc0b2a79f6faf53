import type { FormEvent } from 'react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { LEGAL } from '#src/config/legal.ts';
import { SHOP_MONEY } from '#src/config/shop-money.ts';
import type { CouponTerms } from '#src/domain/board/board.ts';
import type { Today } from '#src/domain/board/today.ts';
import { isDay } from '#src/domain/day.ts';
import { dayAfter } from '#src/domain/india-time.ts';
import { LIMITS, MONEY_TEXTS } from '#src/domain/money/limits.ts';
import type { Money } from '#src/domain/money/money.ts';
import { agreedPrice, standingInvoice, TAX_RATES } from '#src/domain/money/money.ts';
import { signedRupees } from '#src/domain/money/paise.ts';
import { NO_TAX, TAX_CODES } from '#src/domain/money/tax-codes.ts';
import type { Order } from '#src/domain/order/order.ts';
import { parseWholeNumber } from '#src/lib/whole-number.ts';
import { Button } from '#src/ui/button.tsx';
import { CheckField } from '#src/ui/check-field.tsx';
import { TextField } from '#src/ui/field.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { useFocusAfterRemoval } from '#src/ui/use-focus-after-removal.ts';
import { focusInvalidField } from '#src/ui/use-number-field.ts';
import { MANAGE_MONEY } from '#text/manage-money.ts';
import styles from './money.module.css';
import { PriceList } from './money-lists.tsx';
import { TAX_SCHEME } from './money-text.ts';
import type { LineDraft, LineFault } from './price-draft.ts';
import { draftOf, firstLines, isLine, linesWithCodes, readLine } from './price-draft.ts';

const text = MANAGE_MONEY.price;

const IS_TAXED = TAX_SCHEME === 'regular';

const RATES = TAX_RATES.map((rate) => ({ value: String(rate), label: text.percent(rate) }));

interface PriceFormProps {
  readonly order: Order;
  readonly money: Money;
  /** Prices of the board that differ from the catalogue's. */
  readonly items: Today['items'];
  /** If the order's coupon was one of ours. */
  readonly coupon: CouponTerms | undefined;
  readonly busy: boolean;
  readonly onSave: (money: Money) => void;
}

/** What is agreed: the price line by line, advance, days, and what comes back until when. */
export function PriceForm({ order, money, items, coupon, busy, onSave }: PriceFormProps) {
  const isFirst = money.lines.length === 0;
  const isFixed = standingInvoice(money) !== undefined;
  const empty = { text: '', quantity: 0, amount: 0, ...(IS_TAXED ? TAX_CODES[order.kind] : NO_TAX) };
  const stored = IS_TAXED ? linesWithCodes(money.lines, order.kind) : money.lines;
  const known = isFirst ? firstLines(order, IS_TAXED, items, coupon) : stored;
  const isWithoutCodes = IS_TAXED && money.lines.some(({ code }) => code === '');
  const suggested = (known.length > 0 ? known : [empty]).map(draftOf);
  // Until something is typed, it follows the order's plate price and the board.
  const [drafts = suggested, setDrafts] = useState<readonly LineDraft[]>();
  const [firstTerms] = useState(() => ({
    advance: money.advance === 0 ? '' : String(money.advance),
    advanceBy: money.advanceBy,
    restBy: money.restBy,
    refundableUntil: isFirst ? lastFreeDay(order.date) : money.refundableUntil,
  }));
  const [terms, setTerms] = useState(firstTerms);
  const [firstUpi] = useState(isFirst ? SHOP_MONEY.upiId !== '' : money.upi);
  const [upi, setUpi] = useState(firstUpi);
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLFieldSetElement>(null);
  const { expectRemoval } = useFocusAfterRemoval(form, drafts.length);
  const isTyped = JSON.stringify([drafts, terms, upi]) !== JSON.stringify([suggested, firstTerms, firstUpi]);

  const read = drafts.map((draft) => readLine(draft, IS_TAXED));
  const lines = isFixed ? money.lines : read.filter(isLine);
  const agreed = agreedPrice({ lines });
  const advance =
    terms.advance.trim() === '' ? 0 : parseWholeNumber(terms.advance, { min: 0, max: Math.max(0, agreed) });
  const isComplete = isFixed || lines.length === drafts.length;
  const areDays = [terms.advanceBy, terms.restBy, terms.refundableUntil].every(isDayOrNone);

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    flushSync(() => setTried(true));
    if (focusInvalidField(event.currentTarget)) return;
    if (!isComplete || agreed < 0 || agreed > LIMITS.rupees.max || advance === undefined || !areDays) return;
    onSave({ ...money, lines, ...terms, advance, upi });
  };
  const term = (name: keyof typeof terms) => ({
    value: terms[name],
    autoComplete: 'off',
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      setTerms({ ...terms, [name]: target.value }),
  });
  const termDay = (name: 'advanceBy' | 'restBy' | 'refundableUntil') => ({
    ...term(name),
    type: 'date',
    error: tried && !isDayOrNone(terms[name]) ? text.wrong.day : undefined,
  });
  const change = (key: number, next: readonly LineDraft[]) =>
    setDrafts(drafts.flatMap((draft) => (draft.key === key ? next : [draft])));
  const add = () =>
    setDrafts([
      ...drafts,
      { ...draftOf(empty, Math.max(0, ...drafts.map(({ key }) => key)) + 1), amount: '' },
    ]);

  return (
    <form className={styles.form} onSubmit={save} noValidate data-unsaved={isTyped || undefined}>
      {/* Nothing is typed that the saved price would replace. */}
      <fieldset ref={form} className={styles.form} disabled={busy}>
        <p className={styles.small}>{IS_TAXED ? `${text.hint} ${text.withTax}` : text.hint}</p>
        {isFirst && <p className={styles.small}>{text.suggested}</p>}
        {isFixed ? (
          <>
            <p className={styles.small}>{text.fixed}</p>
            <PriceList lines={money.lines} />
          </>
        ) : (
          <>
            {isWithoutCodes && <p className={styles.small}>{text.codesSuggested}</p>}
            {drafts.map((draft, index) => {
              const line = read[index];
              return (
                <PriceLineFields
                  key={draft.key}
                  place={index + 1}
                  draft={draft}
                  faults={tried && line && !isLine(line) ? line : []}
                  isTaxed={IS_TAXED}
                  onChange={(next) => change(draft.key, [next])}
                  onRemove={() => {
                    expectRemoval(index);
                    change(draft.key, []);
                  }}
                />
              );
            })}
            {drafts.length < LIMITS.priceLines.max && (
              <Button look="secondary" small onClick={add}>
                {text.add}
              </Button>
            )}
            <p className={styles.row} data-strong="">
              <span>{text.sum}</span>
              <output>{signedRupees(agreed)}</output>
            </p>
            {agreed < 0 && (
              <p className={styles.late} role="alert">
                {text.wrong.sum}
              </p>
            )}
            {agreed > LIMITS.rupees.max && (
              <p className={styles.late} role="alert">
                {text.wrong.large}
              </p>
            )}
          </>
        )}
        <div className={styles.pair}>
          <TextField
            label={text.advance}
            inputMode="numeric"
            {...term('advance')}
            error={tried && advance === undefined ? text.wrong.advance : undefined}
          />
          <TextField label={text.advanceBy} {...termDay('advanceBy')} />
        </div>
        <TextField label={text.restBy} {...termDay('restBy')} />
        <TextField label={text.refundableUntil} hint={text.refundableHint} {...termDay('refundableUntil')} />
        {SHOP_MONEY.upiId === '' ? (
          <p className={styles.small}>{text.noUpi}</p>
        ) : (
          <CheckField checked={upi} onChange={setUpi}>
            {text.upi}
          </CheckField>
        )}
      </fieldset>
      <div>
        <Button type="submit" small busy={busy}>
          {text.save}
        </Button>
      </div>
    </form>
  );
}

/** By the shop's terms; empty for an order without a date. */
function lastFreeDay(date: string): string {
  return dayAfter(date, -LEGAL.cancelDays) ?? '';
}

function isDayOrNone(day: string): boolean {
  return day === '' || isDay(day);
}

interface PriceLineFieldsProps {
  readonly place: number;
  readonly draft: LineDraft;
  readonly faults: readonly LineFault[];
  readonly isTaxed: boolean;
  readonly onChange: (draft: LineDraft) => void;
  readonly onRemove: () => void;
}

/** One line of the agreed price, while it is being typed. */
function PriceLineFields(props: PriceLineFieldsProps) {
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
