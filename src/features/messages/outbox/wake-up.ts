import { OUTBOX_SYNC_TAG } from './background-send.ts';

/** A service worker's registration where the browser has Background Sync; TypeScript's DOM does not know it. */
interface SyncRegistration {
  readonly sync: { readonly register: (tag: string) => Promise<void> };
}

function canSync(registration: object): registration is SyncRegistration {
  return 'sync' in registration;
}

/** Asks the browser to wake the service worker once there is a network, even after the tab is closed. */
export async function askForWakeUp(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    if (registration && canSync(registration)) await registration.sync.register(OUTBOX_SYNC_TAG);
  } catch {
    // Refused or not there: the next visit carries on.
  }
}
