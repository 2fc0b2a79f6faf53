import type { RefObject } from 'react';
import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus in a list when the pressed button goes with its row: it moves to the `data-first` button of the row that is
 * in its place, or to the list (`tabIndex={-1}`).
 *
 * @returns to be called with the row's place before it goes; with `undefined` if it has not gone
 */
export function useFocusOnPlace(
  list: RefObject<HTMLElement | null>,
  rows: readonly unknown[],
): (place: number | undefined) => void {
  const expected = useRef<{ readonly place: number; readonly before: number }>(undefined);
  const count = useRef(rows.length);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the rows have changed.
  useLayoutEffect(() => {
    count.current = rows.length;
    // A row may change before it goes.
    if (!expected.current || rows.length >= expected.current.before) return;
    const { place } = expected.current;
    expected.current = undefined;
    if (document.activeElement !== document.body) return;
    const firsts = list.current?.querySelectorAll<HTMLElement>('[data-first]') ?? [];
    (firsts[Math.min(place, firsts.length - 1)] ?? list.current)?.focus();
  }, [rows]);

  return useCallback((place) => {
    expected.current = place === undefined ? undefined : { place, before: count.current };
  }, []);
}
