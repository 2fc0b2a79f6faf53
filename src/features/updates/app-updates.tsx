import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { afterLoad } from '#src/lib/after-load.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import type { WaitingVersion } from './service-worker-client.ts';

const UpdateBar = lazyPart(() => import('./update-bar.tsx').then((module) => module.UpdateBar));

/** After each page; the service worker then waits for what the page loads itself. */
const DELAY_MS = 3_000;

interface AppUpdatesProps {
  /** Whether the open page is one for guests, who do not need the shop's other pages. */
  guest: boolean;
}

/** Registers the service worker, has it keep each opened page, again when the network is back, and offers a new version. Production only. */
export function AppUpdates({ guest }: AppUpdatesProps) {
  const { pathname } = useLocation();
  const [waiting, setWaiting] = useState<WaitingVersion>();

  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    let isKept = false;
    const keep = async () => {
      await new Promise<void>(afterLoad);
      // Browsers report a registration without a network as an error of the page.
      if (isKept || !navigator.onLine) return;
      const { keepPage } = await import('./service-worker-client.ts');
      await keepPage({ pathname, guest }, setWaiting);
      isKept = true;
    };
    // Where it fails (private window, no network), the shop still works.
    const attempt = () => void keep().catch(() => undefined);
    const timer = window.setTimeout(attempt, DELAY_MS);
    window.addEventListener('online', attempt);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('online', attempt);
      // The next page is not kept yet.
      delete document.documentElement.dataset.offline;
    };
  }, [pathname, guest]);

  if (!waiting) return null;
  return <UpdateBar version={waiting} onLater={() => setWaiting(undefined)} />;
}
