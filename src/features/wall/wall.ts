/** A running wall: which blessing is shown, and when changes are read. */
import { createStore } from 'zustand/vanilla';
import type { WallPage } from '#src/data/read-wall.ts';
import type { WallBlessing } from '#src/domain/blessing/wall-blessing.ts';
import type { WallSource } from './wall-source.ts';
import type { WallState } from './wall-state.ts';
import {
  allShown,
  EMPTY_WALL,
  nextBlessing,
  withLatest,
  withNews,
  withOlder,
  withTurn,
} from './wall-state.ts';

/** Two documents are billed for each reading: one for the query, one that the rules look up. */
export const READING_MS = 60_000;

/** After a reading that failed, which is not billed. */
export const RETRY_MS = 10_000;

export interface WallView {
  /** `closed`: guests may not read it now. */
  readonly status: 'opening' | 'open' | 'closed';
  /** The last reading failed. */
  readonly offline: boolean;
  /** Shown now; `undefined` while there is none. */
  readonly blessing: WallBlessing | undefined;
  /** Changes with every turn. */
  readonly turn: number;
  /** There is no other blessing. */
  readonly alone: boolean;
  /** Somebody has blessed the couple since this turn began. */
  readonly newsWaiting: boolean;
}

export interface Wall {
  readonly view: () => WallView;
  readonly subscribe: (listener: () => void) => () => void;
  /** Reads if it is time to. Call it often. */
  readonly look: () => Promise<void>;
  /** Reads at once if the last reading failed: the network may be back. */
  readonly wake: () => Promise<void>;
  /** Shows the next blessing. */
  readonly advance: () => void;
}

/** A wall that begins with what this device has kept of it. */
export function createWall(source: WallSource): Wall {
  let state = source.stored();
  const {
    getState: view,
    setState: show,
    subscribe,
  } = createStore<WallView>(() => ({
    status: state.since ? 'open' : 'opening',
    offline: false,
    blessing: undefined,
    turn: 0,
    alone: false,
    newsWaiting: false,
  }));
  let triedAt = Number.NEGATIVE_INFINITY;
  let wait = 0;
  let reading = false;

  function advance(): void {
    const blessing = nextBlessing(state);
    if (blessing) state = withTurn(state, blessing.id);
    show({ blessing, turn: state.turns, newsWaiting: false, alone: state.blessings.length === 1 });
  }

  function keep(next: WallState): void {
    state = next;
    source.keep(state);
    const { blessing } = view();
    const isHidden = blessing !== undefined && !state.blessings.some(({ id }) => id === blessing.id);
    if (!blessing || isHidden) advance();
    else show({ alone: state.blessings.length === 1 });
  }

  function close(): void {
    source.drop();
    state = EMPTY_WALL;
    show({ status: 'closed', offline: false, blessing: undefined });
  }

  async function read(): Promise<number> {
    const { since } = state;
    const page = await (since ? source.readSince(since) : source.readLatest());
    if (page === 'closed') {
      close();
      return READING_MS;
    }
    show({ status: 'open', offline: false });
    if (since) takeNews(page);
    else keep(withLatest(page));
    if (allShown(state)) await readOlder();
    return since && page.full ? 0 : READING_MS;
  }

  function takeNews(page: WallPage): void {
    if (page.changes.length === 0) return;
    const known = new Set(state.blessings.map(({ id }) => id));
    keep(withNews(state, page));
    const isNew = page.changes.some(({ id, blessing }) => blessing && !known.has(id));
    const { blessing } = view();
    if (isNew && blessing && known.has(blessing.id)) show({ newsWaiting: true });
  }

  /** Older blessings are read a page at a time, once all others have been shown. */
  async function readOlder(): Promise<void> {
    if (!state.older) return;
    const page = await source.readLatest(state.older);
    if (page === 'closed') close();
    else keep(withOlder(state, page));
  }

  async function readAfter(pause: number): Promise<void> {
    const passed = Date.now() - triedAt;
    // A clock that was put back must not stop the wall.
    if (reading || document.hidden || (passed >= 0 && passed < pause)) return;
    reading = true;
    triedAt = Date.now();
    try {
      wait = await read();
    } catch {
      wait = RETRY_MS;
      show({ offline: true });
    }
    reading = false;
  }

  advance();
  return {
    view,
    subscribe,
    look: () => readAfter(wait),
    wake: () => readAfter(view().offline ? 0 : wait),
    advance,
  };
}
