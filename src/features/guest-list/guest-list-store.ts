/** The guest list of a wedding as the desk shows it: this phone's copy, brought up to date, and changed through it. */
import { createStore } from 'zustand/vanilla';
import type * as GuestListApi from '#src/data/guest-list-api.ts';
import type * as GuestsApi from '#src/data/guests-api.ts';
import { arrivalsOf, movedTo } from '#src/domain/guests/arrival.ts';
import type { Family } from '#src/domain/guests/family.ts';
import { newFamilyId } from '#src/domain/guests/family.ts';
import type { FamilyChange } from '#src/domain/guests/family-change.ts';
import { fieldsAfter } from '#src/domain/guests/family-change.ts';
import { fitted } from '#src/domain/guests/fitted-reply.ts';
import type { GuestList, GuestListChanges } from '#src/domain/guests/guest-list.ts';
import { NO_GUESTS, withChanges } from '#src/domain/guests/guest-list.ts';
import type { Reply, ReplyFields } from '#src/domain/reply/reply.ts';
import { BY_HOST } from '#src/domain/reply/reply.ts';
import { backendFailure } from '#src/lib/backend-failure.ts';
import { batchesOf } from '#src/lib/batches.ts';
import { FamiliesGone } from './families-gone.ts';

/**
 * `opening`: nothing is known yet. `partial`: some of it could not be read. `offline`: shows this phone's copy. `refused`:
 * nobody who may read it is signed in.
 */
export type GuestListStatus = 'opening' | 'ready' | 'partial' | 'offline' | 'refused';

export interface GuestListView {
  readonly status: GuestListStatus;
  readonly syncing: boolean;
  readonly guestList: GuestList;
}

export interface Removal {
  readonly removed: readonly Family[];
  /** Whether those are all that should have been removed. */
  readonly isWhole: boolean;
  readonly undo: () => Promise<void>;
}

export interface GuestListPorts {
  readonly reading: () => Promise<typeof GuestListApi>;
  readonly changing: () => Promise<typeof GuestsApi>;
  readonly keptList: (code: string) => Promise<GuestList | undefined>;
  readonly keepList: (code: string, guestList: GuestList) => Promise<void>;
  readonly now: () => number;
}

export type GuestListStore = ReturnType<typeof createGuestListStore>;

/** Replies and new families arrive while the door is open. */
const OLD_MS = 10 * 60_000;

