/** Chrome fires the install prompt once, early; Safari has none. */
import { STARTER_KEYS } from '#src/config/storage-keys.ts';
import { readText, writeText } from '#src/lib/storage.ts';

/** `beforeinstallprompt` event, missing from TypeScript's DOM types. */
interface InstallPrompt {
  readonly prompt: () => Promise<unknown>;
}

let deferredPrompt: InstallPrompt | undefined;
let installed = false;
const listeners = new Set<() => void>();

function isInstallPrompt(event: object): event is InstallPrompt {
  return 'prompt' in event && typeof event.prompt === 'function';
}

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

function deferPrompt(event: Event): void {
  if (!isInstallPrompt(event)) return;
  event.preventDefault();
  deferredPrompt = event;
}

// Now, as it may come before hydration; while pages are prerendered there is no window.
if (typeof window !== 'undefined') window.addEventListener('beforeinstallprompt', deferPrompt);

function noteInstalled(): void {
  installed = true;
  notifyListeners();
}

/** Calls `changed` when the banner must hide. Returns the unsubscribe function. */
export function watchInstall(changed: () => void): () => void {
  listeners.add(changed);
  window.addEventListener('appinstalled', noteInstalled);
  return () => {
    listeners.delete(changed);
    window.removeEventListener('appinstalled', noteInstalled);
  };
}

export function isBannerClosed(): boolean {
  return installed || readText(STARTER_KEYS.installDismissed, 'session') !== undefined;
}

export function closeBanner(): void {
  writeText(STARTER_KEYS.installDismissed, 'yes', 'session');
  notifyListeners();
}

/** Browsers allow the prompt once; `false` if there is none. */
export async function askToInstall(): Promise<boolean> {
  if (!deferredPrompt) return false;
  const prompt = deferredPrompt;
  deferredPrompt = undefined;
  await prompt.prompt();
  return true;
}
