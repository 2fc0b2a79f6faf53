import { STORAGE_KEYS } from '#src/config/storage-keys.ts';
import { createStoredState } from '#src/lib/stored-state.ts';

const larger = createStoredState<boolean>({
  key: STORAGE_KEYS.largerLetters,
  empty: false,
  parse: (stored) => ({ data: stored === true, dropped: false }),
});

/** Whether this phone shows large letters, and a function to switch. */
export function useLarger(): { readonly on: boolean; readonly toggle: () => void } {
  const on = larger.useSelected(({ data }) => data);
  return { on, toggle: () => larger.change((before) => !before) };
}
