/** The blessings of a wedding as the desk shows them: read page by page, kept up to date, and decided about. */

import { createStore } from 'zustand/vanilla';
import type * as BlessingsApi from '#src/data/blessings-api.ts';
import type { Blessing } from '#src/domain/blessing/blessing.ts';
import type { BlessingState } from '#src/domain/blessing/blessing-states.ts';
import { batchesOf } from '#src/lib/batches.ts';
import { waitForEarlier } from '#src/lib/earlier-work.ts';
import type { ReadingView } from '#src/lib/one-reading.ts';
import { oneReading } from '#src/lib/one-reading.ts';
import type { PageCursor } from '#src/lib/pages-api.ts';
import { statesWhileSaving } from '#src/lib/states-while-saving.ts';
import { stopOnCleanup } from '#src/lib/stop-on-cleanup.ts';
import type { BlessingList } from './blessing-list.ts';
import { NO_BLESSINGS, withNewest, without, withPage, withRead, withStates } from './blessing-list.ts';

/** Blessings that one read of the list returns. */
const PAGE = 100;
/** The newest ones, which are listened to. */
const LIVE = 20;
/** Commits that are on their way at the same time. */
const AT_ONCE = 4;

export interface BlessingView extends ReadingView {
  readonly list: BlessingList;
}

export function createBlessingStore(code: string, api: () => Promise<typeof BlessingsApi>) {
  const {
    getState: view,
    setState: show,
    subscribe: listen,
  } = createStore<BlessingView>(() => ({ status: 'opening', reading: false, list: NO_BLESSINGS }));
  let next: PageCursor | undefined;
  const reading = oneReading(show);
  const stored = statesWhileSaving<BlessingState>();
  const afterEarlier = waitForEarlier();
  const deciding = new Set<Promise<unknown>>();
  /** How many decisions there have been. */
  let begun = 0;

  async function readFirst(): Promise<void> {
    const { countBlessings, listBlessings } = await api();
    const [page, counts] = await Promise.all([listBlessings(code, PAGE), countBlessings(code)]);
    next = page.next;
    show({ list: withPage({ ...NO_BLESSINGS, counts }, page.items, !page.next) });
  }

  async function readNext(): Promise<void> {
    if (view().list.complete) return;
    const { listBlessings } = await api();
    const page = await listBlessings(code, PAGE, next);
    next = page.next;
    show({ list: withPage(view().list, page.items, !page.next) });
  }

  async function pending(work: Promise<number>): Promise<number> {
    begun += 1;
    deciding.add(work);
    try {
      return await work;
    } finally {
      deciding.delete(work);
    }
  }

  const quietly = (work: () => Promise<void>) => reading(work).catch(() => undefined);

  /** Resolves with how many were done, as `work` does for a batch. */
  async function inBatches(
    items: readonly Blessing[],
    work: (batch: readonly Blessing[]) => Promise<number>,
  ): Promise<number> {
    const { BLESSINGS_PER_BATCH: size } = await api();
    let done = 0;
    for (const batches of batchesOf(batchesOf(items, size), AT_ONCE)) {
      for (const one of await Promise.allSettled(batches.map(work))) {
        if (one.status === 'rejected') throw one.reason;
        done += one.value;
      }
    }
    return done;
  }

  /** Reads anew those that somebody was asked about, and resolves with those that are still as they were then. */
  async function unchanged(asked: readonly Blessing[]): Promise<readonly Blessing[]> {
    const { readBlessings } = await api();
    return afterEarlier(idsOf(asked), async () => {
      const found = new Map((await readBlessings(code, idsOf(asked))).map((one) => [one.id, one]));
      const read = new Map(asked.map(({ id }) => [id, found.get(id)]));
      const shown = new Map(view().list.blessings.map(({ id, state }) => [id, state]));
      // What was decided at this desk meanwhile is newer than what was read.
      for (const { id, state } of asked) if ((shown.get(id) ?? state) !== state) read.delete(id);
      show({ list: withRead(view().list, read) });
      return asked.filter(({ id, state }) => read.get(id)?.state === state);
    });
  }

  async function decide(batch: readonly Blessing[], state: BlessingState): Promise<number> {
    const { decideBlessings } = await api();
    const ids = idsOf(batch);
    let saved: BlessingState | undefined;
    stored.begin(batch);
    show({ list: withStates(view().list, new Map(ids.map((id) => [id, state]))) });
    try {
      await afterEarlier(ids, () => decideBlessings(code, batch, state));
      saved = state;
    } finally {
      show({ list: withStates(view().list, stored.end(batch, saved)) });
    }
    return batch.length;
  }

  async function remove(batch: readonly Blessing[]): Promise<number> {
    const { deleteBlessings } = await api();
    const ids = idsOf(batch);
    await afterEarlier(ids, () => deleteBlessings(code, ids));
    show({ list: without(view().list, new Set(ids)) });
    return ids.length;
  }

  /** Reads all again, with other phones' decisions. Rejects with a Firebase error. */
  async function readAfresh(): Promise<readonly Blessing[]> {
    const before = begun;
    // What this phone has decided is not stored before it has arrived.
    await Promise.allSettled(deciding);
    // A running read would return only its own page.
    if (view().reading) await quietly(readNext);
    await reading(readFirst);
    while (!view().list.complete) await reading(readNext);
    return begun === before ? view().list.blessings : readAfresh();
  }

  return {
    view,
    listen,
    /** Reads the newest page and the counts. Never rejects: the view says how it went. */
    open: () => quietly(readFirst),
    /** Shows new ones as they arrive, until the returned function is called. */
    follow: () =>
      stopOnCleanup(
        api().then(({ listenToBlessings }) =>
          listenToBlessings(
            code,
            LIVE,
            (newest) => {
              if (view().status === 'opening') return;
              const list = withNewest(view().list, newest, LIVE);
              if (list) show({ list });
              else void quietly(readFirst);
            },
            () => undefined,
          ),
        ),
      ),
    /** Reads the next page. Never rejects. */
    more: () => quietly(readNext),
    /** Reads all that have not been read. Rejects with a Firebase error. */
    async readAll(): Promise<readonly Blessing[]> {
      while (!view().list.complete) await reading(readNext);
      return view().list.blessings;
    },
    readAfresh,
    /**
     * Approves, hides or reopens, and resolves with the number. Rejects if some failed, which are shown as
     * before.
     */
    decide: (blessings: readonly Blessing[], state: BlessingState) =>
      pending(inBatches(blessings, (batch) => decide(batch, state))),
    /** Approves those about which nobody has decided since they were asked about; otherwise as `decide`. */
    approve: (asked: readonly Blessing[]) =>
      pending(inBatches(asked, async (batch) => decide(await unchanged(batch), 'approved'))),
    /**
     * Permanently deletes those that nobody has decided about since; rejects with those that are not deleted.
     */
    remove: (asked: readonly Blessing[]) =>
      pending(inBatches(asked, async (batch) => remove(await unchanged(batch)))),
  };
}

function idsOf(blessings: readonly Blessing[]): readonly string[] {
  return blessings.map(({ id }) => id);
}
