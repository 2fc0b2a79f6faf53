import type { RefObject } from 'react';
import { useEffect, useEffectEvent } from 'react';

/** Calls `choose` if a prerendered select was changed before hydration, which React neither reads nor undoes. */
export function useEarlyChoice(
  select: RefObject<HTMLSelectElement | null>,
  value: string,
  choose: (early: string) => void,
): void {
  const chooseEarly = useEffectEvent(() => {
    const early = select.current?.value ?? value;
    if (early !== value) choose(early);
  });
  useEffect(() => chooseEarly(), []);
}
