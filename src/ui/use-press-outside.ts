import type { MouseEvent, PointerEvent } from 'react';
import { useRef } from 'react';

interface PressHandlers {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  readonly onClick: (event: MouseEvent<HTMLElement>) => void;
}

/** Detects a press that starts and ends on the backdrop; ignores a drag across the sheet's edge (text selection). */
export function usePressOutside(onPress: () => void): PressHandlers {
  const isOutside = useRef(false);
  return {
    onPointerDown: ({ target, currentTarget }) => {
      isOutside.current = target === currentTarget;
    },
    onPointerUp: ({ target, currentTarget }) => {
      isOutside.current = isOutside.current && target === currentTarget;
    },
    onClick: ({ target, currentTarget }) => {
      if (isOutside.current && target === currentTarget) onPress();
    },
  };
}
