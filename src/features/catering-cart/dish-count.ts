import { STORAGE_KEYS } from '#src/config/storage-keys.ts';
import { fieldsOf } from '#src/lib/fields-of.ts';
import { createStoredState } from '#src/lib/stored-state.ts';

const count = createStoredState({
  key: STORAGE_KEYS.cateringCart,
  empty: 0,
  parse: (stored) => {
    const { lines, items } = fieldsOf(stored);
    const list = lines ?? items;
    return { data: Array.isArray(list) ? list.length : 0, dropped: false };
  },
});

/** Dish count for pages that do not load the catalogue, so dishes no longer on the menu are counted too. */
export function useStoredDishCount(): number {
  return count.useSelected(({ data }) => data);
}

/** Called by the cart after every change. */
export function publishDishCount(dishes: number): void {
  count.useStore.setState({ data: dishes });
}
