import { useEffect, useReducer, useState } from 'react';
import { hasGuestTexts, loadGuestTexts } from '#src/locales/guest-texts.ts';
import type { Language } from '#src/locales/locales.ts';

/** Whether guests' texts in these languages are loaded; fetches missing ones. Throws, for the page, what failed. */
export function useGuestTexts(languages: readonly Language[]): boolean {
  const [, refresh] = useReducer((count: number) => count + 1, 0);
  const [failure, setFailure] = useState<unknown>();
  const isReady = languages.every(hasGuestTexts);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the languages are the same while they are awaited.
  useEffect(() => {
    if (!isReady) Promise.all(languages.map(loadGuestTexts)).then(refresh, setFailure);
  }, [isReady]);
  if (failure !== undefined) throw failure;
  return isReady;
}
