/** Small copies of the photographs that this phone has sent, so that its guest recognises them. Storage that fails keeps none. */
import * as v from 'valibot';
import { OWN_THUMBS_DATABASE } from '#src/config/late-storage-keys.ts';
import type { EntryDatabase } from '#src/lib/outbox/entry-database.ts';
import { openEntryDatabase } from '#src/lib/outbox/entry-database.ts';
import { withTimeout } from '#src/lib/with-timeout.ts';

/** Of all albums together: some 5 MB. */
const MOST_THUMBS = 400;

/** IndexedDB calls can hang forever (seen in Safari). */
const TIMEOUT_MS = 3_000;

const row = v.object({ id: v.string(), code: v.string(), thumb: v.blob(), keptAt: v.number() });

let opened: Promise<EntryDatabase> | undefined;

async function run<Result>(work: (database: EntryDatabase) => Promise<Result>): Promise<Result | undefined> {
  try {
    opened ??= openEntryDatabase(OWN_THUMBS_DATABASE);
    return await withTimeout(opened.then(work), TIMEOUT_MS);
  } catch {
    opened = undefined;
    return undefined;
  }
}

async function allThumbs(database: EntryDatabase): Promise<readonly v.InferOutput<typeof row>[]> {
  return (await database.getAll()).filter((one) => v.is(row, one));
}

/** The small pictures of an album's own photographs by their ids; deletes the oldest beyond the limit. */
export async function ownThumbs(code: string): Promise<ReadonlyMap<string, Blob>> {
  const found = await run(async (database) => {
    const thumbs = [...(await allThumbs(database))].sort((one, other) => other.keptAt - one.keptAt);
    for (const { id } of thumbs.slice(MOST_THUMBS)) await database.delete(id);
    return thumbs;
  });
  return new Map(found?.filter((one) => one.code === code).map(({ id, thumb }) => [id, thumb]));
}

export async function keepOwnThumb(code: string, id: string, thumb: Blob): Promise<void> {
  await run((database) => database.put(Object.assign({ id }, { code, thumb, keptAt: Date.now() })));
}

export async function forgetOwnThumb(id: string): Promise<void> {
  await run((database) => database.delete(id));
}
