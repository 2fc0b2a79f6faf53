import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { fieldsOf } from './fields-of.ts';

const MARK = 'overlayOpen';

let removing = false;

let depth = 0;

/** While `open`, Back closes the overlay, the topmost first, instead of leaving the page. Links inside it must use `replace`. */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  const leaving = useRef(0);

  useLayoutEffect(() => {
    if (!open) return;
    window.clearTimeout(leaving.current);
    let gone = false;
    depth += 1;
    const level = depth;
    const back = () => {
      window.history.scrollRestoration = 'auto';
      // This popstate removes another overlay's entry, or closes the one on top of this.
      if (removing || level < depth) {
        addEntry();
        return;
      }
      gone = true;
      close();
    };
    if (!removing) addEntry();
    window.addEventListener('popstate', back);
    return () => {
      window.removeEventListener('popstate', back);
      depth -= 1;
      if (gone) return;
      // Delayed: React runs effects twice in development, and history changes are asynchronous.
      leaving.current = window.setTimeout(removeEntry);
    };
  }, [open]);
}

function addEntry(): void {
  if (MARK in historyState()) return;
  // Belongs to the entry to which closing goes back: the page may have scrolled meanwhile and must stay where it is.
  window.history.scrollRestoration = 'manual';
  window.history.pushState({ ...historyState(), [MARK]: true }, '');
  window.history.scrollRestoration = 'auto';
}

function removeEntry(): void {
  if (removing || !(MARK in historyState())) return;
  removing = true;
  const left = () => {
    window.history.scrollRestoration = 'auto';
    window.setTimeout(() => {
      removing = false;
    });
  };
  window.addEventListener('popstate', left, { once: true });
  window.history.back();
}

function historyState(): object {
  return fieldsOf(window.history.state);
}
