import { STORAGE_KEYS } from '#src/config/storage-keys.ts';
import { fieldsOf } from '#src/lib/fields-of.ts';
import { createStoredState } from '#src/lib/stored-state.ts';

const count = createStoredState({
  key: STORAGE_KEYS.cateringCart,
  version: 2,
  empty: 0,
  parse: (stored) => {
    const { lines } = fieldsOf(stored);
    return { data: Array.isArray(lines) ? lines.length : 0, dropped: false };
  },
});

/**
 * How many dishes are stored in the catering cart, for pages without its code: that brings the catalogue of dishes
 * along. A dish that is no longer cooked counts until a page with the cart is opened.
 */
export function useStoredDishCount(): number {
  return count.useSelected(({ data }) => data);
}

/** Called by the cart itself after every change. */
export function publishDishCount(dishes: number): void {
  count.useStore.setState({ data: dishes });
}
