import { useEffect, useRef } from 'react';
import type { DishCategory } from '#src/catalogue/dishes/category.ts';
import { ORDER_TEXTS } from '#src/domain/order/limits.ts';
import { TextField } from '#src/ui/field.tsx';
import { CATERING_CART } from '#text/catering.ts';
import { cateringCart, useExtra } from './catering-cart.ts';
import styles from './extra-field.module.css';

/** A line for what a family would like besides the dishes of a category. */
export function ExtraField({ category: { id, name } }: { readonly category: DishCategory }) {
  const extra = useExtra(id);
  const field = useRef<HTMLDivElement>(null);

  // A prerendered field can be typed into before hydration.
  useEffect(() => {
    const input = field.current?.querySelector('input');
    if (input && input.value !== input.defaultValue) cateringCart.setExtra(id, input.value);
  }, [id]);

  return (
    <div ref={field} className={styles.extra}>
      <TextField
        label={CATERING_CART.extra.label(name)}
        hint={CATERING_CART.extra.hint}
        autoComplete="off"
        maxLength={ORDER_TEXTS.extra}
        value={extra}
        onChange={({ target }) => cateringCart.setExtra(id, target.value)}
      />
    </div>
  );
}
