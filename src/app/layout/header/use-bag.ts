import { dishesText } from '#src/content/counts.ts';
import { LAYOUT } from '#src/content/layout.ts';
import { designsText } from '#src/features/card-cart/card-cart.ts';
import { useCardCount } from '#src/features/card-cart/use-card-cart.ts';
import { useStoredDishCount } from '#src/features/catering-cart/dish-count.ts';

/** The bag, which is both carts together. */
interface Bag {
  /** Designs and dishes in it; 0 until both are known. */
  readonly count: number;
  /** What the link to it is called for a screen reader: `Cart, 1 design, 3 dishes`. */
  readonly label: string;
}

/** What is in the two carts, kept up to date with other tabs. */
export function useBag(): Bag {
  const designs = useCardCount();
  const dishes = useStoredDishCount();
  const { label } = LAYOUT.menu.cart;
  // One cart's number would be taken for that of both.
  if (designs === undefined) return { count: 0, label };
  const parts = [
    label,
    ...(designs > 0 ? [designsText(designs)] : []),
    ...(dishes > 0 ? [dishesText(dishes)] : []),
  ];
  return { count: designs + dishes, label: parts.join(', ') };
}
