import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';

/** Gives the focus back to the button that opened a part, which has its place again, unless it has gone elsewhere meanwhile. */
export function useFocusBack(opener: RefObject<HTMLElement | null>, open: boolean): void {
  const wasOpen = useRef(open);
  useLayoutEffect(() => {
    const hasClosed = wasOpen.current && !open;
    wasOpen.current = open;
    if (hasClosed && document.activeElement === document.body) opener.current?.focus();
  }, [opener, open]);
}
