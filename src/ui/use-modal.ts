import type { RefObject } from 'react';
import { createContext, useContext, useLayoutEffect } from 'react';
import { afterPaint } from '#src/lib/after-paint.ts';

interface Options {
  readonly locksScroll?: boolean;
  /** Shows the dialog one frame before making the page inert, which is slow on phones; it needs a `z-index`. */
  readonly paintsFirst?: boolean;
}

const openModals: HTMLDialogElement[] = [];
const watchers = new Set<() => void>();

/** Everything outside it is inert. */
export function topModal(): HTMLDialogElement | undefined {
  return openModals.at(-1);
}

/** Called when a dialog opens or closes; returns a function that unsubscribes. */
export function watchModals(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}

function notifyWatchers(): void {
  for (const onChange of watchers) onChange();
}

/** Whether this part is hidden. An open dialog in it would be invisible and make the rest of the page inert. */
export const HiddenPart = createContext(false);

/**
 * Shows a `<dialog>` modally while `open`, except in a {@link HiddenPart}. Closes it before unmount, since only `close()`
 * restores the focus.
 */
export function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  open: boolean,
  { locksScroll = false, paintsFirst = false }: Options = {},
): void {
  const isShown = !useContext(HiddenPart) && open;
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || !isShown) return;
    const pending = new AbortController();
    const makeModal = () => {
      if (pending.signal.aborted) return;
      pending.abort();
      // An open dialog becomes modal only when reopened; closed first, it remembers where to return the focus.
      element.close();
      element.showModal();
      if (locksScroll) document.documentElement.style.overflow = 'hidden';
      openModals.push(element);
      notifyWatchers();
    };
    if (paintsFirst) {
      element.show();
      afterPaint(makeModal);
      // A dialog that is not yet modal neither closes on Escape nor traps Tab.
      window.addEventListener('keydown', makeModal, { capture: true, signal: pending.signal });
    } else makeModal();
    return () => {
      pending.abort();
      element.close();
      if (locksScroll) document.documentElement.style.overflow = '';
      const place = openModals.indexOf(element);
      if (place >= 0) openModals.splice(place, 1);
      notifyWatchers();
    };
  }, [dialog, isShown, locksScroll, paintsFirst]);
}
