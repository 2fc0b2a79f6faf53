import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * `false` on the server and while hydrating, `true` from then on.
 * For what only the browser can know (a cart's count, the network), so that the first render matches the HTML.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
