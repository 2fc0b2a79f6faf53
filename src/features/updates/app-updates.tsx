import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyExtra } from '#src/ui/lazy-extra.ts';
import type { WaitingVersion } from './service-worker-client.ts';

const UpdateBar = lazyExtra(() => import('./update-bar.tsx').then((module) => module.UpdateBar));

/** After load, and after each page, before the service worker's files are fetched. */
const DELAY_MS = 3_000;

/** Registers the service worker after load, has it keep each opened page, and offers a new version. Production only. */
export function AppUpdates() {
  const { pathname } = useLocation();
  const [waiting, setWaiting] = useState<WaitingVersion>();

  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    let timer = 0;
    const start = () => {
      timer = window.setTimeout(() => {
        import('./service-worker-client.ts')
          .then(({ keepPage }) => keepPage(pathname, setWaiting))
          // Without it (private window, no network) the shop still works.
          .catch(() => undefined);
      }, DELAY_MS);
    };
    if (document.readyState === 'complete') start();
    else window.addEventListener('load', start, { once: true });
    return () => {
      window.removeEventListener('load', start);
      window.clearTimeout(timer);
    };
  }, [pathname]);

  if (!waiting) return null;
  return (
    <Suspense fallback={null}>
      <UpdateBar version={waiting} onLater={() => setWaiting(undefined)} />
    </Suspense>
  );
}
