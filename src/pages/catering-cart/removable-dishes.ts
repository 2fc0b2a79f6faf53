import type { DishLine } from '#src/features/catering-cart/catering-cart.ts';
import { cateringCart } from '#src/features/catering-cart/catering-cart.ts';

/** How dishes are removed from the cart and put back. */
export const DISHES_OF_CART = {
  idOf: ({ dishId }: DishLine) => dishId,
  remove: cateringCart.remove,
  putBack: cateringCart.putBack,
} as const;
