import type { RefObject } from 'react';
import { useLayoutEffect } from 'react';

/**
 * Shows a `<dialog>` over the page while `open`. It is closed before it is taken away with its owner, too: only a
 * dialog that was closed gives the focus back to where it was.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, open: boolean): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || !open) return;
    element.showModal();
    return () => element.close();
  }, [dialog, open]);
}
