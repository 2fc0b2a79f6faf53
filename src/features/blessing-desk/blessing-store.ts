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
import { untilLeft } from '#src/lib/until-left.ts';
import type { BlessingList } from './blessing-list.ts';
import { NO_BLESSINGS, withNewest, without, withPage, withState } from './blessing-list.ts';

/** Blessings that one read of the list brings. */
const PAGE = 100;
/** The newest ones, which are listened to. */
const LIVE = 20;
/** Commits that are on their way at the same time. */
const AT_ONCE = 4;

export interface BlessingView extends ReadingView {
  readonly list: BlessingList;
}

export type BlessingStore = ReturnType<typeof createBlessingStore>;

export function createBlessingStore(code: string, api: () => Promise<typeof BlessingsApi>) {
  const {
    getState: view,
    setState: show,
    subscribe: listen,
  } = createStore<BlessingView>(() => ({ status: 'opening', reading: false, list: NO_BLESSINGS }));
  let next: PageCursor | undefined;
  const reading = oneReading(show);
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

  async function pending(work: Promise<void>): Promise<void> {
    begun += 1;
    deciding.add(work);
    try {
      await work;
    } finally {
      deciding.delete(work);
    }
  }

  const quietly = (work: () => Promise<void>) => reading(work).catch(() => undefined);

  async function inBatches(items: readonly Blessing[], work: (batch: readonly Blessing[]) => Promise<void>) {
    const { BLESSINGS_PER_BATCH: size } = await api();
    for (const batches of batchesOf(batchesOf(items, size), AT_ONCE)) {
      const round = await Promise.allSettled(batches.map(work));
      const failed = round.find((one) => one.status === 'rejected');
      if (failed) throw failed.reason;
    }
  }

  async function decide(blessings: readonly Blessing[], state: BlessingState): Promise<void> {
    const { decideBlessings } = await api();
    await inBatches(blessings, async (batch) => {
      const before = new Map(batch.map((one) => [one.id, one.state]));
      show({ list: withState(view().list, new Set(before.keys()), state) });
      try {
        await afterEarlier([...before.keys()], () => decideBlessings(code, batch, state));
      } catch (error) {
        for (const [id, was] of before) show({ list: withState(view().list, new Set([id]), was) });
        throw error;
      }
    });
  }

  async function remove(ids: readonly string[]): Promise<void> {
    const { deleteBlessings } = await api();
    const wanted = new Set(ids);
    const gone = view().list.blessings.filter(({ id }) => wanted.has(id));
    await inBatches(gone, async (batch) => {
      const those = batch.map(({ id }) => id);
      await deleteBlessings(code, those);
      show({ list: without(view().list, new Set(those)) });
    });
  }

  /** Reads all anew, so that what another phone has decided is known. Rejects with a Firebase error. */
  async function readAfresh(): Promise<readonly Blessing[]> {
    const before = begun;
    // What this phone has decided is not stored before it has arrived.
    await Promise.allSettled(deciding);
    // One that runs already would bring no more than its own page.
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
      untilLeft(
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
    /** Approves, hides or reopens; what has failed is shown as before, and rejects. */
    decide: (blessings: readonly Blessing[], state: BlessingState) => pending(decide(blessings, state)),
    /** Deletes for good; rejects for what is still there. */
    remove: (ids: readonly string[]) => pending(remove(ids)),
  };
}
