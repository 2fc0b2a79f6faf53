/** The photographs of a wedding as the desk shows them: read page by page, decided about, deleted. */

import { createStore } from 'zustand/vanilla';
import type * as AlbumApi from '#src/data/album-api.ts';
import type { DeskPhoto } from '#src/data/album-api.ts';
import type { PhotoState } from '#src/domain/album/photo.ts';
import { PHOTO_STATES } from '#src/domain/album/photo.ts';
import { codeOf } from '#src/lib/backend-failure.ts';
import { batchesOf } from '#src/lib/batches.ts';
import { waitForEarlier } from '#src/lib/earlier-work.ts';
import type { ReadingView } from '#src/lib/one-reading.ts';
import { oneReading } from '#src/lib/one-reading.ts';
import type { PageCursor } from '#src/lib/pages-api.ts';
import { statesWhileSaving } from '#src/lib/states-while-saving.ts';
import type { Objected, PhotoLists } from './photo-lists.ts';
import { decided, NO_PHOTOS, settled, without, withPage } from './photo-lists.ts';

/** The SDK's codes for a commit with a photograph that is deleted: by the database, and by the rules. */
const OF_MISSING = new Set(['not-found', 'permission-denied']);

/** Commits that are on their way at the same time. */
const AT_ONCE = 4;

/** What this needs of `album-api.ts`. */
export type PhotoApi = Pick<
  typeof AlbumApi,
  | 'PHOTOS_PER_DECISION'
  | 'PHOTOS_PER_DELETION'
  | 'PHOTOS_PER_READ'
  | 'countPhotos'
  | 'decidePhotos'
  | 'deletePhotos'
  | 'listObjections'
  | 'listPhotos'
  | 'photosOfPhone'
  | 'readDeskPhoto'
  | 'readPicture'
  | 'objectAgain'
  | 'settleObjection'
>;

/** What can be undone: the photographs as they were before. */
export interface Decision {
  readonly photos: readonly DeskPhoto[];
  readonly state: PhotoState;
  /** What guests had objected to among them, if that is settled. */
  readonly settled: readonly Objected[];
}

export interface PhotoView extends PhotoLists, ReadingView {
  readonly progress: { readonly done: number; readonly all: number } | undefined;
  readonly last: Decision | undefined;
}

const OPENING: PhotoView = {
  ...NO_PHOTOS,
  status: 'opening',
  reading: false,
  progress: undefined,
  last: undefined,
};

