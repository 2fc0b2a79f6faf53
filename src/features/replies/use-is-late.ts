import { useEffect, useState } from 'react';
import { serverTime } from '#src/data/server-time.ts';
import { unlessCleanedUp } from '#src/lib/unless-cleaned-up.ts';

/**
 * Whether replies have ended. Where this phone's clock says so, Firestore's decides: the phone's may be ahead.
 *
 * @param replyBy last moment to reply, in milliseconds since 1970
 */
export function useIsLate(code: string, replyBy: number): boolean {
  const [ahead, setAhead] = useState(0);
  const isLate = Date.now() - ahead > replyBy;
  useEffect(() => {
    if (isLate)
      return unlessCleanedUp(
        serverTime(code).then((now) => Date.now() - now),
        setAhead,
      );
  }, [code, isLate]);
  return isLate;
}
