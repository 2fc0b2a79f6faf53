import { useEffect } from 'react';
import type { StoreApi, UseBoundStore } from 'zustand';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import type { StorageKey } from '#src/config/storage-keys.ts';
import { onOtherTab, readText, removeText, writeText } from '#src/lib/storage.ts';

/** State kept in the browser's storage, with what the page may have to say about it. */
export interface Stored<Data> {
  readonly data: Data;
  /** Whether storage has been read; `false` on the server and in the first render. */
  readonly ready: boolean;
  /** Something stored could not be read and was left out. */
  readonly dropped: boolean;
  /** The last change could not be stored (full or blocked) and lasts until the tab closes. */
  readonly unsaved: boolean;
}

interface StoredStateOptions<Data> {
  key: StorageKey;
  /** Raise when the stored shape changes; `parse` then also reads the older ones. */
  version: number;
  empty: Data;
  /** Makes data of whatever was stored; never throws. */
  parse: (stored: unknown) => { data: Data; dropped: boolean };
}

/** A store whose `data` is saved after every change, restored on load and shared between tabs. */
export interface StoredState<Data> {
  useStore: UseBoundStore<StoreApi<Stored<Data>>>;
  /** Changes the data and saves it. */
  change: (next: (data: Data) => Data) => void;
  /** Hook for pages that show the data: reads storage once, follows other tabs. */
  useRestored: () => Stored<Data>;
  /**
   * Hook for one piece of it, which must be a plain value or keep its identity: the component renders again only
   * when that piece changes.
   */
  useSelected: <Piece>(select: (stored: Stored<Data>) => Piece) => Piece;
}

/** Makes a {@link StoredState}: zustand's persist over the one door to storage. */
export function createStoredState<Data>({
  key,
  version,
  empty,
  parse,
}: StoredStateOptions<Data>): StoredState<Data> {
  const useStore = create<Stored<Data>>()(
    persist((): Stored<Data> => ({ data: empty, ready: false, dropped: false, unsaved: false }), {
      name: key,
      version,
      skipHydration: true,
      storage: createJSONStorage(() => ({
        getItem: (name: string) => readable(readText(key), name),
        setItem: (_name: string, value: string) => {
          const unsaved = !writeText(key, value);
          if (unsaved !== useStore.getState().unsaved) queueMicrotask(() => useStore.setState({ unsaved }));
        },
        removeItem: () => removeText(key),
      })),
      partialize: ({ data }) => ({ data }),
      migrate: (stored) => stored,
      merge: (stored, current) => {
        const inner =
          typeof stored === 'object' && stored !== null && 'data' in stored ? stored.data : stored;
        const { data, dropped } = parse(inner);
        return { ...current, data, dropped: current.dropped || dropped, ready: true };
      },
    }),
  );

  let restored = false;
  function restore(): void {
    if (restored) return;
    restored = true;
    void useStore.persist.rehydrate();
    if (!useStore.getState().ready) useStore.setState({ ready: true });
    onOtherTab(key, () => void useStore.persist.rehydrate());
  }

  function change(next: (data: Data) => Data): void {
    restore();
    const { data } = useStore.getState();
    const changed = next(data);
    if (changed !== data) useStore.setState({ data: changed });
  }

  // biome-ignore lint/correctness/noComponentHookFactories: each store brings its own hook, made once per module.
  function useRestored(): Stored<Data> {
    useEffect(restore, []);
    return useStore();
  }

  // biome-ignore lint/correctness/noComponentHookFactories: as above.
  function useSelected<Piece>(select: (stored: Stored<Data>) => Piece): Piece {
    useEffect(restore, []);
    return useStore(select);
  }

  return { useStore, change, useRestored, useSelected };
}

/**
 * Text that is no JSON would throw inside the middleware; it is handed on as data no parser accepts, so that it
 * is dropped with a notice like any other damage.
 */
function readable(text: string | undefined, name: string): string | null {
  if (text === undefined) return null;
  try {
    JSON.parse(text);
    return text;
  } catch {
    return JSON.stringify({ state: { data: `unreadable ${name}` }, version: 0 });
  }
}
