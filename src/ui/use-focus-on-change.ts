import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { showFirst } from '#src/lib/show-first.ts';

/**
 * Moves the focus, and the page, to an element (`tabIndex={-1}`) when `value` changes, because the pressed
 * button is removed.
 */
export function useFocusOnChange(element: RefObject<HTMLElement | null>, value: unknown): void {
  const shown = useRef(value);
  useEffect(() => {
    if (shown.current === value) return;
    shown.current = value;
    showFirst(element.current);
  }, [element, value]);
}
