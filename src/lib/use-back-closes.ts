import { useEffect, useLayoutEffect, useRef } from 'react';

/** Marks the history entry that stands for something open over the page. */
const MARK = 'shagunOver';

/**
 * While `open`, the browser's Back closes what lies over the page instead of leaving it. An entry is added to
 * the history for the same address and the router's own state, so that the router sees no other page; closing
 * in another way takes the entry out again.
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
    if (!(MARK in historyState())) window.history.pushState({ ...historyState(), [MARK]: true }, '');
    const back = () => {
      gone = true;
      close.current();
    };
    window.addEventListener('popstate', back);
    return () => {
      window.removeEventListener('popstate', back);
      if (gone) return;
      // After this task: React runs effects twice in development, and the history cannot be put back at once.
      leaving.current = window.setTimeout(() => {
        // A link that led elsewhere has its own entry on top; then there is nothing to take out.
        if (MARK in historyState()) window.history.back();
      });
    };
  }, [open]);
}

function historyState(): object {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? state : {};
}
