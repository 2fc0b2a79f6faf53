/** The desk's state of a wedding's blessings, without views or network access. */

import type { StateCounts } from '#src/data/below-invitation-api.ts';
import type { Blessing } from '#src/domain/blessing/blessing.ts';
import type { BlessingState } from '#src/domain/blessing/blessing-states.ts';
import { BLESSING_STATES } from '#src/domain/blessing/blessing-states.ts';
import { searchFor, searchText } from '#src/domain/search-text.ts';

export interface BlessingList {
  /** Those that have been read, newest first. */
  readonly blessings: readonly Blessing[];
  /** Whether those are all. */
  readonly complete: boolean;
  /** Of all, also of those that have not been read. */
  readonly counts: StateCounts;
}

export const NO_BLESSINGS: BlessingList = {
  blessings: [],
  complete: false,
  counts: { new: 0, approved: 0, hidden: 0 },
};

/** With one more page of what was there before; the counts stay. */
export function withPage(list: BlessingList, page: readonly Blessing[], complete: boolean): BlessingList {
  const blessings = merged(list.blessings, page);
  return complete ? { blessings, complete, counts: countsOf(blessings) } : { ...list, blessings };
}

/** With other states of some. */
export function withStates(list: BlessingList, states: ReadonlyMap<string, BlessingState>): BlessingList {
  return withChanges(
    list,
    list.blessings.map((one) => {
      const state = states.get(one.id);
      return state && state !== one.state ? { ...one, state } : one;
    }),
  );
}

export function without(list: BlessingList, ids: ReadonlySet<string>): BlessingList {
  return withChanges(
    list,
    list.blessings.filter(({ id }) => !ids.has(id)),
  );
}

/** With a new reading of those with these ids; one that was not found is removed. */
export function withRead(list: BlessingList, read: ReadonlyMap<string, Blessing | undefined>): BlessingList {
  return withChanges(
    list,
    list.blessings.flatMap((one) => (read.has(one.id) ? (read.get(one.id) ?? []) : one)),
  );
}

/**
 * With the result of a live query: the newest `size` blessings of all. `undefined` if there may be others
 * between them and those that are known, so that the list has to be read again.
 */
export function withNewest(
  list: BlessingList,
  newest: readonly Blessing[],
  size: number,
): BlessingList | undefined {
  const known = new Set(list.blessings.map(({ id }) => id));
  const isAll = newest.length < size;
  if (known.size > 0 && !isAll && !newest.some(({ id }) => known.has(id))) return undefined;
  const seen = new Set(newest.map(({ id }) => id));
  const oldest = isAll ? Number.NEGATIVE_INFINITY : (newest.at(-1)?.createdAt ?? 0);
  const kept = list.blessings.filter(({ id, createdAt }) => seen.has(id) || createdAt <= oldest);
  return withChanges(list, merged(kept, newest));
}

function merged(known: readonly Blessing[], read: readonly Blessing[]): readonly Blessing[] {
  const all = new Map([...known, ...read].map((one) => [one.id, one]));
  return [...all.values()].sort((one, other) => other.createdAt - one.createdAt);
}

/** The counts change by as much as those of the blessings that are known. */
function withChanges(list: BlessingList, blessings: readonly Blessing[]): BlessingList {
  const before = countsOf(list.blessings);
  const after = countsOf(blessings);
  const count = (state: BlessingState) => Math.max(0, list.counts[state] + after[state] - before[state]);
  return {
    ...list,
    blessings,
    counts: { new: count('new'), approved: count('approved'), hidden: count('hidden') },
  };
}

export function countsOf(blessings: readonly Blessing[]): StateCounts {
  const of = (state: BlessingState) => blessings.filter((one) => one.state === state).length;
  const [fresh, approved, hidden] = BLESSING_STATES.map(of);
  return { new: fresh ?? 0, approved: approved ?? 0, hidden: hidden ?? 0 };
}

/** Those of a state, or all, whose name, text or number contains the search text. */
export function findBlessings(
  blessings: readonly Blessing[],
  state: BlessingState | 'all',
  typed: string,
): readonly Blessing[] {
  const isFound = searchFor(typed);
  return blessings.filter(
    ({ state: own, name, text, phone }) =>
      (state === 'all' || own === state) && isFound(searchText(`${name}\n${text}`, phone)),
  );
}
