import { Workbox } from 'workbox-window';

const ASK_EVERY_MS = 60 * 60 * 1_000;

/** Downloaded and waiting to be activated. */
export interface WaitingVersion {
  /** Activates it and reloads this tab only. */
  readonly takeOver: () => void;
}

export async function registerServiceWorker(onWaiting: (version: WaitingVersion) => void): Promise<void> {
  const workbox = new Workbox('/service-worker.js');
  let asked = false;
  workbox.addEventListener('waiting', () => {
    onWaiting({
      takeOver: () => {
        asked = true;
        workbox.messageSkipWaiting();
      },
    });
  });
  workbox.addEventListener('controlling', () => {
    // Only the tab that asked reloads: someone may be typing in the others.
    if (asked) window.location.reload();
  });
  const registration = await workbox.register();
  if (!registration) return;
  const ask = () => {
    if (!document.hidden && navigator.onLine) registration.update().catch(() => undefined);
  };
  window.setInterval(ask, ASK_EVERY_MS);
}
