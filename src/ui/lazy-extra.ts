import type { ComponentType, LazyExoticComponent } from 'react';
import { lazy } from 'react';

/** `React.lazy` for an optional part: renders nothing if its code cannot be loaded. */
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
