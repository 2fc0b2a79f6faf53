/** Safe access to browser storage. If it is blocked or full, values stay in memory until the tab closes. */
import type { StorageKey, StorageKeyPrefix } from '#src/config/storage-keys.ts';

export type StorageKind = 'local' | 'session';

const memory = new Map<string, string>();

function area(kind: StorageKind): Storage | undefined {
  try {
    return kind === 'local' ? window.localStorage : window.sessionStorage;
  } catch {
    return undefined;
  }
}

export function readText(key: StorageKey, kind: StorageKind = 'local'): string | undefined {
  try {
    return memory.get(kind + key) ?? area(kind)?.getItem(key) ?? undefined;
  } catch {
    return memory.get(kind + key);
  }
}

/** Whether a reload finds it: not if it is only in memory. */
export function isStored(key: StorageKey, kind: StorageKind = 'local'): boolean {
  return !memory.has(kind + key) && readText(key, kind) !== undefined;
}

/** `undefined` if nothing readable is stored. */
export function readJson(key: StorageKey, kind: StorageKind = 'local'): unknown {
  try {
    return JSON.parse(readText(key, kind) ?? '');
  } catch {
    return undefined;
  }
}

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

export function removeText(key: StorageKey, kind: StorageKind = 'local'): void {
  memory.delete(kind + key);
  try {
    area(kind)?.removeItem(key);
  } catch {
    // Blocked storage has nothing to remove.
  }
}

export function keysStartingWith<Prefix extends StorageKeyPrefix>(prefix: Prefix): `${Prefix}${string}`[] {
  try {
    const isOurs = (key: string): key is `${Prefix}${string}` => key.startsWith(prefix);
    return Object.keys(window.localStorage).filter(isOurs);
  } catch {
    return [];
  }
}

/** Returns a function that stops listening. */
export function onChangeInOtherTab(key: StorageKey, listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
