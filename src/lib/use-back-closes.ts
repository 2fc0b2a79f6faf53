import { useEffect, useLayoutEffect, useRef } from 'react';

/** Marks the history entry of something that is open over the page. */
const MARK = 'shagunOver';

/** Whether the marked entry is being left by {@link removeEntry}; the browser does so a little later. */
let removing = false;

/**
 * While `open`, the browser's Back closes what is over the page instead of leaving it. An entry is added to
 * the history for the same address and the router's own state, so that the router sees no other page; closing
 * in another way takes the entry out again. A link inside has to replace that entry (`replace`).
 */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  const leaving = useRef(0);
  useEffect(() => {
    close.current = onClose;
  });

  // Before it is seen: a quick Back already finds the entry.
  useLayoutEffect(() => {
    if (!open) return;
    window.clearTimeout(leaving.current);
    let gone = false;
    const back = () => {
      // The entry of what was open before is only now left: this is no press of Back.
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
      // After this task: React runs effects twice in development, and the history cannot be put back at once.
      leaving.current = window.setTimeout(removeEntry);
    };
  }, [open]);
}

function addEntry(): void {
  if (!(MARK in historyState())) window.history.pushState({ ...historyState(), [MARK]: true }, '');
}

/** A link that led elsewhere has its own entry on top; then there is nothing to take out. */
function removeEntry(): void {
  if (removing || !(MARK in historyState())) return;
  removing = true;
  const left = () => {
    // After every other listener has seen why the history moved.
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
