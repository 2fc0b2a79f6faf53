import { useEffect, useState } from 'react';
import type { Guard } from '#src/lib/guard.ts';

/** A count costs one read per thousand documents. */
const INTERVAL_MS = 30_000;

/** Reads a count current, every 30 s, and when the tab becomes visible again. */
export function useLiveCount(
  guard: Guard,
  read: () => Promise<number>,
): { count: number | undefined; failed: boolean } {
  const [count, setCount] = useState<number>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
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
  }, [guard, read]);

  return { count, failed };
}
