import { useEffect } from 'react';

/** Time a page has for itself before the outbox is looked into. */
const QUIET_MS = 1_500;

/**
 * Stands once in the layout: on whatever page the next visit begins, messages that still wait are sent. Nothing
 * of it is loaded before the page rests.
 */
export function OutboxCarrier() {
  useEffect(() => {
    let gone = false;
    let stop = () => {};
    const clock = window.setTimeout(() => {
      import('./carry-on.ts').then(
        ({ carryOn }) => {
          if (!gone) stop = carryOn();
        },
        // Its code could not be fetched now; the next page tries again.
        () => undefined,
      );
    }, QUIET_MS);
    return () => {
      gone = true;
      window.clearTimeout(clock);
      stop();
    };
  }, []);
  return null;
}
