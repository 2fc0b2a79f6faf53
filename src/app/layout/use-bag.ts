import { useEffect } from 'react';
import { STORAGE_KEYS } from '#src/config/storage-keys.ts';
import { useCardCount } from '#src/features/card-cart/use-card-cart.ts';
import { useKnownDishCount } from '#src/features/catering-cart/dish-count.ts';
import { onOtherTab, readText } from '#src/lib/storage.ts';

/** What is in the two carts; 0 until that is known. The catering cart is loaded only where one is stored. */
export function useBag(): { readonly designs: number; readonly dishes: number } {
  useEffect(() => {
    void loadCateringCart();
    return onOtherTab(STORAGE_KEYS.cateringCart, () => void loadCateringCart());
  }, []);
  return { designs: useCardCount(), dishes: useKnownDishCount() };
}

async function loadCateringCart(): Promise<void> {
  if (readText(STORAGE_KEYS.cateringCart) === undefined) return;
  try {
    const { restoreCateringCart } = await import('#src/features/catering-cart/use-catering-cart.ts');
    restoreCateringCart();
  } catch {
    // Without a network the bag counts the cards alone.
  }
}
