/** What a television keeps of a wall, so that it continues offline. If storage fails, nothing is kept. */
import * as v from 'valibot';
import { WALL_COPY_PREFIX } from '#src/config/late-storage-keys.ts';
import type { ShownPhoto } from '#src/domain/album/photo.ts';
import type { WallBlessing } from '#src/domain/blessing/wall-blessing.ts';
import { keysStartingWith, readJson, removeText, writeText } from '#src/lib/storage.ts';
import type { Feed } from './feed.ts';
import { EMPTY_FEED } from './feed.ts';

export interface WallPhoto extends ShownPhoto {
  /** The `data:` address of its thumbnail; absent from what was kept, as pictures are not. */
  readonly thumb?: string;
}

/** What a wall has read. */
export interface WallState {
  readonly blessings: Feed<WallBlessing>;
  readonly photos: Feed<WallPhoto>;
}

export const EMPTY_WALL: WallState = { blessings: EMPTY_FEED, photos: EMPTY_FEED };

const cursor = v.object({ time: v.string(), id: v.optional(v.string()) });
const cursors = { since: v.optional(cursor), older: v.optional(cursor) };
const blessing = v.object({ id: v.string(), name: v.string(), text: v.string(), createdAt: v.number() });
const photo = v.object({
  id: v.string(),
  name: v.string(),
  width: v.number(),
  height: v.number(),
  takenAt: v.nullable(v.number()),
  createdAt: v.number(),
});
const copy = v.object({
  blessings: v.object({ items: v.array(blessing), ...cursors }),
  photos: v.object({ items: v.array(photo), ...cursors }),
});

export function storedWall(code: string): WallState {
  const stored = v.safeParse(copy, readJson(keyOf(code)));
  if (!stored.success) return EMPTY_WALL;
  const { blessings, photos } = stored.output;
  return { blessings: { ...EMPTY_FEED, ...blessings }, photos: { ...EMPTY_FEED, ...photos } };
}

/** Keeps one wall only: a television shows one wedding at a time. */
export function keepWall(code: string, state: WallState): void {
  for (const key of keysStartingWith(WALL_COPY_PREFIX)) if (key !== keyOf(code)) removeText(key);
  writeText(
    keyOf(code),
    JSON.stringify(state, (name, value) => (name === 'thumb' ? undefined : value)),
  );
}

/** For a wall that guests may not read any more. */
export function dropWall(code: string): void {
  removeText(keyOf(code));
}

function keyOf(code: string): `${typeof WALL_COPY_PREFIX}${string}` {
  return `${WALL_COPY_PREFIX}${code}`;
}
