/** Lists in Firestore, read a page at a time, counted, and deleted from. Loaded only with a feature's own `…-api.ts`. */
import type { QueryConstraint, QueryDocumentSnapshot, QueryOrderByConstraint } from 'firebase/firestore/lite';
import {
  collection,
  deleteDoc,
  doc,
  documentId,
  getCount,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  startAfter,
  writeBatch,
} from 'firebase/firestore/lite';
import { TOMBSTONES } from '#src/config/collections.ts';
import { COUNT_LIMIT, LIST_LIMIT, PAGE_SIZE } from '#src/config/limits.ts';
import { openDatabase } from './firebase.ts';
import { withTimeout } from './with-timeout.ts';

/** Stands for the last document of a page; handed back to read on from there. */
export type PageCursor = QueryDocumentSnapshot;

/** One page of a list. */
export interface Page<Item> {
  readonly items: readonly Item[];
  /** Where the next page starts; absent on the last. */
  readonly next?: PageCursor;
}

/** Which documents: a collection, and what narrows it. */
export interface Source {
  readonly collection: string;
  readonly narrowed?: readonly QueryConstraint[];
}

/** How many documents are read at a time in search of those without `createdAt`. */
const UNDATED_BATCH = 300;

/** Milliseconds until a call is given up and the page says so. */
export const CALL_TIMEOUT_MS = 15_000;

/**
 * One page of at most 20, newest first, after the document `after` stands for. One document more is read, which
 * tells whether another page follows.
 *
 * @throws a Firebase error, or a timeout; `backendFailure` tells what it means
 */
export function readPage<Item>(
  source: Source,
  read: (id: string, data: unknown) => Item,
  after?: PageCursor,
): Promise<Page<Item>> {
  return readOrdered(source, orderBy('createdAt', 'desc'), read, after);
}

/**
 * As {@link readPage}, in the order of ids. That order never changes, so reading page after page misses no document,
 * while one whose time changes between two pages moves to a page of the newest-first order that was read before.
 */
export function readPageById<Item>(
  source: Source,
  read: (id: string, data: unknown) => Item,
  after?: PageCursor,
): Promise<Page<Item>> {
  return readOrdered(source, orderBy(documentId()), read, after);
}

async function readOrdered<Item>(
  source: Source,
  order: QueryOrderByConstraint,
  read: (id: string, data: unknown) => Item,
  after: PageCursor | undefined,
): Promise<Page<Item>> {
  return pageOf(await find(source, order, after, LIST_LIMIT), read);
}

/**
 * One page of the documents without `createdAt`, in the order of ids. Firestore cannot ask for a missing field, so the
 * collection is read in batches until a page is full; the rules let only the admin read as many at once.
 */
export async function readUndatedPage<Item>(
  source: Source,
  read: (id: string, data: unknown) => Item,
  after?: PageCursor,
): Promise<Page<Item>> {
  const found: QueryDocumentSnapshot[] = [];
  let last = after;
  do {
    const batch = await find(source, orderBy(documentId()), last, UNDATED_BATCH);
    found.push(...batch.filter((snapshot) => !('createdAt' in snapshot.data())));
    last = batch.length === UNDATED_BATCH ? batch.at(-1) : undefined;
  } while (last && found.length < LIST_LIMIT);
  return pageOf(found, read);
}

async function find(
  { collection: name, narrowed = [] }: Source,
  order: QueryOrderByConstraint,
  after: PageCursor | undefined,
  most: number,
): Promise<readonly QueryDocumentSnapshot[]> {
  const database = await openDatabase();
  const page = query(
    collection(database, name),
    ...narrowed,
    order,
    ...(after ? [startAfter(after)] : []),
    limit(most),
  );
  const { docs } = await withTimeout(getDocs(page), CALL_TIMEOUT_MS);
  return docs;
}

function pageOf<Item>(
  found: readonly QueryDocumentSnapshot[],
  read: (id: string, data: unknown) => Item,
): Page<Item> {
  const shown = found.slice(0, PAGE_SIZE);
  const last = shown.at(-1);
  return {
    items: shown.map((snapshot) => read(snapshot.id, snapshot.data())),
    ...(found.length > PAGE_SIZE && last ? { next: last } : {}),
  };
}

/** How many there are, counted by the server; it stops counting at {@link COUNT_LIMIT}. Throws as {@link readPage}. */
export function countDocuments(source: Source): Promise<number> {
  return count(source);
}

/** As {@link countDocuments}, of those with `createdAt`. */
export function countDated(source: Source): Promise<number> {
  return count(source, orderBy('createdAt', 'desc'));
}

async function count(
  { collection: name, narrowed = [] }: Source,
  ...order: readonly QueryOrderByConstraint[]
): Promise<number> {
  const database = await openDatabase();
  const all = query(collection(database, name), ...narrowed, ...order, limit(COUNT_LIMIT));
  const counted = await withTimeout(getCount(all), CALL_TIMEOUT_MS);
  return counted.data().count;
}

/** Deletes one for everyone. Throws as {@link readPage}. */
export async function deleteDocument(name: string, id: string): Promise<void> {
  const database = await openDatabase();
  await withTimeout(deleteDoc(doc(database, name, id)), CALL_TIMEOUT_MS);
}

/** Deletes one for everyone and leaves a tombstone, by which the rules refuse it from then on. Throws as {@link readPage}. */
export async function deleteWithTombstone(name: string, id: string): Promise<void> {
  const database = await openDatabase();
  const batch = writeBatch(database);
  batch.set(doc(database, TOMBSTONES, id), { deletedAt: serverTimestamp() });
  batch.delete(doc(database, name, id));
  await withTimeout(batch.commit(), CALL_TIMEOUT_MS);
}
