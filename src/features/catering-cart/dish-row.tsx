import { memo, startTransition, useEffect, useRef } from 'react';
import type { Dish } from '#src/catalogue/dishes/category.ts';
import { useIsOut } from '#src/data/board/today-store.ts';
import { notify } from '#src/ui/toast.tsx';
import { MENU } from '#text/catering.ts';
import { cateringCart, dishItem, useDishChosen } from './catering-cart.ts';
import styles from './dish-row.module.css';

/** Shared by all ticks: each replaces the previous toast. */
const TOAST_ID = 'dish-ticked';

function tick(dishId: string, checked: boolean): void {
  if (!checked) {
    cateringCart.remove(dishId);
    announce(MENU.removed);
  } else if (cateringCart.add(dishId)) {
    announce(MENU.added);
  }
}

/** Paints the tick before the toast, which keeps ticking fast on slow phones. */
function announce(text: string): void {
  startTransition(() => {
    notify.success(text, TOAST_ID);
  });
}

/** A dish with its checkbox. Memoised: a row renders again only if something about this dish changes. */
export const DishRow = memo(function DishRow({ dish }: { dish: Dish }) {
  const chosen = useDishChosen(dish.id);
  const isOut = useIsOut(dishItem(dish.id));
  const box = useRef<HTMLInputElement>(null);

  // A prerendered row can be ticked before hydration.
  useEffect(() => {
    if (box.current?.checked) tick(dish.id, true);
  }, [dish.id]);

  return (
    <label className={styles.row}>
      <span className={styles.text}>
        <span className={styles.name}>{dish.name}</span>
        {/* In its place, so that the row keeps its height when the board arrives. */}
        {isOut && <span className={styles.out}>{MENU.out}</span>}
        {!isOut && dish.hindi && (
          <span className={styles.hindi} lang="hi">
            {dish.hindi}
          </span>
        )}
      </span>
      <input
        ref={box}
        type="checkbox"
        // Browsers restore ticks by position, and the page may have opened with other dishes.
        autoComplete="off"
        className={styles.box}
        checked={chosen}
        disabled={isOut && !chosen}
        onChange={(event) => tick(dish.id, event.target.checked)}
      />
    </label>
  );
});
