import { STORAGE_KEYS } from '#src/config/storage-keys.ts';
import { fieldsOf } from '#src/lib/fields-of.ts';
import { createStoredState } from '#src/lib/stored-state.ts';

const count = createStoredState({
  key: STORAGE_KEYS.cateringCart,
  empty: 0,
  parse: (stored) => {
    // The first version kept `items`.
    const { lines, items } = fieldsOf(stored);
    const list = lines ?? items;
    return { data: Array.isArray(list) ? list.length : 0, dropped: false };
  },
});

/**
 * How many dishes are stored in the catering cart; 0 until storage has been read. For pages without the cart's code,
 * which needs the catalogue of dishes: a dish that is no longer cooked counts until a page with the cart is opened.
 */
export function useStoredDishCount(): number {
  return count.useSelected(({ data }) => data);
}

/** Called by the cart itself after every change. */
export function publishDishCount(dishes: number): void {
  count.useStore.setState({ data: dishes });
}
