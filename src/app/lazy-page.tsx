import type { ComponentType } from 'react';
import { use, useEffect, useReducer } from 'react';
import { useLocation } from 'react-router-dom';
import { fetchFailedStyles } from '#src/lib/failed-styles.ts';
import { loadPage } from './load-page.ts';
import { PageError } from './page-error.tsx';

/** A page whose code comes when it is needed. */
export interface LazyPage {
  readonly Page: ComponentType;
  /** Fetches the code in one attempt; from then on `Page` renders at once. Rejects when it cannot be fetched. */
  readonly prefetch: () => Promise<void>;
  /** The same as {@link loadPage} does it: with further attempts, and a reload where it is safe. */
  readonly load: (asked?: boolean) => Promise<void>;
}

/** One visit to a page whose code is not there yet. */
interface Visit {
  readonly key: string;
  /** Resolves when the code is there, and when it cannot be had. */
  readonly settled: Promise<void>;
}

/**
 * Makes a page of a loader. Unlike `React.lazy` it can be loaded ahead, before hydration and on intent, and then
 * renders without suspending: React's first render is the prerendered page, and nothing flashes. Where the code
 * cannot be had, the page is its error screen, which tries again.
 */
export function lazyPage(loader: () => Promise<{ default: ComponentType }>): LazyPage {
  let Loaded: ComponentType | undefined;
  let fetching: Promise<void> | undefined;
  let visit: Visit | undefined;

  function prefetch(): Promise<void> {
    fetching ??= fetchFailedStyles()
      .then(loader)
      .then((module) => {
        Loaded = module.default;
      })
      .finally(() => {
        fetching = undefined;
      });
    return fetching;
  }

  const load = (asked = false) => loadPage(prefetch, asked);

  function begin(key: string, asked = false): Visit {
    return { key, settled: load(asked).catch(() => undefined) };
  }

  function Page() {
    const { key } = useLocation();
    const [, refresh] = useReducer((count: number) => count + 1, 0);
    useEffect(() => {
      return () => {
        visit = undefined;
      };
    }, []);

    if (!Loaded) {
      if (visit?.key !== key) visit = begin(key);
      use(visit.settled);
    }
    if (Loaded) return <Loaded />;
    const retry = (asked: boolean) => {
      visit = begin(key, asked);
      refresh();
    };
    return <PageError onRetry={retry} />;
  }

  return { Page, prefetch, load };
}
