import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * `before` on the server and while hydrating, `value` from then on. For what only the browser can know (the address'
 * filter, today's date), so that the first render matches the HTML; where both are the same, nothing renders twice.
 * Both must be plain values.
 */
export function useInBrowser<Value extends string | number | boolean | undefined>(
  value: Value,
  before: Value,
): Value {
  return useSyncExternalStore(
    never,
    () => value,
    () => before,
  );
}
