import type { ComponentType } from 'react';
import { use, useEffect, useReducer } from 'react';
import { useLocation } from 'react-router-dom';
import { fetchFailedStyles } from '#src/lib/failed-styles.ts';
import { preloadPicture } from '#src/ui/picture.tsx';
import { loadPage } from './load-page.ts';
import { PageError } from './page-error.tsx';
import type { PageModule } from './screen.ts';

export interface LazyPage {
  readonly Page: ComponentType;
  readonly prefetch: () => Promise<void>;
  readonly load: (manual?: boolean) => Promise<void>;
}

interface Visit {
  readonly key: string;
  /** Resolves when loading has ended, whether or not it succeeded. */
  readonly settled: Promise<void>;
}

/** Like `React.lazy`, but can be preloaded, and then renders without suspending, so that nothing flashes. */
export function lazyPage(loader: () => Promise<PageModule>): LazyPage {
  let Loaded: ComponentType | undefined;
  let fetching: Promise<void> | undefined;
  let visit: Visit | undefined;

  function prefetch(): Promise<void> {
    fetching ??= fetchFailedStyles()
      .then(loader)
      .then(async (module) => {
        await module.prepare?.();
        Loaded = module.default;
        if (module.mainPicture) preloadPicture(module.mainPicture);
      })
      .finally(() => {
        fetching = undefined;
      });
    return fetching;
  }

  const load = (manual = false) => loadPage(prefetch, manual);

  function begin(key: string, manual = false): Visit {
    return { key, settled: load(manual).catch(() => undefined) };
  }

  function Page() {
    const { key } = useLocation();
    const [, refresh] = useReducer((count: number) => count + 1, 0);
    useEffect(() => {
      return () => {
        visit = undefined;
      };
    }, []);

    if (!Loaded && visit?.key !== key) visit = begin(key);
    // Also once the code is loaded: React expects a suspended render to use the same promise again.
    if (visit?.key === key) use(visit.settled);
    if (Loaded) return <Loaded />;
    const retry = (manual: boolean) => {
      visit = begin(key, manual);
      refresh();
    };
    return <PageError onRetry={retry} />;
  }

  return { Page, prefetch, load };
}
