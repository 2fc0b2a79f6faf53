/**
 * The browser's own install prompt, kept until somebody presses Download Now. Chrome offers it once, early, and
 * shows nothing by itself when it is kept; Safari on iPhones has none.
 */
import { STORAGE_KEYS } from '#src/config/storage-keys.ts';
import { readText, writeText } from '#src/lib/storage.ts';

/** What `beforeinstallprompt` brings; TypeScript's DOM does not know it. */
interface InstallPrompt {
  readonly prompt: () => Promise<unknown>;
}

let kept: InstallPrompt | undefined;
let installed = false;
const listeners = new Set<() => void>();

function isInstallPrompt(event: object): event is InstallPrompt {
  return 'prompt' in event && typeof event.prompt === 'function';
}

function tell(): void {
  for (const listener of listeners) listener();
}

function keep(event: Event): void {
  if (!isInstallPrompt(event)) return;
  event.preventDefault();
  kept = event;
}

function noteInstalled(): void {
  installed = true;
  tell();
}

/** Starts to listen for the browser's offer and calls `changed` when the banner has to go; answers how to stop. */
export function watchInstall(changed: () => void): () => void {
  listeners.add(changed);
  window.addEventListener('beforeinstallprompt', keep);
  window.addEventListener('appinstalled', noteInstalled);
  return () => {
    listeners.delete(changed);
    window.removeEventListener('beforeinstallprompt', keep);
    window.removeEventListener('appinstalled', noteInstalled);
  };
}

/** Whether the banner has been closed in this session, or the app has just been installed. */
export function isBannerClosed(): boolean {
  return installed || readText(STORAGE_KEYS.installDismissed, 'session') !== undefined;
}

/** Hides the banner for the session (specification §4). */
export function closeBanner(): void {
  writeText(STORAGE_KEYS.installDismissed, 'yes', 'session');
  tell();
}

/** Shows the kept prompt, which a browser allows once; `false` when there is none. */
export async function askToInstall(): Promise<boolean> {
  if (!kept) return false;
  const prompt = kept;
  kept = undefined;
  await prompt.prompt();
  return true;
}
