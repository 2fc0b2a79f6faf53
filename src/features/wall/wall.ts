/** A running wall: what is shown, and when changes are read. */
import { createStore } from 'zustand/vanilla';
import { shallow } from 'zustand/vanilla/shallow';
import { isRevealed } from '#src/domain/album/album.ts';
import type { WallBlessing } from '#src/domain/blessing/wall-blessing.ts';
import { EMPTY_FEED, readFeed, withoutItem } from './feed.ts';
import { createNextPicture } from './next-picture.ts';
import { createReading } from './reading.ts';
import type { Kind, Queues, Turn } from './turns.ts';
import { afterTurn, allShown, keyOf, NO_TURNS, nextTurn, onlyOf, passedOver, withFresh } from './turns.ts';
import type { WallPhoto, WallState } from './wall-copy.ts';
import { EMPTY_WALL } from './wall-copy.ts';
import type { WallSource } from './wall-source.ts';

/** A read of blessings bills two documents, one of photographs three: the query, and what the rules look up. */
export const READING_MS = 60_000;

/** While there is no album, or it is not revealed: its settings and the look-up are two documents. */
export const ALBUM_LOOK_MS = 10 * 60_000;

export type Shown =
  | { readonly kind: 'blessing'; readonly item: WallBlessing }
  /** With the address of its picture. */
  | { readonly kind: 'photo'; readonly item: WallPhoto; readonly picture: string };

export interface WallView {
  /** `closed`: guests may not read it now. */
  readonly status: 'opening' | 'open' | 'closed';
  readonly offline: boolean;
  readonly shown: Shown | undefined;
  readonly turn: number;
  readonly alone: boolean;
  /** Something has been approved since this turn began, and can be shown. */
  readonly newsWaiting: boolean;
}

interface Plan {
  readonly following: Turn | undefined;
  readonly coming: Shown | undefined;
}

export interface Wall {
  readonly view: () => WallView;
  readonly subscribe: (listener: () => void) => () => void;
  /** Reads if it is time to. Call it often. */
  readonly look: () => Promise<void>;
  /** Reads at once if the last read failed: the network may be back. */
  readonly wake: () => Promise<void>;
  readonly advance: () => void;
}

