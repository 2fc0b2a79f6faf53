import type { KeepRequest, OfflineList } from '#src/config/offline-files.ts';
import { offlineListOf, shellOf } from '#src/config/offline-files.ts';
import type { SiteLanguage } from '#src/locales/locales.ts';

const FILES = 'files';

/** Enough for about four versions; beyond that, files that the newest does not name are deleted. */
const MOST_FILES = 1_500;

export function keptFile(request: Request): Promise<Response | undefined> {
  return caches.match(request, { cacheName: FILES });
}

export function keptShell(language: SiteLanguage): Promise<Response | undefined> {
  return caches.match(shellOf(language), { cacheName: FILES, ignoreSearch: true });
}

export function isKeepRequest(data: unknown): data is KeepRequest {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === 'KEEP';
}

/**
 * Fetches missing files, one after the other so that pages come first. Throws TypeError if a file cannot be fetched.
 *
 * @param isOutdated whether a new version waits, which replaces this one once nothing is being fetched, and keeps the rest itself
 */
export async function keepFiles(
  { language, opened, everything }: KeepRequest,
  isOutdated: () => boolean,
): Promise<void> {
  const response = await fetch(offlineListOf(language), { cache: 'no-cache' });
  if (!response.ok) throw new TypeError(`The list of files responded with ${response.status}`);
  const list: OfflineList = await response.json();
  const known = new Set(list.all);
  const needed = [
    ...opened.filter((file) => known.has(file) || /\.(json|woff2)$/.test(file)),
    ...opened.flatMap((file) => list.pages[file] ?? []),
    ...list.always,
  ];
  const cache = await caches.open(FILES);
  const keep = async (file: string) => {
    if (!(await cache.match(file))) await cache.add(new Request(file, { priority: 'low' }));
  };
  for (const file of new Set(needed)) await keep(file);
  for (const file of everything ? list.all : []) {
    if (isOutdated()) break;
    await keep(file);
  }
  // Last: it names the other files.
  await keep(list.shell);
  await forgetOld(cache, list, language);
}

async function forgetOld(cache: Cache, { shell, all }: OfflineList, language: SiteLanguage): Promise<void> {
  const kept = await cache.keys();
  const wanted = new Set([shell, ...all]);
  for (const request of kept) {
    const { pathname, search } = new URL(request.url);
    const isOldShell = pathname === shellOf(language) && `${pathname}${search}` !== shell;
    if (isOldShell || (kept.length > MOST_FILES && !wanted.has(pathname))) await cache.delete(request);
  }
}
