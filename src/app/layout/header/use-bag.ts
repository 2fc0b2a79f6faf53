import { useCardCount } from '#src/features/card-cart/card-cart.ts';
import { useStoredDishCount } from '#src/features/catering-cart/dish-count.ts';
import { designsText, dishesText } from '#text/counts.ts';
import { LAYOUT } from '#text/layout.ts';

interface Bag {
  /** Designs and dishes; 0 until both are known. */
  readonly count: number;
  readonly label: string;
}

export function useBag(): Bag {
  const designs = useCardCount();
  const dishes = useStoredDishCount();
  const { label } = LAYOUT.menu.cart;
  if (designs === undefined) return { count: 0, label };
  const parts = [
    label,
    ...(designs > 0 ? [designsText(designs)] : []),
    ...(dishes > 0 ? [dishesText(dishes)] : []),
  ];
  return { count: designs + dishes, label: parts.join(', ') };
}
