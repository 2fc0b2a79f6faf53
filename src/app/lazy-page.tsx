import type { ComponentType } from 'react';
import { use } from 'react';
import { loadPage } from './load-page.ts';

/** A page whose code comes when it is needed. */
export interface LazyPage {
  readonly Page: ComponentType;
  /** Fetches the code; from then on `Page` renders at once. Rejects when it cannot be fetched; may be tried again. */
  readonly load: () => Promise<void>;
}

/**
 * Makes a page of a loader. Unlike `React.lazy` it can be loaded ahead, before hydration and on intent, and then
 * renders without suspending: React's first render is the prerendered page, and nothing flashes.
 */
export function lazyPage(loader: () => Promise<{ default: ComponentType }>): LazyPage {
  let Loaded: ComponentType | undefined;
  let loading: Promise<void> | undefined;

  function load(): Promise<void> {
    loading ??= loadPage(loader).then(
      (module) => {
        Loaded = module.default;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  }

  function Page() {
    if (!Loaded) use(load());
    return Loaded ? <Loaded /> : null;
  }

  return { Page, load };
}
