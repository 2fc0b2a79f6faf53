import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus from a removed row (`li`; in another list, a button) to the one that has its place now, the last one, or the list
 * (`tabIndex={-1}`). In a row it goes to the only button; of several, one may act without a question, so it goes to the row itself.
 *
 * @param rows another value once the row is removed, and only then
 */
export function useFocusAfterRemoval(
  list: RefObject<HTMLElement | null>,
  rows: unknown,
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
    if (list.current) nextIn(list.current, index).focus();
  }, [rows]);

  return {
    expectRemoval: (index) => {
      expected.current = index;
    },
  };
}

function nextIn(list: HTMLElement, index: number): HTMLElement {
  const row = atOrLast(list.querySelectorAll<HTMLElement>(':scope > li'), index);
  const buttons = (row ?? list).querySelectorAll('button');
  if (!row || buttons.length === 1) return atOrLast(buttons, index) ?? list;
  row.tabIndex = -1;
  return row;
}

function atOrLast<Part extends Element>(parts: NodeListOf<Part>, index: number): Part | undefined {
  return parts[Math.min(index, parts.length - 1)];
}
