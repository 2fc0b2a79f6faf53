import { useLayoutEffect } from 'react';
import { removeEarlyCover } from './early-cover.ts';

/** Keeps the shell's cover while the page is `loading`, and removes it in the frame that replaces it. */
export function useEarlyCover(loading: boolean): void {
  useLayoutEffect(() => {
    if (!loading) removeEarlyCover();
    return removeEarlyCover;
  }, [loading]);
}
