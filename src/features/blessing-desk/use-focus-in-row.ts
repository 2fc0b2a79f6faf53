import type { RefObject } from 'react';
import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus in a list of rows when the pressed button goes: it moves to the first button of the row that is in its place.
 *
 * @returns to be called with the row's index before it changes
 */
export function useFocusInRow(
  list: RefObject<HTMLElement | null>,
  rows: readonly unknown[],
): (place: number) => void {
  const expected = useRef<number>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the rows have changed.
  useLayoutEffect(() => {
    const place = expected.current;
    if (place === undefined) return;
    expected.current = undefined;
    if (document.activeElement !== document.body) return;
    const all = [...(list.current?.querySelectorAll('[role="listitem"]') ?? [])];
    const row = all.find((one) => Number(one.getAttribute('aria-posinset')) > place) ?? all.at(-1);
    const next = row?.querySelector('button') ?? list.current;
    next?.focus({ preventScroll: true });
  }, [rows]);

  return useCallback((place) => {
    expected.current = place;
  }, []);
}
