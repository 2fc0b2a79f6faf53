import type { FormEvent } from 'react';
import { useState } from 'react';
import type { Coupon } from '#src/domain/board/board.ts';
import { indiaDay } from '#src/domain/india-time.ts';
import { COUPON_CODE_PATTERN } from '#src/domain/text-patterns.ts';
import { parseWholeNumber } from '#src/lib/whole-number.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/field.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { MANAGE_SHOP } from '#text/manage-shop.ts';
import styles from './board-desk.module.css';
import { couponTerms } from './board-text.ts';
import { isComingDay } from './coming-day.ts';
import type { PartProps } from './desk-section.tsx';
import { DeskSection, RemovableList } from './desk-section.tsx';

const text = MANAGE_SHOP.coupons;

const CODE = new RegExp(COUPON_CODE_PATTERN, 'u');
const MOST = { percent: 99, rupees: 999_999 } as const;

/** Coupons: code, per cent or rupees, last day. */
export function CouponPart({ draft: { coupons }, onChange }: PartProps) {
  return (
    <DeskSection id="shop-coupons" title={text.title} line={text.line}>
      <RemovableList
        items={coupons}
        name={{ 'aria-labelledby': 'shop-coupons' }}
        nameOf={({ code }) => code}
        show={(coupon) => (
          <>
            <b>{coupon.code}</b> {couponTerms(coupon)}
          </>
        )}
        onChange={(left) => onChange({ coupons: left })}
        none={text.none}
      />
      <CouponForm
        taken={coupons.map(({ code }) => code)}
        onAdd={(coupon) => onChange({ coupons: [...coupons, coupon] })}
      />
    </DeskSection>
  );
}

interface CouponFormProps {
  readonly taken: readonly string[];
  readonly onAdd: (coupon: Coupon) => void;
}

function CouponForm({ taken, onAdd }: CouponFormProps) {
  const [code, setCode] = useState('');
  const [amount, setAmount] = useState('');
  const [unit, setUnit] = useState<Coupon['unit']>('percent');
  const [until, setUntil] = useState('');
  const [fault, setFault] = useState<string>();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = code.trim().toUpperCase();
    const number = parseWholeNumber(amount, { min: 1, max: MOST[unit] });
    if (!CODE.test(typed) || number === undefined || !isComingDay(until)) return setFault(text.wrong);
    if (taken.includes(typed)) return setFault(text.twice);
    onAdd({ code: typed, amount: number, unit, until });
    setCode('');
    setAmount('');
    setUntil('');
    setFault(undefined);
  };
  return (
    <form
      className={styles.editor}
      onSubmit={submit}
      noValidate
      data-unsaved={`${code}${amount}${until}` !== '' || undefined}
    >
      <TextField
        label={text.code}
        hint={text.codeHint}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={16}
        value={code}
        onChange={({ target }) => setCode(target.value)}
        error={fault}
      />
      <div className={styles.pair}>
        <TextField
          label={text.amount}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          value={amount}
          onChange={({ target }) => setAmount(target.value)}
        />
        <SelectField
          label={text.unit}
          value={unit}
          options={[
            { value: 'percent', label: text.units.percent },
            { value: 'rupees', label: text.units.rupees },
          ]}
          onChoose={setUnit}
        />
      </div>
      <TextField
        label={text.until}
        type="date"
        min={indiaDay(Date.now())}
        value={until}
        onChange={({ target }) => setUntil(target.value)}
      />
      <div>
        <Button type="submit" look="secondary">
          {text.add}
        </Button>
      </div>
    </form>
  );
}
