import type { ComponentType } from 'react';
import { useEffect, useState } from 'react';
import { fetchFailedStyles } from '#src/lib/failed-styles.ts';
import { reloadIfSafe } from '#src/lib/safe-reload.ts';
import { unlessCleanedUp } from '#src/lib/unless-cleaned-up.ts';

interface Substitutes<Props> {
  /** Drawn while the code is being fetched; nothing by default. */
  Waiting?: ComponentType;
  /** Drawn if it cannot be loaded; nothing by default. */
  Failed?: ComponentType<Props & { onRetry: () => void }>;
}

/**
 * A component whose code is fetched at its first render, or by `preload`, which never throws. Renders `Failed`
 * if that fails, and retries on retry or remount. If a retry fails too, reloads the page where that is safe
 * (decision 013).
 *
 * Not `React.lazy`: React renders suspended content 300 ms after the fallback at the earliest, even if the code
 * is loaded.
 */
export function lazyPart<Props extends object>(
  loader: () => Promise<ComponentType<Props>>,
  { Waiting, Failed }: Substitutes<Props> = {},
): ComponentType<Props> & { preload: () => Promise<void> } {
  let Loaded: ComponentType<Props> | undefined;

  const fetchCode = async () => {
    await fetchFailedStyles();
    Loaded = await loader();
  };

  function LazyPart(props: Props) {
    const [state, setState] = useState<'waiting' | 'again' | 'ended'>(Loaded ? 'ended' : 'waiting');
    useEffect(() => {
      if (state === 'ended') return;
      const end = () => setState('ended');
      return unlessCleanedUp(fetchCode(), end, async () => {
        if (state === 'again') await reloadIfSafe(true);
        end();
      });
    }, [state]);

    if (Loaded) return <Loaded {...props} />;
    if (state === 'ended') return Failed ? <Failed {...props} onRetry={() => setState('again')} /> : null;
    return Waiting ? <Waiting /> : null;
  }

  return Object.assign(LazyPart, { preload: () => fetchCode().catch(() => undefined) });
}
