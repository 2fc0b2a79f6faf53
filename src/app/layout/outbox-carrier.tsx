import { useEffect } from 'react';

/** Delay before the outboxes are checked, so that they do not compete with the page's own loading. */
const CHECK_DELAY_MS = 1_500;

/** Sends what waits in an outbox on any page of the next visit. */
export function OutboxCarrier() {
  useEffect(() => {
    const timer = window.setTimeout(() => {
      import('./carry-outboxes.ts').then(({ carryOutboxes }) => carryOutboxes()).catch(() => undefined);
    }, CHECK_DELAY_MS);
    return () => window.clearTimeout(timer);
  }, []);
  return null;
}
