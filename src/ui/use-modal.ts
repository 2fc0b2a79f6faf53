import type { RefObject } from 'react';
import { useLayoutEffect } from 'react';

interface Options {
  /** Holds the page below still: for what covers all of it. */
  readonly holdsPage?: boolean;
}

/**
 * Shows a `<dialog>` over the page while `open`. It is closed before it is taken away with its owner, too: only a
 * dialog that was closed gives the focus back to where it was.
 */
export function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  open: boolean,
  { holdsPage = false }: Options = {},
): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || !open) return;
    element.showModal();
    if (holdsPage) document.documentElement.style.overflow = 'hidden';
    return () => {
      element.close();
      if (holdsPage) document.documentElement.style.overflow = '';
    };
  }, [dialog, open, holdsPage]);
}
