import { STORAGE_KEYS } from '#src/config/storage-keys.ts';
import { readText, removeText } from '#src/lib/storage.ts';

/** Returns, once, whether Submit was pressed before the form's code had loaded (recorded by `src/app/starter`). */
export function takeEarlyPress(): boolean {
  const { dataset } = document.documentElement;
  const pressedAt = readText(STORAGE_KEYS.earlyPress, 'session');
  const pressed = dataset.pressed !== undefined || pressedAt === window.location.pathname;
  delete dataset.pressed;
  removeText(STORAGE_KEYS.earlyPress, 'session');
  return pressed;
}
