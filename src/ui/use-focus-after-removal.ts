import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';

/** Moves the focus from a removed row to the next row's button, the last row's, or the list (`tabIndex={-1}`). */
export function useFocusAfterRemoval(
  list: RefObject<HTMLElement | null>,
  rows: readonly unknown[],
): {
  /** Call before removing the row at this index; with `undefined` if it was not removed. */
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
