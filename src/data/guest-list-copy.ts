/** Copies of guest lists and their pages on this phone: the desk opens at once, and the door works offline. */
import type { DBSchema, IDBPDatabase } from 'idb';
import * as v from 'valibot';
import { GUEST_LIST_DATABASE } from '#src/config/late-storage-keys.ts';
import type { Came } from '#src/domain/guests/arrival.ts';
import { sumOf } from '#src/domain/guests/arrival.ts';
import type { GuestList } from '#src/domain/guests/guest-list.ts';
import { NO_GUESTS } from '#src/domain/guests/guest-list.ts';
import type { FunctionKey, Invitation } from '#src/domain/invitation/invitation.ts';
import { FUNCTION_KEYS } from '#src/domain/invitation/invitation.ts';
import type { PlacedFunction } from '#src/domain/invitation/private-functions.ts';
import { keptFunctions, privateOf, withPrivate } from '#src/domain/invitation/private-functions.ts';
import { parseInvitation, storedFields } from '#src/domain/invitation/stored-invitation.ts';
import { openStores, workWith } from '#src/lib/open-stores.ts';

interface KeptList {
  readonly code: string;
  readonly book: GuestList;
  readonly own?: readonly PlacedFunction[];
  /** The page without `own`, as in Firestore; missing in copies of an older version. */
  readonly page?: unknown;
}

export interface DoorCount {
  readonly code: string;
  readonly family: string;
  readonly came: Came;
  /** Whether the database has it. */
  readonly sent: boolean;
}

interface Schema extends DBSchema {
  books: { key: string; value: KeptList };
  counts: { key: [code: string, family: string]; value: DoorCount };
}

const BOOKS = 'books';
const COUNTS = 'counts';

const TIMEOUT_MS = 3_000;

const map = v.instance(Map);
const kept = v.object({
  code: v.string(),
  book: v.object({
    families: map,
    replies: map,
    openedAt: map,
    arrivals: map,
    /** Missing in copies of an older version. */
    unreadable: v.optional(v.instance(Set)),
    readUntil: v.object({
      familyPrivate: v.number(),
      replies: v.number(),
      opened: v.number(),
      arrivals: v.number(),
      closed: v.number(),
    }),
    /** Missing in copies of an older version. */
    readAt: v.optional(v.number()),
  }),
});
const doorCount = v.object({
  code: v.string(),
  family: v.string(),
  came: v.record(v.picklist(FUNCTION_KEYS), v.optional(v.number())),
  sent: v.boolean(),
});

function run<Result>(work: (database: IDBPDatabase<Schema>) => Promise<Result>): Promise<Result | undefined> {
  const opened = openStores<Schema>(GUEST_LIST_DATABASE, (created) => {
    created.createObjectStore(BOOKS, { keyPath: 'code' });
    created.createObjectStore(COUNTS, { keyPath: ['code', 'family'] });
  });
  return workWith(opened, TIMEOUT_MS, work);
}

/** `undefined` if there is none or storage fails. */
export async function keptList(code: string): Promise<GuestList | undefined> {
  const found = await run((database) => database.get(BOOKS, code));
  if (!v.is(kept, found)) return undefined;
  const { readAt = Math.max(...Object.values(found.book.readUntil)) } = found.book;
  return { ...NO_GUESTS, ...found.book, readAt };
}

export async function keepList(code: string, book: GuestList): Promise<void> {
  await change(code, (before) => ({ ...before, code, book }));
}

/** Empty if they are not kept or storage fails. */
export async function keptPrivateFunctions(code: string): Promise<readonly PlacedFunction[]> {
  const found = await run((database) => database.get(BOOKS, code));
  return privateIn(found);
}

function privateIn(found: KeptList | undefined): readonly PlacedFunction[] {
  const parsed = v.safeParse(keptFunctions, found?.own);
  return parsed.success ? parsed.output : [];
}

/** The page as staff read it last; `undefined` if there is none or storage fails. */
export async function keptPage(code: string): Promise<Invitation | undefined> {
  const found = await run((database) => database.get(BOOKS, code));
  const page = parseInvitation(code, found?.page);
  return page && withPrivate(page, privateIn(found));
}

/** Also its private functions. */
export async function keepPage(invitation: Invitation): Promise<void> {
  const { code, updatedAt } = invitation;
  const own = privateOf(invitation);
  const page = { ...storedFields(invitation), updatedAt: new Date(updatedAt) };
  await change(code, (before) => ({ book: NO_GUESTS, ...before, code, own, page }));
}

async function change(code: string, edit: (before: KeptList | undefined) => KeptList): Promise<void> {
  await run(async (database) => {
    const { store, done } = database.transaction(BOOKS, 'readwrite');
    await store.put(edit(await store.get(code)));
    await done;
  });
}

/** `undefined` if storage fails. */
export async function doorCounts(code: string): Promise<readonly DoorCount[] | undefined> {
  const all = IDBKeyRange.bound([code, ''], [code, '\uffff']);
  const found = await run((database) => database.getAll(COUNTS, all));
  return found?.filter((count) => v.is(doorCount, count));
}

/**
 * Adds to a family's count, also when another tab counts at the same time. `undefined` if storage fails.
 *
 * @param shared what this phone has counted before, if storage has lost it
 */
export async function addToDoorCount(
  code: string,
  family: string,
  key: FunctionKey,
  more: number,
  shared: Came | undefined,
): Promise<DoorCount | undefined> {
  return run(async (database) => {
    const { store, done } = database.transaction(COUNTS, 'readwrite');
    const before = await store.get([code, family]);
    const known = before?.came ?? shared;
    const came = { ...known, [key]: (known?.[key] ?? 0) + more };
    const count: DoorCount = { code, family, came, sent: false };
    await store.put(count);
    await done;
    return count;
  });
}

/**
 * Adds what was counted under a family's old link to its new one, to be sent again. Returns what is counted under the new one;
 * `undefined` if that is nothing, or storage fails.
 */
export async function moveDoorCount(code: string, from: string, to: string): Promise<DoorCount | undefined> {
  return run(async (database) => {
    const { store, done } = database.transaction(COUNTS, 'readwrite');
    const [before, known] = await Promise.all([store.get([code, from]), store.get([code, to])]);
    const moved = before && { code, family: to, came: sumOf(before.came, known?.came ?? {}), sent: false };
    if (moved) await Promise.all([store.put(moved), store.delete([code, from])]);
    await done;
    return moved ?? known;
  });
}

/** Leaves counts that have changed since. */
export async function markCountsSent(counts: readonly DoorCount[]): Promise<void> {
  await run(async (database) => {
    const { store, done } = database.transaction(COUNTS, 'readwrite');
    for (const count of counts) {
      const now = await store.get([count.code, count.family]);
      if (JSON.stringify(now?.came) === JSON.stringify(count.came)) await store.put({ ...count, sent: true });
    }
    await done;
  });
}

/** Keeps counts that are not sent yet. */
export async function removeLists(): Promise<void> {
  await run(async (database) => {
    const transaction = database.transaction([BOOKS, COUNTS], 'readwrite');
    await transaction.objectStore(BOOKS).clear();
    const counts = transaction.objectStore(COUNTS);
    for (const { code, family, sent } of await counts.getAll()) if (sent) await counts.delete([code, family]);
    await transaction.done;
  });
}
