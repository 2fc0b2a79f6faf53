import { STORAGE_KEYS } from '#src/config/storage-keys.ts';
import { readText } from './storage.ts';
import { useInBrowser } from './use-in-browser.ts';

/**
 * The language that the visitor last switched to; the link to it is highlighted (`data-switch`,
 * src/styles/base.css).
 */
export function useChosenLanguage(): string | undefined {
  return useInBrowser(readText(STORAGE_KEYS.language), undefined);
}
