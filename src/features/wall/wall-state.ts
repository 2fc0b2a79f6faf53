/** The blessings that a wall shows in turn, and how far they have been read. Pure functions. */

import type { WallPage } from '#src/data/read-wall.ts';
import type { WallBlessing } from '#src/domain/blessing/wall-blessing.ts';
import type { TimeCursor } from '#src/lib/firestore-query.ts';

export interface WallState {
  /** Newest first, at most {@link MOST_BLESSINGS}. */
  readonly blessings: readonly WallBlessing[];
  /** Number of the turn in which a blessing was last shown, by its id. */
  readonly shownIn: ReadonlyMap<string, number>;
  readonly turns: number;
  /** Changes up to here have been read; absent before the first reading. */
  readonly since: TimeCursor | undefined;
  /** Older changes have been read back to here; absent once all have been. */
  readonly older: TimeCursor | undefined;
}

/** A larger wedding's oldest blessings are in the book, not on the wall. */
export const MOST_BLESSINGS = 600;

/** A write may get an earlier time than one that was readable before it. */
const OVERLAP_MS = 10_000;

export const EMPTY_WALL: WallState = {
  blessings: [],
  shownIn: new Map(),
  turns: 0,
  since: undefined,
  older: undefined,
};

/** With the first page, which is newest first. */
export function withLatest(page: WallPage): WallState {
  const start = page.first ?? { time: page.readTime };
  return { ...withChanges(EMPTY_WALL, page), since: settled(start, page), older: moreAfter(page) };
}

/** With an older page. What is known already is newer. */
export function withOlder(state: WallState, page: WallPage): WallState {
  const known = new Set(state.blessings.map(({ id }) => id));
  const changes = page.changes.filter(({ id }) => !known.has(id));
  const next = withChanges(state, { changes });
  return { ...next, older: next.blessings.length < MOST_BLESSINGS ? moreAfter(page) : undefined };
}

/** With what has changed since the last reading. */
export function withNews(state: WallState, page: WallPage): WallState {
  const next = withChanges(state, page);
  return { ...next, since: page.last ? settled(page.last, page) : state.since };
}

/**
 * The blessing to show next: the newest that has not been shown, else that which was shown longest ago. `undefined` when
 * there is none.
 */
export function nextBlessing({ blessings, shownIn }: WallState): WallBlessing | undefined {
  const lastTurn = ({ id }: WallBlessing) => shownIn.get(id) ?? 0;
  return blessings.reduce<WallBlessing | undefined>(
    (best, one) => (best === undefined || lastTurn(one) < lastTurn(best) ? one : best),
    undefined,
  );
}

/** After a blessing was shown. */
export function withTurn(state: WallState, id: string): WallState {
  const turns = state.turns + 1;
  return { ...state, turns, shownIn: new Map(state.shownIn).set(id, turns) };
}

/** Whether every blessing has been shown, so that older ones are worth reading. */
export function allShown({ blessings, shownIn }: WallState): boolean {
  return blessings.every(({ id }) => shownIn.has(id));
}

function withChanges(state: WallState, { changes }: Pick<WallPage, 'changes'>): WallState {
  const known = new Map(state.blessings.map((one) => [one.id, one]));
  for (const { id, blessing } of changes) {
    if (blessing) known.set(id, blessing);
    else known.delete(id);
  }
  const blessings = [...known.values()]
    .sort((one, other) => other.createdAt - one.createdAt)
    .slice(0, MOST_BLESSINGS);
  const ids = new Set(blessings.map(({ id }) => id));
  const shownIn = new Map([...state.shownIn].filter(([id]) => ids.has(id)));
  return { ...state, blessings, shownIn };
}

function moreAfter(page: WallPage): TimeCursor | undefined {
  return page.full ? page.last : undefined;
}

/** Not later than {@link OVERLAP_MS} before the reading, so that the last changes are read once more. */
function settled(cursor: TimeCursor, { readTime }: WallPage): TimeCursor {
  const safe = Date.parse(readTime) - OVERLAP_MS;
  return Date.parse(cursor.time) <= safe ? cursor : { time: new Date(safe).toISOString() };
}
