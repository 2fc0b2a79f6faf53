import { memo } from 'react';
import type { Dish } from '#src/catalogue/dishes/category.ts';
import { useIsOut } from '#src/data/board/today-store.ts';
import { notify } from '#src/ui/toast.tsx';
import { UndoButton } from '#src/ui/undo-button.tsx';
import { CATERING_CART } from '#text/catering.ts';
import styles from './cart-dish.module.css';
import { dishItem } from './catering-cart.ts';

interface CartDishProps {
  dish: Dish;
  amount: number;
  removed: boolean;
  onToggle: (dishId: string) => void;
}

/** One dish in the cart; after removal only its name and Undo. Renders again only if something about it changes. */
export const CartDish = memo(function CartDish({ dish, amount, removed, onToggle }: CartDishProps) {
  const isOut = useIsOut(dishItem(dish.id));
  const toggle = () => {
    onToggle(dish.id);
    if (!removed) notify.success(CATERING_CART.removed);
  };
  return (
    <li className={styles.line}>
      <div className={styles.text}>
        <p className={styles.name}>{dish.name}</p>
        {dish.hindi && (
          <p className={styles.hindi} lang="hi">
            {dish.hindi}
          </p>
        )}
        <p className={styles.facts}>
          {removed ? (
            CATERING_CART.removedLine
          ) : (
            <>
              <span>{isOut ? CATERING_CART.out : CATERING_CART.price}</span>
              {amount > 1 && <span>{CATERING_CART.amount(amount)}</span>}
            </>
          )}
        </p>
      </div>
      <UndoButton removed={removed} name={dish.name} labels={CATERING_CART} onToggle={toggle} />
    </li>
  );
});
