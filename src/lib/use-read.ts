import { useEffect, useState } from 'react';

/**
 * What `read` brings; another `read` begins anew. `again` reads once more: what was found is kept until then, a failure is not.
 */
export function useRead<Found>(read: () => Promise<Found>) {
  const [state, setState] = useState<{ of: typeof read; found: Found | 'reading' | 'failed' }>({
    of: read,
    found: 'reading',
  });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt reads again.
  useEffect(() => {
    let left = false;
    const show = (found: Found | 'failed') => {
      if (!left) setState({ of: read, found });
    };
    read().then(show, () => show('failed'));
    return () => {
      left = true;
    };
  }, [read, attempt]);

  const again = () => {
    setState((before) => (before.found === 'failed' ? { of: read, found: 'reading' } : before));
    setAttempt((before) => before + 1);
  };
  return { found: state.of === read ? state.found : 'reading', again };
}
