/** How the owner's device tells of a new order: a bell, a notification, and a number on the app's icon. */
import { ORDER_BELL_KEY } from '#src/config/late-storage-keys.ts';
import { readText, removeText, writeText } from '#src/lib/storage.ts';

export function isBellOn(): boolean {
  return readText(ORDER_BELL_KEY) !== undefined;
}

/** Must be called during a press: otherwise browsers play no sound and request no permission. */
export function switchBell(on: boolean): void {
  if (!on) {
    removeText(ORDER_BELL_KEY);
    return;
  }
  writeText(ORDER_BELL_KEY, 'on');
  ring();
  if (globalThis.Notification?.permission === 'default') void Notification.requestPermission();
}

let context: AudioContext | undefined;

/** Two notes of a small brass bell, as start in seconds and pitch in hertz. */
const NOTES = [
  [0, 1_046.5],
  [0.22, 1_318.5],
] as const;
const FADE_SECONDS = 1.1;
const LOUDNESS = 0.25;

/** Silent where the browser has no sound, or waits for a press. */
export function ring(): void {
  if (!globalThis.AudioContext) return;
  context ??= new AudioContext();
  void context.resume().catch(() => undefined);
  for (const [start, pitch] of NOTES) {
    const from = context.currentTime + start;
    const tone = context.createOscillator();
    const gain = context.createGain();
    tone.frequency.value = pitch;
    gain.gain.setValueAtTime(LOUDNESS, from);
    gain.gain.exponentialRampToValueAtTime(0.001, from + FADE_SECONDS);
    tone.connect(gain).connect(context.destination);
    tone.start(from);
    tone.stop(from + FADE_SECONDS);
  }
}

/** Shows a notification if the owner has allowed it. On Android only a service worker may. */
export async function notifyOwner(title: string, tag: string): Promise<void> {
  if (globalThis.Notification?.permission !== 'granted') return;
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) await worker.showNotification(title, { tag });
  else new Notification(title, { tag });
}

/** The number on the installed app's icon; 0 for none. */
export function showBadge(count: number): void {
  const shown = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  shown?.catch(() => undefined);
}
