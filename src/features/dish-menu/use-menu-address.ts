import { useCallback, useEffect, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useInBrowser } from '#src/lib/use-in-browser.ts';

/**
 * The address as the keeper of what is open on a menu. While a prerendered page hydrates it is as empty as it
 * was for the prerender. Changes replace the entry in the history, so that Back leaves the menu at once.
 */
export function useMenuAddress(): {
  readonly params: URLSearchParams;
  /** The address the page was opened with. */
  readonly arrival: string;
  readonly change: (next: (params: URLSearchParams) => URLSearchParams) => void;
} {
  const [search] = useSearchParams();
  const [first] = useState(() => search.toString());
  const arrival = useInBrowser(first, '');
  const now = useInBrowser(search.toString(), '');
  const params = useMemo(() => new URLSearchParams(now), [now]);
  const navigate = useNavigate();
  const change = useCallback(
    (next: (params: URLSearchParams) => URLSearchParams) => {
      // From the address bar, not from the last render: a search that settles just as a filter is pressed
      // would otherwise undo it.
      const after = next(new URLSearchParams(window.location.search));
      navigate(`?${after}`, { replace: true });
    },
    [navigate],
  );
  return { params, arrival, change };
}

/** Typing settles for this long before it goes into the address: Safari refuses over 100 changes in 30 s. */
const SETTLE_MS = 400;

/** Text typed into a field, kept in the address under `name` once it has settled. */
export function useTypedInAddress(name: string): readonly [string, (typed: string) => void] {
  const { params, change } = useMenuAddress();
  const inAddress = params.get(name) ?? '';
  const [typed, setTyped] = useState<string>();

  useEffect(() => {
    if (typed === undefined || typed === inAddress) return;
    const page = window.location.pathname;
    const settled = window.setTimeout(() => {
      // The page stays until the code of the next one has arrived, and must not take the address back.
      if (window.location.pathname !== page) return;
      change((before) => {
        const after = new URLSearchParams(before);
        if (typed.trim() === '') after.delete(name);
        else after.set(name, typed);
        return after;
      });
    }, SETTLE_MS);
    return () => window.clearTimeout(settled);
  }, [typed, inAddress, name, change]);

  return [typed ?? inAddress, setTyped];
}
