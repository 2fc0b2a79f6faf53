import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus from a removed row to the button that has its place now, the last button, or the list (`tabIndex={-1}`).
 *
 * @param rows another value once the row is removed, and only then
 */
export function useFocusAfterRemoval(
  list: RefObject<HTMLElement | null>,
  rows: unknown,
): {
  /** Call before removing the row of the button at this index; with `undefined` if it was not removed. */
  readonly expectRemoval: (index: number | undefined) => void;
} {
  const expected = useRef<number>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the rows have changed.
  useLayoutEffect(() => {
    const index = expected.current;
    if (index === undefined) return;
    expected.current = undefined;
    if (document.activeElement !== document.body) return;
    const buttons = list.current?.querySelectorAll('button') ?? [];
    const next = buttons[Math.min(index, buttons.length - 1)] ?? list.current;
    next?.focus();
  }, [rows]);

  return {
    expectRemoval: (index) => {
      expected.current = index;
    },
  };
}
