import { useEffect } from 'react';
import type { StoreApi, UseBoundStore } from 'zustand';
import { create } from 'zustand';
import type { StorageKey } from '#src/config/storage-keys.ts';
import { fieldsOf } from '#src/lib/fields-of.ts';
import { onOtherTab, readText, writeText } from '#src/lib/storage.ts';

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
  empty: Data;
  /**
   * Makes data of whatever was stored; never throws. It tells an older shape by its fields, as it has to check them
   * anyway: there is no version to go by.
   */
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

/**
 * Makes a {@link StoredState}: a zustand store over lib/storage.ts. The text it stores has the layout of zustand's own
 * `persist`, which stored the carts before and which a tab opened long ago still reads; that middleware would cost every
 * page 0.9 kB.
 */
export function createStoredState<Data>({ key, empty, parse }: StoredStateOptions<Data>): StoredState<Data> {
  const useStore = create<Stored<Data>>()(() => ({
    data: empty,
    ready: false,
    dropped: false,
    unsaved: false,
  }));

  let known: string | undefined;
  function read(): void {
    known = readText(key);
    const { data, dropped } = parse(dataIn(known));
    useStore.setState((before) => ({ data, dropped: before.dropped || dropped, ready: true }));
  }

  let restored = false;
  function restore(): void {
    if (restored) return;
    restored = true;
    read();
    onOtherTab(key, read);
  }

  function change(next: (data: Data) => Data): void {
    restore();
    // A tab that slept has missed what another one stored.
    if (readText(key) !== known) read();
    const { data } = useStore.getState();
    const changed = next(data);
    if (changed === data) return;
    known = JSON.stringify({ state: { data: changed } });
    const saved = writeText(key, known);
    useStore.setState({ data: changed, unsaved: !saved });
  }

  function useRestored(): Stored<Data> {
    useEffect(restore, []);
    return useStore();
  }

  function useSelected<Piece>(select: (stored: Stored<Data>) => Piece): Piece {
    useEffect(restore, []);
    return useStore(select);
  }

  return { useStore, change, useRestored, useSelected };
}

/**
 * The data within stored text; the first version wrote it without its wrapper. Text that is no JSON is handed on as
 * a word no parser accepts, so that it is dropped with a notice like any other damage.
 */
function dataIn(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    const { state } = fieldsOf(JSON.parse(text));
    const fields = fieldsOf(state);
    return 'data' in fields ? fields.data : state;
  } catch {
    return 'unreadable';
  }
}
