import { STORAGE_KEYS } from '#src/config/storage-keys.ts';
import { readText, removeText } from '#src/lib/storage.ts';

/** Returns, once, whether Submit was pressed before the form's code had loaded (recorded by `src/app/boot`). */
export function takeEarlyPress(): boolean {
  const form = document.querySelector<HTMLFormElement>('form[data-pressed]');
  const pressedAt = readText(STORAGE_KEYS.earlyPress, 'session');
  const pressed = form !== null || pressedAt === window.location.pathname;
  delete form?.dataset.pressed;
  removeText(STORAGE_KEYS.earlyPress, 'session');
  return pressed;
}
