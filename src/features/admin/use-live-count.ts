import { useContext, useEffect, useState } from 'react';
import type { Guard } from '#src/lib/guard.ts';
import { HiddenPart } from '#src/ui/use-modal.ts';

/** A count costs one read per thousand documents. */
const INTERVAL_MS = 30_000;

/** Reads a count now, every 30 s, and when the tab or the page becomes visible again. */
export function useLiveCount(
  guard: Guard,
  read: () => Promise<number>,
): { count: number | undefined; failed: boolean } {
  const [count, setCount] = useState<number>();
  const [failed, setFailed] = useState(false);
  const isHidden = useContext(HiddenPart);

  useEffect(() => {
    // Nobody is signed in: each count would wait for the next sign-in.
    if (isHidden) return;
    let cancelled = false;
    const recount = () => {
      if (document.visibilityState === 'hidden') return;
      guard(read).then(
        (current) => {
          if (cancelled) return;
          setCount(current);
          setFailed(false);
        },
        () => !cancelled && setFailed(true),
      );
    };
    recount();
    const timer = window.setInterval(recount, INTERVAL_MS);
    document.addEventListener('visibilitychange', recount);
    return () => {
      cancelled = true;
      window.clearInterval(timer);
      document.removeEventListener('visibilitychange', recount);
    };
  }, [guard, read, isHidden]);

  return { count, failed };
}