export function createWall(source: WallSource): Wall {
  let state = source.stored();
  let turns = NO_TURNS;
  let hurries = false;
  let isOpen = state.blessings.since !== undefined;
  let albumSeen = state.photos.since !== undefined;
  let albumLooked = false;
  /** Whether a picture is awaited. */
  let waits = false;
  const {
    getState: view,
    setState,
    subscribe,
  } = createStore<WallView>(() => ({
    status: isOpen ? 'open' : 'opening',
    offline: false,
    shown: undefined,
    turn: 0,
    alone: false,
    newsWaiting: false,
  }));

  function show(changes: Partial<WallView>): void {
    setState((before) => {
      const after = { ...before, ...changes };
      return shallow(before, after) ? before : after;
    });
  }

  const next = createNextPicture(source.readPicture, {
    onRead: settle,
    onGone: (id) => keep({ ...state, photos: withoutItem(state.photos, id) }),
    onFailed: (id) => {
      turns = passedOver(turns, { kind: 'photo', id });
    },
  });

  function queues(): Queues {
    return { blessing: state.blessings.items.map(idOf), photo: state.photos.items.map(idOf) };
  }

  /** What is next and can be shown: not a photograph whose picture is still loading. */
  function plan(): Plan {
    const there = queues();
    const following = nextTurn(turns, there);
    const shown = following && shownIn(following);
    if (shown || !following) return { following, coming: shown };
    const other = nextTurn(turns, { ...there, photo: [] });
    return { following, coming: other && shownIn(other) };
  }

  function shownIn({ kind, id }: Turn): Shown | undefined {
    if (kind === 'blessing') {
      const item = state.blessings.items.find((one) => one.id === id);
      return item && { kind, item };
    }
    const { shown } = view();
    const item = state.photos.items.find((one) => one.id === id);
    const picture = shown?.kind === 'photo' && shown.item.id === id ? shown.picture : next.of(id);
    return item && picture ? { kind, item, picture } : undefined;
  }

  function advance(): void {
    const { shown: current } = view();
    const shown = plan().coming ?? (current && shownIn(turnOf(current)));
    if (shown) turns = afterTurn(turns, turnOf(shown));
    hurries = false;
    show({ shown, turn: turns.count });
    settle();
  }

  /** After any change: removes what is gone from the screen, and loads the next picture. */
  function settle(): void {
    const { shown } = view();
    const isGone = shown && !queues()[shown.kind].includes(shown.item.id);
    if (isGone) show({ shown: undefined });
    const { following, coming } = plan();
    if ((isGone || !shown) && coming) {
      advance();
      return;
    }
    waits = following !== undefined && shownIn(following) === undefined;
    const wanted = waits && state.photos.items.find(({ id }) => id === following?.id);
    if (wanted) next.want(wanted);
    show({
      alone: !coming || coming.item.id === view().shown?.item.id,
      newsWaiting: hurries && coming !== undefined && turns.fresh.includes(keyOf(turnOf(coming))),
      status: statusOf(following),
    });
  }

  /** Nothing is missing yet while the first picture, or the first look for an album, is loading. */
  function statusOf(following: Turn | undefined): WallView['status'] {
    if (!isOpen) return view().status;
    return view().shown || (albumLooked && !following) ? 'open' : 'opening';
  }

  function keep(changed: WallState): void {
    state = changed;
    turns = onlyOf(turns, queues());
    source.keep(state);
    settle();
  }

  function close(): void {
    source.drop();
    state = EMPTY_WALL;
    turns = NO_TURNS;
    isOpen = false;
    albumSeen = false;
    next.drop();
    show({ status: 'closed', shown: undefined });
  }

  function takeFresh(kind: Kind, fresh: readonly string[]): void {
    const { shown } = view();
    turns = withFresh(turns, kind, fresh);
    // What is new itself is not cut short for what is newer.
    if (fresh.length > 0 && shown && !fresh.includes(shown.item.id)) hurries = true;
  }

  async function readBlessings(): Promise<number> {
    const isDone = (items: readonly WallBlessing[]) => allShown(turns, 'blessing', items.map(idOf));
    const reading = await readFeed(state.blessings, source.blessings, isDone);
    if (reading === 'closed') {
      close();
      return READING_MS;
    }
    isOpen = true;
    takeFresh('blessing', reading.fresh);
    if (reading.feed !== state.blessings) keep({ ...state, blessings: reading.feed });
    return reading.more ? 0 : READING_MS;
  }

  async function readPhotos(): Promise<number> {
    albumLooked = true;
    if (!albumSeen) {
      const album = await source.readAlbum();
      if (!isOpen) return READING_MS;
      albumSeen = album !== undefined && isRevealed(album, Date.now());
      if (!albumSeen) return Math.min(ALBUM_LOOK_MS, timeUntil(album?.revealsAt));
    }
    const isDone = (items: readonly WallPhoto[]) => allShown(turns, 'photo', items.map(idOf));
    const reading = await readFeed(state.photos, source.photos, isDone);
    // The wall was closed meanwhile.
    if (!isOpen) return READING_MS;
    if (reading === 'closed') {
      albumSeen = false;
      keep({ ...state, photos: EMPTY_FEED });
      return READING_MS;
    }
    takeFresh('photo', reading.fresh);
    if (reading.feed !== state.photos) keep({ ...state, photos: reading.feed });
    return reading.more ? 0 : READING_MS;
  }

  const blessings = createReading(readBlessings);
  const photos = createReading(readPhotos);

  async function look(hurry = false): Promise<void> {
    await blessings.look(hurry);
    if (isOpen) await photos.look(hurry);
    show({ offline: blessings.failed() || (isOpen && photos.failed()) });
    if (isOpen && (waits || !view().shown)) settle();
  }

  advance();
  return { view, subscribe, look: () => look(), wake: () => look(true), advance };
}

/** At least a minute, as a clock may be ahead of Firestore's. */
function timeUntil(instant = Number.POSITIVE_INFINITY): number {
  return Math.max(instant - Date.now(), READING_MS);
}

function idOf({ id }: { readonly id: string }): string {
  return id;
}

function turnOf({ kind, item: { id } }: Shown): Turn {
  return { kind, id };
}
