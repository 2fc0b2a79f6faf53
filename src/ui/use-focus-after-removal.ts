import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus in a list when the row that had it is removed: the button of the row that took its place gets it,
 * else the last row's, else the list itself, which needs `tabIndex={-1}`. Each row has one button.
 */
export function useFocusAfterRemoval(
  list: RefObject<HTMLElement | null>,
  rows: readonly unknown[],
): {
  /** To be called before the row at this index is removed; with `undefined` when it stays after all. */
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
