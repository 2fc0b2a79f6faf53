/** Whose turn it is on a wall of blessings and photographs. Pure functions. */

const KINDS = ['blessing', 'photo'] as const;

export type Kind = (typeof KINDS)[number];

export interface Turn {
  readonly kind: Kind;
  readonly id: string;
}

/** Ids in the order in which they are shown at first. */
export type Queues = Readonly<Record<Kind, readonly string[]>>;

export interface Turns {
  /** By key, the number of the turn in which something was last shown. */
  readonly shownIn: ReadonlyMap<string, number>;
  readonly count: number;
  /** Keys of what was approved since the wall began and waits for its first turn. */
  readonly fresh: readonly string[];
  readonly last: Turn | undefined;
  /** How many turns in a row have been of the last one's kind. */
  readonly run: number;
}

export const NO_TURNS: Turns = { shownIn: new Map(), count: 0, fresh: [], last: undefined, run: 0 };

/** Then the other kind has a turn, if there is one. */
export const LONGEST_RUN = 3;

export function keyOf({ kind, id }: Turn): string {
  return `${kind} ${id}`;
}

/**
 * What has been approved meanwhile, else what has not been shown, else what was shown longest ago. Never the same thing twice in
 * a row, unless there is nothing else; `undefined` when there is nothing.
 */
export function nextTurn(turns: Turns, queues: Queues): Turn | undefined {
  const { last, run, fresh } = turns;
  const candidates = KINDS.flatMap((kind) => candidateOf(kind, turns, queues) ?? []);
  const [one, other] = candidates;
  if (!one) return last && queues[last.kind].includes(last.id) ? last : undefined;
  if (!other) return one;
  const [same, different] = one.kind === last?.kind ? [one, other] : [other, one];
  if (last && run >= LONGEST_RUN) return different;
  const placeOf = (turn: Turn) => rankOf(turn, turns, fresh);
  return placeOf(same) < placeOf(different) ? same : different;
}

/** Leaves out what is shown now. */
function candidateOf(kind: Kind, turns: Turns, queues: Queues): Turn | undefined {
  let best: Turn | undefined;
  let lowest = Number.POSITIVE_INFINITY;
  for (const id of queues[kind]) {
    const turn = { kind, id };
    const rank =
      turns.last?.kind === kind && turns.last.id === id ? lowest : rankOf(turn, turns, turns.fresh);
    if (rank < lowest) [best, lowest] = [turn, rank];
  }
  return best;
}

function rankOf(turn: Turn, { shownIn }: Turns, fresh: readonly string[]): number {
  const key = keyOf(turn);
  const place = fresh.indexOf(key);
  return place >= 0 ? place - fresh.length : (shownIn.get(key) ?? 0);
}

export function afterTurn(turns: Turns, turn: Turn): Turns {
  const count = turns.count + 1;
  return {
    ...passedOver({ ...turns, count }, turn),
    last: turn,
    run: turn.kind === turns.last?.kind ? turns.run + 1 : 1,
  };
}

/** Moves something that cannot be shown now behind all others. */
export function passedOver(turns: Turns, turn: Turn): Turns {
  const key = keyOf(turn);
  const shownIn = new Map(turns.shownIn).set(key, Math.max(turns.count, 1));
  return { ...turns, shownIn, fresh: turns.fresh.filter((one) => one !== key) };
}

export function withFresh(turns: Turns, kind: Kind, ids: readonly string[]): Turns {
  const keys = ids.map((id) => keyOf({ kind, id })).filter((key) => !turns.fresh.includes(key));
  return { ...turns, fresh: [...turns.fresh, ...keys] };
}

export function onlyOf(turns: Turns, queues: Queues): Turns {
  const keys = new Set(KINDS.flatMap((kind) => queues[kind].map((id) => keyOf({ kind, id }))));
  return {
    ...turns,
    shownIn: new Map([...turns.shownIn].filter(([key]) => keys.has(key))),
    fresh: turns.fresh.filter((key) => keys.has(key)),
  };
}

export function allShown({ shownIn }: Turns, kind: Kind, ids: readonly string[]): boolean {
  return ids.every((id) => shownIn.has(keyOf({ kind, id })));
}
