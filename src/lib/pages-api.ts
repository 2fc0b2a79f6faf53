import type { QueryConstraint, QueryDocumentSnapshot, QueryOrderByConstraint } from 'firebase/firestore/lite';
import {
  collection,
  count as countField,
  deleteDoc,
  doc,
  documentId,
  getAggregate,
  getCount,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  startAfter,
  sum,
  writeBatch,
} from 'firebase/firestore/lite';
import { TOMBSTONES } from '#src/config/collections.ts';
import { COUNT_LIMIT, LIST_LIMIT, PAGE_SIZE } from '#src/config/page-size.ts';
import { CALL_TIMEOUT_MS } from './call-timeout.ts';
import { openDatabase } from './firebase.ts';
import { patiently } from './patiently.ts';
import { withTimeout } from './with-timeout.ts';

export type PageCursor = QueryDocumentSnapshot;

export interface Page<Item, Cursor = PageCursor> {
  readonly items: readonly Item[];
  readonly next?: Cursor;
}

export interface Source {
  readonly collection: string;
  readonly filters?: readonly QueryConstraint[];
  /** The timestamp that orders it; `createdAt` by default. */
  readonly dateField?: string;
}

const UNDATED_BATCH = 300;

/** One page, newest first. Throws a Firebase error or a timeout; see `backendFailure`. */
export function readPage<Item>(
  source: Source,
  read: (id: string, data: unknown) => Item,
  after?: PageCursor,
): Promise<Page<Item>> {
  return readOrdered(source, orderBy(source.dateField ?? 'createdAt', 'desc'), read, after);
}

/** One page in the order of ids, which never changes, so no document is missed between pages. */
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

/** Documents without `createdAt`, read in batches, because Firestore cannot query for a missing field. */
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
  { collection: name, filters = [] }: Source,
  order: QueryOrderByConstraint,
  after: PageCursor | undefined,
  max: number,
): Promise<readonly QueryDocumentSnapshot[]> {
  const database = await openDatabase();
  const page = query(
    collection(database, name),
    ...filters,
    order,
    ...(after ? [startAfter(after)] : []),
    limit(max),
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

/** Counts at most `most`. */
export function countDocuments(source: Source, most = COUNT_LIMIT): Promise<number> {
  return count(source, most);
}

export function countDated(source: Source): Promise<number> {
  return count(source, COUNT_LIMIT, orderBy('createdAt', 'desc'));
}

async function count(
  { collection: name, filters = [] }: Source,
  most: number,
  ...order: readonly QueryOrderByConstraint[]
): Promise<number> {
  const database = await openDatabase();
  const all = query(collection(database, name), ...filters, ...order, limit(most));
  const counted = await withTimeout(getCount(all), CALL_TIMEOUT_MS);
  return counted.data().count;
}

/** The number of documents, and the sums of two of their fields. */
export async function sumRanges(
  { collection: name, filters = [] }: Source,
  low: string,
  high: string,
): Promise<{ readonly count: number; readonly low: number; readonly high: number }> {
  const database = await openDatabase();
  const all = query(collection(database, name), ...filters, limit(COUNT_LIMIT));
  const sums = getAggregate(all, { count: countField(), low: sum(low), high: sum(high) });
  return (await withTimeout(sums, CALL_TIMEOUT_MS)).data();
}

export async function deleteDocument(name: string, id: string): Promise<void> {
  const database = await openDatabase();
  await patiently(() => deleteDoc(doc(database, name, id)));
}

/** Deletes a document and leaves a tombstone, so that it cannot be sent again. */
export async function deleteWithTombstone(name: string, id: string): Promise<void> {
  const database = await openDatabase();
  await patiently(() => {
    const batch = writeBatch(database);
    batch.set(doc(database, TOMBSTONES, id), { deletedAt: serverTimestamp() });
    batch.delete(doc(database, name, id));
    return batch.commit();
  });
}
