export const OUTBOX_SYNC_TAG = 'shagun-outbox';

/** Background Sync is missing from TypeScript's DOM types. */
interface SyncRegistration {
  readonly sync: { readonly register: (tag: string) => Promise<void> };
}

function canSync(registration: object): registration is SyncRegistration {
  return 'sync' in registration;
}

/** The service worker sends once there is a network, even with the tab closed. */
export async function requestWakeUp(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    if (registration && canSync(registration)) await registration.sync.register(OUTBOX_SYNC_TAG);
  } catch {
    // Not supported or not allowed: the next visit sends.
  }
}
