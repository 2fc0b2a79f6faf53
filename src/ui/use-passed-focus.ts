import type { RefCallback } from 'react';
import { useCallback, useRef } from 'react';

/** A ref for elements that replace each other: when the focused one goes away, the next gets the focus, or its first button. */
export function usePassedFocus(): RefCallback<HTMLElement> {
  const isLost = useRef(false);
  return useCallback((element: HTMLElement | null) => {
    if (isLost.current && document.activeElement === document.body) {
      const target = element?.querySelector<HTMLElement>('button, [tabindex]') ?? element;
      target?.focus({ preventScroll: true });
    }
    isLost.current = false;
    return () => {
      if (element?.contains(document.activeElement)) isLost.current = true;
    };
  }, []);
}
