import { useEffect, useState } from 'react';
import { unlessCleanedUp } from '#src/lib/unless-cleaned-up.ts';
import { withTimeout } from '#src/lib/with-timeout.ts';

/** How long printing waits for pictures. */
const PICTURES_MS = 3_000;

/** Prints one of several papers once it is on the page with its pictures. */
export function usePrint<Paper>(): {
  readonly printed: Paper | undefined;
  readonly print: (paper: Paper) => void;
  readonly clear: () => void;
} {
  const [request, setRequest] = useState<{ readonly paper: Paper }>();
  useEffect(() => {
    if (!request) return;
    const print = () => window.print();
    const pictures = [...document.querySelectorAll<HTMLImageElement>('[data-paper] img')];
    const ready = Promise.all(pictures.map((picture) => picture.decode()));
    return unlessCleanedUp(withTimeout(ready, PICTURES_MS), print, print);
  }, [request]);
  return {
    printed: request?.paper,
    print: (paper) => setRequest({ paper }),
    clear: () => setRequest(undefined),
  };
}
