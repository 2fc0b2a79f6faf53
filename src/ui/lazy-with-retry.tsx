import type { ComponentType } from 'react';
import { use, useEffect, useReducer } from 'react';
import { fetchFailedStyles } from '#src/lib/failed-styles.ts';

/** Like `React.lazy`, but renders `Fallback` if the code cannot be loaded, and tries again on retry or remount. */
export function lazyWithRetry<Props extends object>(
  loader: () => Promise<ComponentType<Props>>,
  Fallback: ComponentType<Props & { onRetry: () => void }>,
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
    return <Fallback {...props} onRetry={retry} />;
  };
}
