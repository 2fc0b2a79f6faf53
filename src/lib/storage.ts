/**
 * The one door to the browser's storage.
 *
 * Storage can be blocked (private windows, a company's phone), full, or hold something an older version
 * wrote. None of these may break a page: reading answers `undefined`, writing answers whether it worked,
 * and what could not be stored lives on in memory until the tab closes.
 */
import type { StorageKey, StorageKeyPrefix } from '#src/config/storage-keys.ts';

/** `local` stays until it is cleared; `session` goes with the tab. */
export type StorageKind = 'local' | 'session';

const memory = new Map<string, string>();

function area(kind: StorageKind): Storage | undefined {
  try {
    return kind === 'local' ? window.localStorage : window.sessionStorage;
  } catch {
    return undefined;
  }
}

/** What is stored under `key`, or `undefined`. */
export function readText(key: StorageKey, kind: StorageKind = 'local'): string | undefined {
  try {
    return memory.get(kind + key) ?? area(kind)?.getItem(key) ?? undefined;
  } catch {
    return memory.get(kind + key);
  }
}

/** Stores `value`; `false` means it is only remembered until the tab closes. */
export function writeText(key: StorageKey, value: string, kind: StorageKind = 'local'): boolean {
  try {
    const store = area(kind);
    if (!store) throw new Error('storage is blocked');
    store.setItem(key, value);
    memory.delete(kind + key);
    return true;
  } catch {
    memory.set(kind + key, value);
    return false;
  }
}

/** Forgets what is stored under `key`. */
export function removeText(key: StorageKey, kind: StorageKind = 'local'): void {
  memory.delete(kind + key);
  try {
    area(kind)?.removeItem(key);
  } catch {
    // Blocked storage holds nothing to remove.
  }
}

/** The keys in local storage that start with `prefix`; none where storage is blocked. */
export function keysStartingWith<Prefix extends StorageKeyPrefix>(prefix: Prefix): `${Prefix}${string}`[] {
  try {
    const isOurs = (key: string): key is `${Prefix}${string}` => key.startsWith(prefix);
    return Object.keys(window.localStorage).filter(isOurs);
  } catch {
    return [];
  }
}

/** Calls `listener` whenever another tab changes `key`; answers how to stop. */
export function onOtherTab(key: StorageKey, listener: () => void): () => void {
  const heard = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener();
  };
  window.addEventListener('storage', heard);
  return () => window.removeEventListener('storage', heard);
}
