import { useEffect } from 'react';

/** So that it does not compete with the page's own loading. */
const DELAY_MS = 1_500;

/** What can wait until the page is there; `shop`: whether it sells something. */
export function LateWork({ shop }: { shop: boolean }) {
  useEffect(() => {
    const timer = window.setTimeout(() => {
      import('./start-late-work.ts').then(({ startLateWork }) => startLateWork(shop)).catch(() => undefined);
    }, DELAY_MS);
    return () => window.clearTimeout(timer);
  }, [shop]);
  return null;
}
