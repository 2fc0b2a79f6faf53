import { useEffect, useLayoutEffect, useRef } from 'react';

const MARK = 'shagunOver';

let removing = false;

/**
 * While `open`, Back closes the overlay instead of leaving the page, by adding a history entry for the same address.
 * Links inside must use `replace`.
 */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  const leaving = useRef(0);
  useEffect(() => {
    close.current = onClose;
  });

  // In a layout effect, so that even a quick Back finds the entry.
  useLayoutEffect(() => {
    if (!open) return;
    window.clearTimeout(leaving.current);
    let gone = false;
    const back = () => {
      // This popstate removes the previous overlay's entry; the visitor did not press Back.
      if (removing) {
        addEntry();
        return;
      }
      gone = true;
      close.current();
    };
    if (!removing) addEntry();
    window.addEventListener('popstate', back);
    return () => {
      window.removeEventListener('popstate', back);
      if (gone) return;
      // Delayed: React runs effects twice in development, and history changes are asynchronous.
      leaving.current = window.setTimeout(removeEntry);
    };
  }, [open]);
}

function addEntry(): void {
  if (!(MARK in historyState())) window.history.pushState({ ...historyState(), [MARK]: true }, '');
}

/** Does nothing if a followed link has added its own entry on top. */
function removeEntry(): void {
  if (removing || !(MARK in historyState())) return;
  removing = true;
  const left = () => {
    // After all other listeners have run.
    window.setTimeout(() => {
      removing = false;
    });
  };
  window.addEventListener('popstate', left, { once: true });
  window.history.back();
}

function historyState(): object {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? state : {};
}
