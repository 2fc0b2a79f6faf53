import type { ComponentType, LazyExoticComponent } from 'react';
import { lazy } from 'react';

/** `React.lazy` for what a page can do without: where its code cannot be fetched, it is nothing. */
export function lazyExtra<Props extends object>(
  loader: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() =>
    loader().then(
      (component) => ({ default: component }),
      () => ({ default: () => null }),
    ),
  );
}
