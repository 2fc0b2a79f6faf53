import type { MouseEvent, PointerEvent } from 'react';
import { useRef } from 'react';

interface PressHandlers {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  readonly onClick: (event: MouseEvent<HTMLElement>) => void;
}

/**
 * Handlers for a `<dialog>` whose sheet covers part of it: they call `onPress` for a press that starts and ends beside
 * the sheet. A drag across the sheet's edge, such as a selection of text, ends in a click on the dialog too, and is
 * ignored.
 */
export function usePressBeside(onPress: () => void): PressHandlers {
  const beside = useRef(false);
  return {
    onPointerDown: ({ target, currentTarget }) => {
      beside.current = target === currentTarget;
    },
    onPointerUp: ({ target, currentTarget }) => {
      beside.current = beside.current && target === currentTarget;
    },
    onClick: ({ target, currentTarget }) => {
      if (beside.current && target === currentTarget) onPress();
    },
  };
}
