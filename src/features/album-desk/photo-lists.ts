/** The desk's state of a wedding's photographs, without views or network access. */
import type { DeskPhoto, Objection } from '#src/data/album-api.ts';
import type { StateCounts } from '#src/data/below-invitation-api.ts';
import type { PhotoState } from '#src/domain/album/photo.ts';

/** Photographs of one state: new ones the oldest first, the others the newest first. */
export interface PhotoList {
  /** Those that have been read. */
  readonly photos: readonly DeskPhoto[];
  /**
   * When the last photograph of the last page arrived, in whichever list it is now: the next page starts after
   * it.
   */
  readonly readTo: number | undefined;
  /** Whether a first page has been read. */
  readonly opened: boolean;
  /** Whether those are all. */
  readonly complete: boolean;
}

/** A guest's request to remove a photograph. */
export interface Objected {
  readonly objection: Objection;
  readonly photo: DeskPhoto;
}

export interface PhotoLists {
  readonly lists: Readonly<Record<PhotoState, PhotoList>>;
  /** Of all, also of those that have not been read. */
  readonly counts: StateCounts;
  readonly objections: readonly Objected[];
}

const UNREAD: PhotoList = { photos: [], readTo: undefined, opened: false, complete: false };

export const NO_PHOTOS: PhotoLists = {
  lists: { new: UNREAD, approved: UNREAD, hidden: UNREAD },
  counts: { new: 0, approved: 0, hidden: 0 },
  objections: [],
};

/** With one more page of a state. What was read before and meanwhile decided stays where it is. */
export function withPage(
  all: PhotoLists,
  state: PhotoState,
  page: readonly DeskPhoto[],
  complete: boolean,
): PhotoLists {
  const before = all.lists[state];
  const photos = inOrder(state, [...before.photos, ...page]);
  const readTo = page.at(-1)?.createdAt ?? before.readTo;
  const counts = complete ? { ...all.counts, [state]: photos.length } : all.counts;
  return { ...all, counts, lists: { ...all.lists, [state]: { photos, readTo, complete, opened: true } } };
}

/** With other states of some. */
export function decided(all: PhotoLists, photos: readonly DeskPhoto[], state: PhotoState): PhotoLists {
  const moving = photos.filter((one) => one.state !== state);
  const moved = moving.map((one) => ({ ...one, state }));
  const left = without(all, moving);
  const target = left.lists[state];
  const there = moved.filter((one) => isWithin(target, one, state));
  const photosThere = inOrder(state, [...target.photos, ...there]);
  const byId = new Map(moved.map((one) => [one.id, one]));
  return {
    counts: { ...left.counts, [state]: left.counts[state] + moved.length },
    lists: { ...left.lists, [state]: { ...target, photos: photosThere } },
    objections: all.objections.map((one) => ({ ...one, photo: byId.get(one.photo.id) ?? one.photo })),
  };
}

export function without(all: PhotoLists, photos: readonly DeskPhoto[]): PhotoLists {
  const ids = new Set(photos.map(({ id }) => id));
  const listOf = (state: PhotoState) => {
    const list = all.lists[state];
    return { ...list, photos: list.photos.filter(({ id }) => !ids.has(id)) };
  };
  const countOf = (state: PhotoState) =>
    Math.max(0, all.counts[state] - photos.filter((one) => one.state === state).length);
  return {
    lists: { new: listOf('new'), approved: listOf('approved'), hidden: listOf('hidden') },
    counts: { new: countOf('new'), approved: countOf('approved'), hidden: countOf('hidden') },
    objections: all.objections.filter(({ photo }) => !ids.has(photo.id)),
  };
}

/** Without the objections to some photographs. */
export function settled(all: PhotoLists, ids: ReadonlySet<string>): PhotoLists {
  return { ...all, objections: all.objections.filter(({ photo }) => !ids.has(photo.id)) };
}

/** A photograph beyond what has been read comes with its own page. */
function isWithin({ complete, readTo }: PhotoList, { createdAt }: DeskPhoto, state: PhotoState): boolean {
  return complete || (readTo !== undefined && signOf(state) * (createdAt - readTo) <= 0);
}

function inOrder(state: PhotoState, photos: readonly DeskPhoto[]): readonly DeskPhoto[] {
  return [...new Map(photos.map((one) => [one.id, one])).values()].sort(compare(state));
}

function compare(state: PhotoState): (one: DeskPhoto, other: DeskPhoto) => number {
  const sign = signOf(state);
  return (one, other) => sign * (one.createdAt - other.createdAt || (one.id < other.id ? -1 : 1));
}

function signOf(state: PhotoState): 1 | -1 {
  return state === 'new' ? 1 : -1;
}
