import { useEffect, useRef } from 'react';
import type { DishCategory } from '#src/catalogue/dishes/category.ts';
import { CATERING_CART } from '#src/content/catering.ts';
import { ORDER_TEXTS } from '#src/domain/order/limits.ts';
import { TextField } from '#src/ui/field.tsx';
import { cateringCart, useWish } from './use-catering-cart.ts';
import styles from './wish-field.module.css';

/** A line for what a family would like besides the dishes of a category. */
export function WishField({ category: { id, name } }: { readonly category: DishCategory }) {
  const wish = useWish(id);
  const field = useRef<HTMLDivElement>(null);

  // A prerendered field can be typed into before hydration.
  useEffect(() => {
    const input = field.current?.querySelector('input');
    if (input && input.value !== input.defaultValue) cateringCart.wish(id, input.value);
  }, [id]);

  return (
    <div ref={field} className={styles.wish}>
      <TextField
        label={CATERING_CART.wish.label(name)}
        hint={CATERING_CART.wish.hint}
        autoComplete="off"
        maxLength={ORDER_TEXTS.wish}
        value={wish}
        onChange={({ target }) => cateringCart.wish(id, target.value)}
      />
    </div>
  );
}
