import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';

/** Returns the focus to the button that opened a part, which has reappeared, unless the focus has moved meanwhile. */
export function useFocusBack(opener: RefObject<HTMLElement | null>, open: boolean): void {
  const wasOpen = useRef(open);
  useLayoutEffect(() => {
    const hasClosed = wasOpen.current && !open;
    wasOpen.current = open;
    if (hasClosed && document.activeElement === document.body) opener.current?.focus();
  }, [opener, open]);
}
