/** The guest list of a wedding as the desk shows it, and the changes that the desk makes to it. */
import type * as GuestsApi from '#src/data/guests-api.ts';
import { arrivalsOf, movedTo } from '#src/domain/guests/arrival.ts';
import type { Family } from '#src/domain/guests/family.ts';
import { newFamilyId } from '#src/domain/guests/family.ts';
import type { FamilyChange } from '#src/domain/guests/family-change.ts';
import { fieldsAfter } from '#src/domain/guests/family-change.ts';
import { fitted } from '#src/domain/guests/fitted-reply.ts';
import type { Reply, ReplyFields } from '#src/domain/reply/reply.ts';
import { BY_HOST } from '#src/domain/reply/reply.ts';
import { batchesOf } from '#src/lib/batches.ts';
import { FamiliesGone } from './families-gone.ts';
import type { ReadingPorts } from './guest-list-reading.ts';
import { createReading } from './guest-list-reading.ts';

export interface Removal {
  readonly removed: readonly Family[];
  /** Whether those are all that should have been removed. */
  readonly isWhole: boolean;
  readonly undo: () => Promise<void>;
}

export interface GuestListPorts extends ReadingPorts {
  readonly changing: () => Promise<typeof GuestsApi>;
}

export type GuestListStore = ReturnType<typeof createGuestListStore>;

export function createGuestListStore(code: string, ports: GuestListPorts) {
  const { changing, now } = ports;
  const { applier, syncOrFail, ...reading } = createReading(code, ports);
  const { view, sync } = reading;
  /** For families whose link is being renewed, so that another attempt makes no second family. */
  const newIds = new Map<string, string>();

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
    ...reading,
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
      const renewed = { ...family, id: newId, renewedFrom: id, sentAt: undefined, updatedAt: 0 };
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
