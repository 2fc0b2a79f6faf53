/** What a television keeps of a wall, so that it goes on without a network. Storage that fails keeps none. */
import * as v from 'valibot';
import { WALL_COPY_PREFIX } from '#src/config/late-storage-keys.ts';
import { keysStartingWith, readText, removeText, writeText } from '#src/lib/storage.ts';
import type { WallState } from './wall-state.ts';
import { EMPTY_WALL } from './wall-state.ts';

const cursor = v.object({ time: v.string(), id: v.optional(v.string()) });
const copy = v.object({
  blessings: v.array(v.object({ id: v.string(), name: v.string(), text: v.string(), createdAt: v.number() })),
  since: v.optional(cursor),
  older: v.optional(cursor),
});

/** The wall as it was last kept; an empty one without a copy. */
export function storedWall(code: string): WallState {
  try {
    return { ...EMPTY_WALL, ...withKeys(v.parse(copy, JSON.parse(readText(keyOf(code)) ?? ''))) };
  } catch {
    return EMPTY_WALL;
  }
}

/** Keeps one wall: a television shows one wedding at a time. */
export function keepWall(code: string, { blessings, since, older }: WallState): void {
  for (const key of keysStartingWith(WALL_COPY_PREFIX)) if (key !== keyOf(code)) removeText(key);
  writeText(keyOf(code), JSON.stringify({ blessings, since, older }));
}

/** Forgets a wall that guests may not read any more. */
export function dropWall(code: string): void {
  removeText(keyOf(code));
}

function withKeys({ blessings, since, older }: v.InferOutput<typeof copy>) {
  return { blessings, since, older };
}

function keyOf(code: string): `${typeof WALL_COPY_PREFIX}${string}` {
  return `${WALL_COPY_PREFIX}${code}`;
}
