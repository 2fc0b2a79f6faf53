import type { Dish } from '#src/catalogue/dishes/category.ts';
import { CATERING_CART } from '#src/content/catering.ts';
import { Button } from '#src/ui/button.tsx';
import { notify } from '#src/ui/toast.tsx';
import styles from './cart-dish.module.css';
import { cateringCart } from './use-catering-cart.ts';

/** A chosen dish with its id and amount, and the way out of the cart, which can be undone. */
export function CartDish({ dish, amount }: { dish: Dish; amount: number }) {
  const remove = () => {
    const undo = cateringCart.remove(dish.id);
    notify.withAction(CATERING_CART.removed, CATERING_CART.undo, undo);
  };
  return (
    <li className={styles.line}>
      <div className={styles.words}>
        <p className={styles.name}>{dish.name}</p>
        {dish.hindi && (
          <p className={styles.hindi} lang="hi">
            {dish.hindi}
          </p>
        )}
        <p className={styles.facts}>
          <span>{dish.id}</span>
          <span>
            {CATERING_CART.amount} {amount}
          </span>
        </p>
      </div>
      <Button look="link" onClick={remove} aria-label={`${CATERING_CART.remove}: ${dish.name}`}>
        {CATERING_CART.remove}
      </Button>
    </li>
  );
}
