import { useEffect, useState } from 'react';
import { midnightAfter } from '#src/domain/india-time.ts';

/**
 * The time, in milliseconds since 1970: 0 while the page is as it was built, and from then on a moment of the current day
 * in India. It changes at midnight there, and when a phone that slept past midnight wakes up.
 */
export function useNow(): number {
  const [now, setNow] = useState(0);

  useEffect(() => {
    let timer = 0;
    const look = () => {
      const time = Date.now();
      setNow(time);
      window.clearTimeout(timer);
      timer = window.setTimeout(look, midnightAfter(time) - time);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);

  return now;
}
