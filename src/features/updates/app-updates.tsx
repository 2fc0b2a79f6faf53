import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { whenOnline } from '#src/lib/connection.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import type { WaitingVersion } from './service-worker-client.ts';

const UpdateBar = lazyPart(() => import('./update-bar.tsx').then((module) => module.UpdateBar));

/** After each page; the service worker then waits for what the page loads itself. */
const DELAY_MS = 3_000;

interface AppUpdatesProps {
  /** Whether the open page is one for guests, who do not need the shop's other pages. */
  guest: boolean;
}

/** Registers the service worker, has it keep each opened page, and offers a new version. Production only. */
export function AppUpdates({ guest }: AppUpdatesProps) {
  const { pathname } = useLocation();
  const [waiting, setWaiting] = useState<WaitingVersion>();

  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    const timer = window.setTimeout(() => {
      whenOnline()
        .then(() => import('./service-worker-client.ts'))
        .then(({ keepPage }) => keepPage({ pathname, guest }, setWaiting))
        // Without it (private window, no network) the shop still works.
        .catch(() => undefined);
    }, DELAY_MS);
    return () => window.clearTimeout(timer);
  }, [pathname, guest]);

  if (!waiting) return null;
  return <UpdateBar version={waiting} onLater={() => setWaiting(undefined)} />;
}
