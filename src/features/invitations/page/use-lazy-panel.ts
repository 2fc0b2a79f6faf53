import type { ComponentType } from 'react';
import { useEffect, useState } from 'react';
import { fetchFailedStyles } from '#src/lib/failed-styles.ts';

/**
 * A component, once it is wanted and its code has been loaded.
 *
 * @param load constant
 */
export function useLazyPanel<Props>(wanted: boolean, load: () => Promise<ComponentType<Props>>) {
  const [Panel, setPanel] = useState<ComponentType<Props>>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!wanted || failed) return;
    fetchFailedStyles()
      .then(load)
      .then(
        (component) => setPanel(() => component),
        () => setFailed(true),
      );
  }, [wanted, failed, load]);
  return { Panel, failed, retry: () => setFailed(false) };
}
