import { useEffect, useRef } from 'react';

/** Marks the history entry that stands for something open over the page. */
const MARK = 'shagunOver';

/**
 * While `open`, the browser's Back closes what lies over the page instead of leaving it. An entry is added to
 * the history for the same address and the router's own state, so that the router sees no other page; closing
 * in another way takes the entry out again.
 */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });

  useEffect(() => {
    if (!open) return;
    let added = false;
    let gone = false;
    // After this task: React runs effects twice in development, and the history cannot be put back at once.
    const timer = window.setTimeout(() => {
      window.history.pushState({ ...historyState(), [MARK]: true }, '');
      added = true;
    });
    const back = () => {
      gone = true;
      close.current();
    };
    window.addEventListener('popstate', back);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('popstate', back);
      // A link that led elsewhere has its own entry on top; then there is nothing to take out.
      if (added && !gone && MARK in historyState()) window.history.back();
    };
  }, [open]);
}

function historyState(): object {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? state : {};
}
