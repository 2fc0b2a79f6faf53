import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { showFirst } from '#src/lib/show-first.ts';

type RowState = 'open' | 'closed' | 'removed';

/**
 * Keeps a row in sight when it grows, shrinks or gives way to a line with Undo: its first button is focused at the top of
 * the view. A row that opens as it appears has been added: then it is its first field.
 */
export function useShownRow(row: RefObject<HTMLElement | null>, state: RowState): void {
  const shown = useRef<RowState>(undefined);
  useEffect(() => {
    const before = shown.current;
    shown.current = state;
    if (before === state || (state === 'closed' && before !== 'removed')) return;
    showFirst(row.current?.querySelector<HTMLElement>(before === undefined ? 'input' : 'button'));
  }, [row, state]);
}
