import { useCallback, useEffect, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useInBrowser } from '#src/lib/use-in-browser.ts';

/**
 * Menu state in the query string, empty during hydration. Changes replace the entry: Back leaves the menu.
 */
export function useMenuAddress(): {
  readonly params: URLSearchParams;
  /** Query string on initialQuery. */
  readonly initialQuery: string;
  readonly change: (next: (params: URLSearchParams) => URLSearchParams) => void;
} {
  const [search] = useSearchParams();
  const [first] = useState(() => search.toString());
  const initialQuery = useInBrowser(first, '');
  const now = useInBrowser(search.toString(), '');
  const params = useMemo(() => new URLSearchParams(now), [now]);
  const navigate = useNavigate();
  const change = useCallback(
    (next: (params: URLSearchParams) => URLSearchParams) => {
      // Not from the last render: a search that settles at the same time would undo this change.
      const after = next(new URLSearchParams(window.location.search));
      navigate(`?${after}`, { replace: true });
    },
    [navigate],
  );
  return { params, initialQuery, change };
}

/** Safari refuses more than 100 history changes in 30 s. */
const SETTLE_MS = 400;

/** A text field whose value is written to the query parameter `name` after a pause. */
export function useQueryText(name: string): readonly [string, (typed: string) => void] {
  const { params, change } = useMenuAddress();
  const inAddress = params.get(name) ?? '';
  const [typed, setTyped] = useState<string>();

  useEffect(() => {
    if (typed === undefined || typed === inAddress) return;
    const page = window.location.pathname;
    const settled = window.setTimeout(() => {
      // The old page stays until the next one has loaded, and must not change its address.
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
