/**
 * A guest on a slow line may press Submit before the page's code has arrived. The script in the page's head
 * (src/app/starter) notes such a press on the document's root element (`data-pressed`), which also lets the form
 * say that it waits, and for this tab, so that it outlives a reload; here the form makes up for it once it can.
 */
import { STORAGE_KEYS } from '#src/config/storage-keys.ts';
import { readText, removeText } from '#src/lib/storage.ts';

/** Whether Submit was pressed on this page before the form's code was there; asked once, it is forgotten. */
export function takeEarlyPress(): boolean {
  const { dataset } = document.documentElement;
  const pressedAt = readText(STORAGE_KEYS.earlyPress, 'session');
  const pressed = dataset.pressed !== undefined || pressedAt === window.location.pathname;
  delete dataset.pressed;
  removeText(STORAGE_KEYS.earlyPress, 'session');
  return pressed;
}
