/** Where a wall's blessings come from, and what the device keeps of them. */

import type { WallPage } from '#src/data/read-wall.ts';
import { readChangesSince, readLatestChanges } from '#src/data/read-wall.ts';
import type { WallBlessing } from '#src/domain/blessing/wall-blessing.ts';
import type { TimeCursor } from '#src/lib/firestore-query.ts';
import { dropWall, keepWall, storedWall } from './wall-copy.ts';
import type { WallState } from './wall-state.ts';
import { EMPTY_WALL } from './wall-state.ts';

export interface WallSource {
  /** What the device has kept, or an empty wall. */
  readonly stored: () => WallState;
  readonly keep: (state: WallState) => void;
  readonly drop: () => void;
  readonly readLatest: (before?: TimeCursor) => Promise<WallPage | 'closed'>;
  readonly readSince: (since: TimeCursor) => Promise<WallPage | 'closed'>;
}

/** The wall of a wedding. */
export function weddingSource(code: string): WallSource {
  return {
    stored: () => storedWall(code),
    keep: (state) => keepWall(code, state),
    drop: () => dropWall(code),
    readLatest: (before) => readLatestChanges(code, before),
    readSince: (since) => readChangesSince(code, since),
  };
}

/** The wall of a sample: always the same blessings, and nothing is read. */
export function sampleSource(blessings: readonly WallBlessing[]): WallSource {
  const nothing: WallPage = { changes: [], first: undefined, last: undefined, full: false, readTime: '' };
  return {
    stored: () => ({ ...EMPTY_WALL, blessings, since: { time: '' } }),
    keep: () => {},
    drop: () => {},
    readLatest: async () => nothing,
    readSince: async () => nothing,
  };
}