export function createGuestListStore(code: string, ports: GuestListPorts) {
  const { reading, changing, keptList, keepList, now } = ports;
  const {
    getState: view,
    setState: show,
    subscribe: listen,
  } = createStore<GuestListView>(() => ({ status: 'opening', syncing: false, guestList: NO_GUESTS }));
  /** For families whose link is being renewed, so that another attempt makes no second family. */
  const newIds = new Map<string, string>();
  let running: Promise<void> | undefined;
  let loaded = false;
  /** The number of deletions; work started before the last one is ignored. */
  let forgotten = 0;

  /** Call before the first `await`: results after a sign-out are neither shown nor stored. */
  function applier(): (changes: Partial<GuestListChanges>) => void {
    const begun = forgotten;
    return (changes) => {
      if (begun !== forgotten) return;
      show({ guestList: withChanges(view().guestList, changes) });
      void keepList(code, view().guestList);
    };
  }

  /** Shows this phone's copy, if there is one, before the first read. */
  async function openCopy(): Promise<void> {
    if (loaded) return;
    const begun = forgotten;
    const copy = await keptList(code);
    if (loaded || begun !== forgotten) return;
    loaded = true;
    if (copy) show({ guestList: copy });
  }

  /** Costs one read when there are no new counts; reads the whole list if partial or old. Never rejects. */
  async function syncArrivals(): Promise<void> {
    const { status, guestList } = view();
    const isOld = guestList.readAt === 0 || now() - guestList.readAt > OLD_MS;
    if (isOld || status === 'partial') return sync();
    const begun = forgotten;
    const apply = applier();
    try {
      const { readArrivals } = await reading();
      const changes = await readArrivals(code, view().guestList.readUntil);
      if (begun !== forgotten) return;
      apply(changes);
      show({ status: 'ready' });
    } catch (error) {
      if (begun !== forgotten) return;
      const refused = status === 'refused' || backendFailure(error) === 'refused';
      show({ status: refused ? 'refused' : 'offline' });
    }
  }

  async function read(): Promise<void> {
    const begun = forgotten;
    const apply = applier();
    const { status } = view();
    show({ syncing: true, status: status === 'refused' ? 'opening' : status });
    await openCopy();
    try {
      const { readGuestList } = await reading();
      const { changes, failure } = await readGuestList(code, view().guestList.readUntil);
      if (begun !== forgotten) return;
      const complete = failure === undefined;
      // A first read that missed a part has a time as well; the desk says that it is not complete.
      const isDated = complete || view().guestList.readAt === 0;
      apply(isDated ? { ...changes, readAt: now() } : changes);
      show({ status: complete ? 'ready' : 'partial', syncing: false });
    } catch (error) {
      if (begun !== forgotten) return;
      const refused = backendFailure(error) === 'refused';
      show({ status: refused ? 'refused' : 'offline', syncing: false });
    }
  }

  /** Never rejects: the view says how it went. */
  function sync(): Promise<void> {
    if (running) return running;
    const own = read().finally(() => {
      if (running === own) running = undefined;
    });
    running = own;
    return own;
  }

  /** What is written as a whole may have been changed elsewhere since the last read. Rejects if that fails. */
  async function syncOrFail(): Promise<void> {
    await sync();
    if (view().status !== 'ready') throw new Error('the guest list could not be read');
  }

  function found(ids: readonly string[]): readonly Family[] {
    return ids.flatMap((id) => view().guestList.families.get(id) ?? []);
  }

  async function inBatches<Item>(
    items: readonly Item[],
    work: (batch: readonly Item[]) => Promise<void>,
  ): Promise<void> {
    const { FAMILIES_PER_BATCH } = await changing();
    for (const batch of batchesOf(items, FAMILIES_PER_BATCH)) await work(batch);
  }

  return {
    view,
    listen,
    sync,
    syncArrivals,
    openCopy,
    /**
     * Forgets everything, including what is being read: nobody who may read it is signed in any more. The view says so only
     * once `removed` has resolved: a couple that sees it may close the page.
     */
    async forget(removed: Promise<void>): Promise<void> {
      forgotten += 1;
      running = undefined;
      show({ status: 'opening', syncing: false, guestList: NO_GUESTS });
      await removed;
      const hasSignedInAgain = running !== undefined || view().status !== 'opening';
      if (!hasSignedInAgain) show({ status: 'refused' });
    },
    /** Calls `onSaved` after each batch with how many are saved. Repeating it makes no duplicates. */
    async addFamilies(
      families: readonly GuestsApi.NewFamily[],
      onSaved?: (saved: number) => void,
    ): Promise<void> {
      const apply = applier();
      const { addFamilies } = await changing();
      let saved = 0;
      await inBatches(families, async (batch) => {
        await addFamilies(code, batch);
        apply({ families: batch.map((family) => ({ ...family, sentAt: undefined, updatedAt: 0 })) });
        saved += batch.length;
        onSaved?.(saved);
      });
    },
    /** Leaves out families that were removed elsewhere; rejects with {@link FamiliesGone} if none is left. */
    async changeFamilies(ids: readonly string[], change: FamilyChange): Promise<void> {
      if (Object.keys(change).length === 0) return;
      const apply = applier();
      // One missing family would prevent all changes of its batch.
      if (ids.length > 1 || change.functions || change.tags) await syncOrFail();
      const families = found(ids);
      if (families.length === 0) throw new FamiliesGone();
      const { changeFamilies } = await changing();
      try {
        await inBatches(families, async (batch) => {
          await changeFamilies(code, batch, change);
          // Of one that was marked as sent meanwhile, the mark stays.
          const current = found(batch.map(({ id }) => id));
          apply({ families: current.map((family) => ({ ...family, ...fieldsAfter(family, change) })) });
        });
      } catch (error) {
        await sync();
        throw found(ids).length === 0 ? new FamiliesGone() : error;
      }
    },
    /** Resolves with what was removed before a failure, and the way back. Rejects if nothing was removed. */
    async removeFamilies(ids: readonly string[]): Promise<Removal> {
      const apply = applier();
      await syncOrFail();
      const { removeFamilies, restoreFamilies } = await changing();
      const { arrivals, replies, openedAt } = view().guestList;
      const removed: Family[] = [];
      const failure = await inBatches(found(ids), async (batch) => {
        const gone = batch.map(({ id }) => id);
        await removeFamilies(code, gone, arrivalsOf(batch, arrivals.values()));
        removed.push(...batch);
        apply({ closed: gone });
      }).then(
        () => undefined,
        (error: unknown) => ({ error }),
      );
      if (failure && removed.length === 0) throw failure.error;
      const undo = async () => {
        const applyAgain = applier();
        await inBatches(removed, async (batch) => {
          const answered = batch.flatMap((family) => {
            const reply = replies.get(family.id);
            return reply ? fitted(reply, family) : [];
          });
          const counted = arrivalsOf(batch, arrivals.values());
          const opened = batch.flatMap(({ id }) => {
            const at = openedAt.get(id);
            return at === undefined ? [] : [{ id, at }];
          });
          await restoreFamilies(code, batch, counted, answered, opened);
          applyAgain({ families: batch, arrivals: counted, replies: answered, opened });
        });
      };
      return { removed, isWhole: failure === undefined, undo };
    },
    async markSent(id: string): Promise<void> {
      const apply = applier();
      const { markSent } = await changing();
      await markSent(code, id);
      apply({ families: found([id]).map((family) => ({ ...family, sentAt: now() })) });
    },
    async renewLink(id: string): Promise<Family> {
      const apply = applier();
      await syncOrFail();
      const { renewLink } = await changing();
      const { families, arrivals } = view().guestList;
      const family = families.get(id);
      // Only the response to the last attempt was lost.
      const made = families.get(newIds.get(id) ?? '');
      if (!family && made) return made;
      if (!family) throw new FamiliesGone();
      const before = view().guestList.replies.get(id);
      const reply = before && fitted(before, family);
      const newId = newIds.get(id) ?? newFamilyId();
      newIds.set(id, newId);
      const renewed = { ...family, id: newId, sentAt: undefined, updatedAt: 0 };
      const counted = arrivalsOf([family], arrivals.values());
      await renewLink(code, family, newId, reply, counted);
      apply({
        families: [renewed],
        arrivals: movedTo(newId, counted),
        replies: reply ? [{ ...reply, id: renewed.id, rev: 1 }] : [],
        closed: [id],
      });
      return renewed;
    },
    /**
     * A reply that a family has told the couple.
     *
     * @param baseRev version of the reply that was changed, 0 for none; refused if there is a newer one
     */
    async saveReply(id: string, fields: ReplyFields, baseRev: number): Promise<void> {
      const apply = applier();
      const { saveReply } = await changing();
      const updatedAt = view().guestList.replies.get(id)?.updatedAt ?? 0;
      const next: Reply = { ...fields, id, rev: baseRev + 1, by: BY_HOST, updatedAt };
      await saveReply(code, id, next);
      apply({ replies: [next] });
    },
    async deleteReplies(ids: readonly string[]): Promise<void> {
      const apply = applier();
      const { deleteReplies, REPLIES_PER_BATCH } = await changing();
      for (const batch of batchesOf(ids, REPLIES_PER_BATCH)) {
        await deleteReplies(code, batch);
        apply({ closed: batch });
      }
    },
  };
}
