import { useEffect, useState } from 'react';
import { unlessCleanedUp } from './unless-cleaned-up.ts';

/** `read` must be stable: a different one starts over. `again` reads once more and keeps what was found until then. */
export function useRead<Found>(read: () => Promise<Found>) {
  const [state, setState] = useState<{ of: typeof read; found: Found | 'reading' | 'failed' }>({
    of: read,
    found: 'reading',
  });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt reads again.
  useEffect(() => {
    const show = (found: Found | 'failed') => setState({ of: read, found });
    return unlessCleanedUp(read(), show, () => show('failed'));
  }, [read, attempt]);

  const again = () => {
    setState((before) => (before.found === 'failed' ? { of: read, found: 'reading' } : before));
    setAttempt((before) => before + 1);
  };
  return { found: state.of === read ? state.found : 'reading', again };
}
