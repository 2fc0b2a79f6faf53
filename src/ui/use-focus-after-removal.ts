import type { RefObject } from 'react';
import { useCallback, useLayoutEffect, useRef } from 'react';

interface RemovalOptions {
  /** How many rows there are, where they may change before one goes: the focus moves once there are fewer. */
  readonly count?: number;
  /** Moves the focus in another way than described below. */
  readonly focusNext?: (list: HTMLElement, index: number) => void;
}

/**
 * Moves the focus from a removed row (`li`; in another list, a button) to the next row, the last one, or the list
 * (`tabIndex={-1}`). In a row it goes to the only button; of several, one may act without a question, so it goes to the row
 * itself.
 *
 * @param rows another value once the row is removed, and without a `count` only then
 */
export function useFocusAfterRemoval(
  list: RefObject<HTMLElement | null>,
  rows: unknown,
  { count, focusNext = focusRow }: RemovalOptions = {},
): {
  /** Call before removing the row at this index; with `undefined` if it was not removed. It stays the same function. */
  readonly expectRemoval: (index: number | undefined) => void;
} {
  const expected = useRef<{ readonly index: number; readonly before: number | undefined }>(undefined);
  const latestCount = useRef(count);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the rows have changed.
  useLayoutEffect(() => {
    latestCount.current = count;
    if (!expected.current) return;
    const { index, before } = expected.current;
    if (count !== undefined && before !== undefined && count >= before) return;
    expected.current = undefined;
    if (document.activeElement !== document.body) return;
    if (list.current) focusNext(list.current, index);
  }, [rows]);

  const expectRemoval = useCallback((index: number | undefined) => {
    expected.current = index === undefined ? undefined : { index, before: latestCount.current };
  }, []);
  return { expectRemoval };
}

function focusRow(list: HTMLElement, index: number): void {
  const row = atOrLast(list.querySelectorAll<HTMLElement>(':scope > li'), index);
  const buttons = (row ?? list).querySelectorAll('button');
  if (row && buttons.length !== 1) {
    row.tabIndex = -1;
    row.focus();
  } else (atOrLast(buttons, index) ?? list).focus();
}

function atOrLast<Part extends Element>(parts: NodeListOf<Part>, index: number): Part | undefined {
  return parts[Math.min(index, parts.length - 1)];
}
