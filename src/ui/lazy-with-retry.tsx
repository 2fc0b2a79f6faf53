import type { ComponentType } from 'react';
import { use, useEffect, useReducer } from 'react';
import { fetchFailedStyles } from '#src/lib/failed-styles.ts';

/**
 * A component whose code is fetched when it is first shown, within a `Suspense`. Where the code cannot be fetched,
 * `Lost` stands in its place until it asks for another attempt; the next time the component is shown is one too.
 */
export function lazyWithRetry<Props extends object>(
  loader: () => Promise<ComponentType<Props>>,
  Lost: ComponentType<Props & { onRetry: () => void }>,
): ComponentType<Props> {
  let Loaded: ComponentType<Props> | undefined;
  let attempt: Promise<void> | undefined;

  function fetchCode(): Promise<void> {
    return fetchFailedStyles()
      .then(loader)
      .then(
        (component) => {
          Loaded = component;
        },
        () => undefined,
      );
  }

  return function LazyWithRetry(props) {
    const [, refresh] = useReducer((count: number) => count + 1, 0);
    useEffect(() => {
      return () => {
        attempt = undefined;
      };
    }, []);

    if (!Loaded) {
      attempt ??= fetchCode();
      use(attempt);
    }
    if (Loaded) return <Loaded {...props} />;
    const retry = () => {
      attempt = fetchCode();
      refresh();
    };
    return <Lost {...props} onRetry={retry} />;
  };
}
