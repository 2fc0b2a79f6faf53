import type { RefObject } from 'react';
import { useLayoutEffect } from 'react';
import { afterPaint } from '#src/lib/after-paint.ts';

interface Options {
  /** Holds the page below still: for what covers all of it. */
  readonly holdsPage?: boolean;
  /**
   * Shows the dialog first and puts the page out of reach after the next frame, or as soon as a key is pressed: a slow
   * phone takes longer for that than for the dialog, and fingers find the dialog, which must lie over the page by its
   * own style.
   */
  readonly showsFirst?: boolean;
}

/** Dialogs that are open, the topmost last. */
const openModals: HTMLDialogElement[] = [];
const watchers = new Set<() => void>();

/** The dialog of {@link useModal} that is on top; everything outside it is out of reach. */
export function topModal(): HTMLDialogElement | undefined {
  return openModals.at(-1);
}

/** Calls `onChange` whenever a dialog of {@link useModal} has opened or closed. Returns a function that stops it. */
export function watchModals(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}

function tellWatchers(): void {
  for (const onChange of watchers) onChange();
}

/**
 * Shows a `<dialog>` over the page while `open`. It is closed before it is taken away with its owner, too: only a
 * dialog that was closed gives the focus back to where it was.
 */
export function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  open: boolean,
  { holdsPage = false, showsFirst = false }: Options = {},
): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || !open) return;
    const waiting = new AbortController();
    const cover = () => {
      if (waiting.signal.aborted) return;
      waiting.abort();
      // What is open becomes modal only by opening it again; closed first, it knows whom to give the focus back to.
      element.close();
      element.showModal();
      if (holdsPage) document.documentElement.style.overflow = 'hidden';
      openModals.push(element);
      tellWatchers();
    };
    if (showsFirst) {
      element.show();
      afterPaint(cover);
      // Only what is modal closes on Escape and keeps Tab inside.
      window.addEventListener('keydown', cover, { capture: true, signal: waiting.signal });
    } else cover();
    return () => {
      waiting.abort();
      element.close();
      if (holdsPage) document.documentElement.style.overflow = '';
      const place = openModals.indexOf(element);
      if (place >= 0) openModals.splice(place, 1);
      tellWatchers();
    };
  }, [dialog, open, holdsPage, showsFirst]);
}
