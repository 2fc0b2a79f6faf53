import { useEffect } from 'react';

/** While the page is visible and `isOn`. Browsers may not support this, or refuse to save power. */
export function useAwakeScreen(isOn = true): void {
  useEffect(() => {
    if (!isOn) return;
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
  }, [isOn]);
}
