import { useEffect } from 'react';

/** Keeps the screen on while the page is visible. A browser that cannot, or will not to save power, goes dark as usual. */
export function useAwakeScreen(): void {
  useEffect(() => {
    let lock: Promise<WakeLockSentinel | undefined> | undefined;
    const hold = () => {
      // The browser releases it whenever the page is hidden.
      if (document.visibilityState === 'visible')
        lock = navigator.wakeLock?.request('screen').catch(() => undefined);
    };
    hold();
    document.addEventListener('visibilitychange', hold);
    return () => {
      document.removeEventListener('visibilitychange', hold);
      void lock?.then((held) => held?.release());
    };
  }, []);
}