export function createPhotoStore(code: string, api: () => Promise<PhotoApi>) {
  const { getState: view, setState: show, subscribe: listen } = createStore<PhotoView>(() => OPENING);
  const cursors = new Map<PhotoState, PageCursor>();
  const stored = statesWhileSaving<PhotoState>();
  const afterEarlier = waitForEarlier();
  const reading = oneReading(show);
  const saving = new Set<Promise<unknown>>();
  /** How many works have begun to save. */
  let begun = 0;
  const quietly = (read: () => Promise<void>) => reading(read).catch(() => undefined);

  function whileSaving<Result>(work: Promise<Result>): Promise<Result> {
    begun += 1;
    saving.add(work);
    return work.finally(() => saving.delete(work));
  }

  async function readPage(state: PhotoState, after?: PageCursor) {
    const { listPhotos, PHOTOS_PER_READ } = await api();
    return listPhotos(code, { state, oldestFirst: state === 'new' }, PHOTOS_PER_READ, after);
  }

  /** @param repeats how often it is read anew if decisions begin meanwhile; each reading costs some 60 reads */
  async function readFirst(repeats = 2): Promise<void> {
    const { countPhotos } = await api();
    // What was decided here is not stored before it has arrived.
    while (saving.size > 0) await Promise.allSettled(saving);
    const before = begun;
    const read = [countPhotos(code), readObjections(), readPage('new')] as const;
    const [counts, objections, { items, next }] = await Promise.all(read);
    if (begun !== before && repeats > 0) return readFirst(repeats - 1);
    cursors.clear();
    if (next) cursors.set('new', next);
    show(withPage({ ...NO_PHOTOS, counts, objections }, 'new', items, !next));
  }

  async function readMore(state: PhotoState): Promise<void> {
    if (view().lists[state].complete) return;
    const { items, next } = await readPage(state, cursors.get(state));
    if (next) cursors.set(state, next);
    show(withPage(view(), state, items, !next));
  }

  /** Objections to photographs that their guests have deleted since are settled. */
  async function readObjections() {
    const { listObjections, readDeskPhoto, settleObjection } = await api();
    const found = await Promise.all(
      (await listObjections(code)).map(async (objection) => {
        const photo = await readDeskPhoto(code, objection.id);
        if (!photo) await settleObjection(code, objection.id).catch(() => undefined);
        return photo ? [{ objection, photo }] : [];
      }),
    );
    return found.flat();
  }

  /** Resolves with the photographs that were done, as `work` does for a batch, and the first error if some were not. */
  async function inBatches(
    photos: readonly DeskPhoto[],
    size: number,
    work: (batch: readonly DeskPhoto[]) => Promise<readonly DeskPhoto[]>,
  ): Promise<{ readonly done: readonly DeskPhoto[]; readonly error: unknown }> {
    const done: DeskPhoto[] = [];
    let error: unknown;
    const count = () => {
      if (photos.length > size) show({ progress: { done: done.length, all: photos.length } });
    };
    count();
    for (const batches of batchesOf(batchesOf(photos, size), AT_ONCE)) {
      const finish = async (batch: readonly DeskPhoto[]) => {
        done.push(...(await work(batch)));
        count();
      };
      const round = await Promise.allSettled(batches.map(finish));
      const failed = round.find((one) => one.status === 'rejected');
      error = failed?.reason;
      if (failed) break;
    }
    show({ progress: undefined });
    return { done, error };
  }

  /**
   * Saves a decision about those photographs that their guests have not deleted since, and resolves with them.
   */
  async function save(batch: readonly DeskPhoto[], state: PhotoState): Promise<readonly DeskPhoto[]> {
    const { decidePhotos, readDeskPhoto } = await api();
    try {
      await decidePhotos(code, batch, state);
      return batch;
    } catch (error) {
      if (!OF_MISSING.has(codeOf(error))) throw error;
      const found = await Promise.all(batch.map(({ id }) => readDeskPhoto(code, id)));
      const kept = batch.filter((_, place) => found[place]);
      if (kept.length === batch.length) throw error;
      if (kept.length > 0) await decidePhotos(code, kept, state);
      return kept;
    }
  }

  async function decideAll(photos: readonly DeskPhoto[], state: PhotoState) {
    const { PHOTOS_PER_DECISION } = await api();
    const decideBatch = async (batch: readonly DeskPhoto[]) => {
      // Shown at once: the next photograph is decided while this one is being saved.
      show(decided(view(), batch, state));
      stored.begin(batch);
      const moved = batch.map((one) => ({ ...one, state }));
      try {
        const kept = await afterEarlier(
          batch.map(({ id }) => id),
          () => save(batch, state),
        );
        const latest = stored.end(batch, state);
        const keptIds = new Set(kept.map(({ id }) => id));
        const gone = moved.filter(({ id }) => !keptIds.has(id) && latest.has(id));
        show(without(view(), gone));
        return kept;
      } catch (failure) {
        const before = stored.end(batch);
        for (const was of PHOTO_STATES) {
          const back = moved.filter(({ id }) => before.get(id) === was);
          show(decided(view(), back, was));
        }
        throw failure;
      }
    };
    return whileSaving(inBatches(photos, PHOTOS_PER_DECISION, decideBatch));
  }

  async function settle(ids: readonly string[]): Promise<void> {
    const { settleObjection } = await api();
    const each = ids.map((id) => afterEarlier([id], () => settleObjection(code, id)));
    await whileSaving(Promise.all(each));
    show(settled(view(), new Set(ids)));
  }

  return {
    view,
    listen,
    /** Reads the counts, the first new ones and the objections. Never rejects: the view says how it went. */
    open: () => quietly(readFirst),
    /** Reads the first page of a state, or the next one. Never rejects. */
    more: (state: PhotoState) => quietly(() => readMore(state)),
    /** Approves, hides or reopens. Rejects if some failed, which are shown as before. */
    async decide(wanted: readonly DeskPhoto[], state: PhotoState): Promise<void> {
      const photos = wanted.filter((one) => one.state !== state);
      if (photos.length === 0) return;
      const decision: Decision = { photos, state, settled: [] };
      show({ last: decision });
      const { done, error } = await decideAll(photos, state);
      const saved = { ...decision, photos: done };
      if (view().last === decision) show({ last: done.length > 0 ? saved : undefined });
      if (error !== undefined) throw error;
      if (state !== 'hidden') return;
      const before = new Map(done.map((one) => [one.id, one]));
      // One that was shown again meanwhile keeps its objection.
      const asked = view().objections.filter(({ photo }) => photo.state === 'hidden' && before.has(photo.id));
      if (view().last === saved) {
        const wasShown = asked.map((one) => ({ ...one, photo: before.get(one.photo.id) ?? one.photo }));
        show({ last: { ...saved, settled: wasShown } });
      }
      await settle(asked.map(({ photo }) => photo.id));
    },
    /** Takes back the last decision; rejects as `decide` does. */
    async undo(): Promise<void> {
      const { last } = view();
      if (!last) return;
      show({ last: undefined });
      const back = new Set<string>();
      for (const was of PHOTO_STATES) {
        const those = last.photos.filter((one) => one.state === was);
        const now = those.map((one) => ({ ...one, state: last.state }));
        const { done, error } = await decideAll(now, was);
        if (error !== undefined) throw error;
        for (const { id } of done) back.add(id);
      }
      // After the photograph is shown again, as the rules require.
      const { objectAgain } = await api();
      const asked = last.settled.filter(({ photo }) => back.has(photo.id));
      for (const { objection } of asked)
        await whileSaving(afterEarlier([objection.id], () => objectAgain(code, objection)));
      show({ objections: [...asked, ...view().objections] });
    },
    /** Deletes permanently; rejects with those that are not deleted. */
    async remove(photos: readonly DeskPhoto[]): Promise<void> {
      const { deletePhotos, PHOTOS_PER_DELETION } = await api();
      show({ last: undefined });
      const removeBatch = async (batch: readonly DeskPhoto[]) => {
        const ids = batch.map(({ id }) => id);
        await afterEarlier(ids, () => deletePhotos(code, ids));
        show(without(view(), batch));
        return batch;
      };
      const { error } = await whileSaving(inBatches(photos, PHOTOS_PER_DELETION, removeBatch));
      if (error !== undefined) throw error;
    },
    /** Forgets the objection to a photograph. Rejects with a Firebase error. */
    settle: (id: string) => settle([id]),
    /** All photographs of a phone. Rejects with a Firebase error. */
    ofPhone: async (phone: string): Promise<readonly DeskPhoto[]> => (await api()).photosOfPhone(code, phone),
    /** The JPEG of a photograph; `undefined` once it is deleted. Rejects with a Firebase error. */
    picture: async (id: string) => (await api()).readPicture(code, id),
  };
}
