import { useCardCount } from '#src/features/card-cart/use-card-cart.ts';
import { useStoredDishCount } from '#src/features/catering-cart/dish-count.ts';

/** What is in the two carts; 0 until that is known. */
export function useBag(): { readonly designs: number; readonly dishes: number } {
  return { designs: useCardCount(), dishes: useStoredDishCount() };
}
