import { useEffect, useState } from 'react';
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
    let left = false;
    const print = () => {
      if (!left) window.print();
    };
    const pictures = [...document.querySelectorAll<HTMLImageElement>('[data-paper] img')];
    const ready = Promise.all(pictures.map((picture) => picture.decode()));
    void withTimeout(ready, PICTURES_MS).then(print, print);
    return () => {
      left = true;
    };
  }, [request]);
  return {
    printed: request?.paper,
    print: (paper) => setRequest({ paper }),
    clear: () => setRequest(undefined),
  };
}
