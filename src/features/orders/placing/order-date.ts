import { STORAGE_KEYS } from '#src/config/storage-keys.ts';
import { fieldsOf } from '#src/lib/fields-of.ts';
import { createStoredState } from '#src/lib/stored-state.ts';

const date = createStoredState({
  key: STORAGE_KEYS.orderDetails,
  empty: '',
  parse: (stored) => {
    const { date: typed } = fieldsOf(stored);
    return {
      data: typeof typed === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(typed) ? typed : '',
      dropped: false,
    };
  },
});

/** The wedding's date, for the cart's first view, which does not load the order's other details. */
export function useOrderDate(): string {
  return date.useSelected(({ data }) => data);
}

/** Called by the details after every change. */
export function publishOrderDate(typed: string): void {
  date.useStore.setState({ data: typed });
}
