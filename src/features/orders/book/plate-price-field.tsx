import type { FormEvent } from 'react';
import { useState } from 'react';
import { LIMITS } from '#src/domain/order/limits.ts';
import type { Order } from '#src/domain/order/order.ts';
import type { Guard } from '#src/lib/guard.ts';
import { parseWholeNumber } from '#src/lib/whole-number.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/field.tsx';
import { useWork } from '#src/ui/use-work.ts';
import { BOOK_ORDER } from '#text/manage-orders.ts';
import { setPlatePrice } from '../orders-api.ts';
import styles from './book-order.module.css';

const text = BOOK_ORDER.price;

interface PlatePriceFieldProps {
  readonly order: Order;
  readonly guard: Guard;
  readonly onChange: (order: Order) => void;
}

/** What the owner asks for a plate, for the customer's page and the quotation. */
export function PlatePriceField({ order, guard, onChange }: PlatePriceFieldProps) {
  const { platePrice, rev } = order;
  const [typed, setTyped] = useState(platePrice === 0 ? '' : String(platePrice));
  const { busy, run } = useWork(text.notSaved);
  const price = typed.trim() === '' ? 0 : parseWholeNumber(typed, LIMITS.platePrice);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (price === undefined) return;
    const isDone = await run(() => guard(() => setPlatePrice(order, price)), text.saved);
    if (isDone) onChange({ ...order, platePrice: price, rev: rev + 1 });
  };
  return (
    <form onSubmit={save} noValidate>
      <TextField
        label={text.title}
        hint={text.hint}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        error={price === undefined ? text.wrong : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className={styles.buttons}>
        <Button type="submit" look="secondary" small busy={busy} disabled={price === platePrice}>
          {text.save}
        </Button>
      </div>
    </form>
  );
}
