import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** `before` on the server and during hydration, then `value`. Both must be primitives. */
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
