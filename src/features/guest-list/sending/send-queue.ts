import * as v from 'valibot';
import { STORAGE_KEYS } from '#src/config/storage-keys.ts';
import { onForget } from '#src/data/forget-weddings.ts';
import { createWeddingState } from '#src/data/wedding-state.ts';
import type { Family } from '#src/domain/guests/family.ts';
import type { ToldFunction } from '#src/domain/guests/function-change.ts';
import { changedFunctions, toldFunction } from '#src/domain/guests/function-change.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import type { Parsed } from '#src/lib/parsed.ts';
import { OCCASIONS } from '../greeting.ts';

const schema = v.object({
  code: v.string(),
  entries: v.array(v.object({ id: v.string(), occasion: v.picklist(OCCASIONS) })),
  /** Index of the current family; the number of entries at the end. */
  at: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** What families were told before these changes. After several changes a function occurs more than once. */
  told: v.fallback(v.array(toldFunction), []),
  /** Families that were sent to but could not be marked as sent yet. */
  unmarked: v.array(v.string()),
});

/** Families to send to, one after the other. Kept on this phone. */
export interface SendQueue extends Parsed<typeof schema> {}
export type SendEntry = SendQueue['entries'][number];

export const sendQueues = createWeddingState<SendQueue>({ key: STORAGE_KEYS.sendQueue, schema });
onForget(sendQueues.clear);

/**
 * Replaces the queue before. Until the wedding is over, families that are still to be told of a change follow at its end. Those
 * that are still to be marked as sent are not forgotten.
 */
export function startQueue(queue: SendQueue): void {
  sendQueues.change(queue.code, (before) => (before ? withUntold(queue, before) : queue));
}

function withUntold(queue: SendQueue, { entries, at, told, unmarked }: SendQueue): SendQueue {
  const isOver = queue.entries.some(({ occasion }) => occasion === 'thanks');
  const isChange = ({ occasion }: SendEntry) => occasion === 'change';
  const untold = isOver ? [] : entries.slice(at).filter(isChange);
  if (untold.length === 0) return { ...queue, unmarked };
  const again = new Set(queue.entries.filter(isChange).map(({ id }) => id));
  return {
    ...queue,
    entries: [...queue.entries, ...untold.filter(({ id }) => !again.has(id))],
    // Some families have heard of an earlier change, and some have not.
    told: [...told, ...queue.told],
    unmarked,
  };
}

/** Ends a queue once all in it are marked. */
export function endQueue(code: string): void {
  sendQueues.change(code, (queue) => (queue?.unmarked.length ? { ...queue, entries: [], at: 0 } : undefined));
}

/**
 * Families that were sent their link are reminded; after the wedding all are thanked.
 *
 * @param over whether the wedding is over
 */
export function queueOf(code: string, families: readonly Family[], over = false): SendQueue {
  const before = ({ sentAt }: Family) => (sentAt === undefined ? 'invitation' : 'reminder');
  const entries = families.map(
    (family): SendEntry => ({ id: family.id, occasion: over ? 'thanks' : before(family) }),
  );
  return { code, entries, at: 0, told: [], unmarked: [] };
}

export function changeQueueOf(
  code: string,
  families: readonly Family[],
  told: readonly ToldFunction[],
): SendQueue {
  const entries = families.map(({ id }): SendEntry => ({ id, occasion: 'change' }));
  return { code, entries, at: 0, told, unmarked: [] };
}

/** Without families that are no longer on the list, or know what has changed. */
export function fittedQueue(
  queue: SendQueue,
  families: readonly Family[],
  functions: Invitation['functions'],
): SendQueue {
  const known = new Map(families.map((family) => [family.id, family]));
  const changed = new Set(changedFunctions(queue.told, functions).map(({ key }) => key));
  const isTold = (id: string) => !known.get(id)?.functions.some((key) => changed.has(key));
  return withoutChanges(withoutRemoved(queue, known), isTold);
}

/** Without families that are no longer on the list; the current family stays the same. */
function withoutRemoved(queue: SendQueue, families: ReadonlyMap<string, Family>): SendQueue {
  const isKnown = ({ id }: SendEntry) => families.has(id);
  if (queue.entries.every(isKnown) && queue.unmarked.every((id) => families.has(id))) return queue;
  return {
    ...queue,
    entries: queue.entries.filter(isKnown),
    at: queue.entries.slice(0, queue.at).filter(isKnown).length,
    unmarked: queue.unmarked.filter((id) => families.has(id)),
  };
}

/** From the current family on, removes families that know what has changed. */
export function withoutChanges(queue: SendQueue, knows: (id: string) => boolean): SendQueue {
  const entries = queue.entries.filter(
    ({ id, occasion }, place) => place < queue.at || occasion !== 'change' || !knows(id),
  );
  return entries.length === queue.entries.length ? queue : { ...queue, entries };
}

/** Goes on to the next family, unless the current one is no longer `id`. */
export function afterFamily(queue: SendQueue, id: string): SendQueue {
  return queue.entries[queue.at]?.id === id ? { ...queue, at: queue.at + 1 } : queue;
}
