import { useEffect, useState } from 'react';
import { readServerTime } from '#src/data/server-time.ts';
import { unlessCleanedUp } from '#src/lib/unless-cleaned-up.ts';

/**
 * Whether replies have ended. Where this phone's clock says so, Firestore's decides: the phone's may be ahead. Until then, and
 * without a network, that is `unconfirmed`.
 *
 * @param replyBy last moment to reply, in milliseconds since 1970
 * @param isNeeded whether Firestore is asked
 */
export function useIsLate(code: string, replyBy: number, isNeeded = true): boolean | 'unconfirmed' {
  const [ahead, setAhead] = useState<number>();
  const isLate = Date.now() - (ahead ?? 0) > replyBy;
  useEffect(() => {
    if (isLate && isNeeded)
      return unlessCleanedUp(
        readServerTime(code).then((now) => Date.now() - now),
        setAhead,
        // Without a network, nobody knows.
        () => undefined,
      );
  }, [code, isLate, isNeeded]);
  return isLate && ahead === undefined ? 'unconfirmed' : isLate;
}
