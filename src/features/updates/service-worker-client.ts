import { Workbox } from 'workbox-window';

const UPDATE_CHECK_INTERVAL_MS = 60 * 60 * 1_000;

export interface WaitingVersion {
  /** Activates it and reloads this tab only. */
  readonly activate: () => void;
}

export async function registerServiceWorker(onWaiting: (version: WaitingVersion) => void): Promise<void> {
  const workbox = new Workbox('/service-worker.js');
  let activatedHere = false;
  workbox.addEventListener('waiting', () => {
    onWaiting({
      activate: () => {
        activatedHere = true;
        workbox.messageSkipWaiting();
      },
    });
  });
  workbox.addEventListener('controlling', () => {
    // Only the tab that activated it reloads: someone may be typing in the others.
    if (activatedHere) window.location.reload();
  });
  const registration = await workbox.register();
  if (!registration) return;
  const checkForUpdate = () => {
    if (!document.hidden && navigator.onLine) registration.update().catch(() => undefined);
  };
  window.setInterval(checkForUpdate, UPDATE_CHECK_INTERVAL_MS);
}
