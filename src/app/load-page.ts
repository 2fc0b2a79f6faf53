import { STORAGE_KEYS } from '#src/config/storage-keys.ts';
import { readText, removeText, writeText } from '#src/lib/storage.ts';

/**
 * Fetches a page's code. After a new version has gone out, the files an open tab knows are gone: the tab is
 * then reloaded, once, to the new version. A second failure goes to the page's error screen.
 */
export async function loadPage<Page>(page: () => Promise<Page>): Promise<Page> {
  try {
    const loaded = await page();
    if (typeof window !== 'undefined') removeText(STORAGE_KEYS.reloadedForChunk, 'session');
    return loaded;
  } catch (error) {
    const mayReload = typeof window !== 'undefined' && navigator.onLine;
    if (mayReload && !readText(STORAGE_KEYS.reloadedForChunk, 'session')) {
      // Only when the mark stays put: without it a reload could go round for ever.
      if (writeText(STORAGE_KEYS.reloadedForChunk, 'yes', 'session')) {
        window.location.reload();
        return new Promise(() => {});
      }
    }
    throw error;
  }
}
