/** The draft's photographs on this phone, by version; in memory only where the browser stores none. */
import type { DBSchema, IDBPDatabase } from 'idb';
import * as v from 'valibot';
import { PORTRAIT_DATABASE } from '#src/config/late-storage-keys.ts';
import { openStores, workWith } from '#src/lib/open-stores.ts';
import type { Parsed } from '#src/lib/parsed.ts';

const pictures = v.object({ picture: v.blob(), thumb: v.blob() });

/** A photograph and its thumbnail, both JPEG. */
export interface Pictures extends Parsed<typeof pictures> {}

interface Schema extends DBSchema {
  pictures: { key: string; value: Pictures };
}

const STORE = 'pictures';

const TIMEOUT_MS = 5_000;

const inMemory = new Map<string, Pictures>();

function run<Result>(work: (database: IDBPDatabase<Schema>) => Promise<Result>): Promise<Result | undefined> {
  const opened = openStores<Schema>(PORTRAIT_DATABASE, (created) => {
    created.createObjectStore(STORE);
  });
  return workWith(opened, TIMEOUT_MS, work);
}

/** Resolves with whether it is still there after the tab is closed. */
export async function keepPictures(version: string, kept: Pictures): Promise<boolean> {
  inMemory.set(version, kept);
  return (await run((database) => database.put(STORE, kept, version))) !== undefined;
}

export async function keptPictures(version: string): Promise<Pictures | undefined> {
  const known = inMemory.get(version);
  if (known) return known;
  const found = await run((database) => database.get(STORE, version));
  if (!v.is(pictures, found)) return undefined;
  inMemory.set(version, found);
  return found;
}

export async function keepPicturesOnly(versions: readonly string[]): Promise<void> {
  for (const version of inMemory.keys()) if (!versions.includes(version)) inMemory.delete(version);
  await run(async (database) => {
    const { store, done } = database.transaction(STORE, 'readwrite');
    for (const version of await store.getAllKeys()) {
      if (!versions.includes(version)) await store.delete(version);
    }
    await done;
  });
}
