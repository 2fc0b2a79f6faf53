import { Workbox } from 'workbox-window';

/** How often an open tab asks whether a new version has gone out. */
const ASK_EVERY_MS = 60 * 60 * 1_000;

/** A version that is fetched and waits for the person's word. */
export interface WaitingVersion {
  /** Lets it take over and reloads this tab; other tabs keep what is typed in them and follow when they reload. */
  readonly takeOver: () => void;
}

/** Registers /service-worker.js and calls `onWaiting` whenever a new version is ready. */
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
    // Only the tab whose person asked reloads: in the others somebody may be writing.
    if (asked) window.location.reload();
  });
  const registration = await workbox.register();
  if (!registration) return;
  const ask = () => {
    if (!document.hidden && navigator.onLine) registration.update().catch(() => undefined);
  };
  window.setInterval(ask, ASK_EVERY_MS);
}
