import type {
  DocumentReference,
  Query,
  QueryConstraint,
  QueryDocumentSnapshot,
  QueryOrderByConstraint,
} from 'firebase/firestore/lite';
import {
  collection,
  count as countField,
  deleteDoc,
  doc,
  documentId,
  getAggregate,
  getCount,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  startAfter,
  sum,
  where,
} from 'firebase/firestore/lite';
import { COUNT_LIMIT, DESK_LIMIT, LIST_LIMIT, PAGE_SIZE } from '#src/config/page-size.ts';
import { CALL_TIMEOUT_MS } from './call-timeout.ts';
import { openDatabase } from './firebase.ts';
import { retryConflicts } from './retry-conflicts.ts';
import { withTimeout } from './with-timeout.ts';

export type PageCursor = QueryDocumentSnapshot;

export interface Page<Item, Cursor = PageCursor> {
  readonly items: readonly Item[];
  readonly next?: Cursor;
}

export interface Source {
  readonly collection: string;
  readonly filters?: readonly QueryConstraint[];
  /** The field that orders it; `createdAt` by default. */
  readonly dateField?: string;
  readonly ascending?: boolean;
}

export async function readFields(place: DocumentReference): Promise<unknown> {
  return (await withTimeout(getDoc(place), CALL_TIMEOUT_MS)).data();
}

export async function countFound(all: Query, most = COUNT_LIMIT): Promise<number> {
  return (await withTimeout(getCount(query(all, limit(most))), CALL_TIMEOUT_MS)).data().count;
}

/** At most `size`, and where to read on if there may be more. */
export async function readSome(
  all: Query,
  size: number,
  after?: PageCursor,
): Promise<{ readonly docs: readonly QueryDocumentSnapshot[]; readonly next: PageCursor | undefined }> {
  const some = query(all, ...(after ? [startAfter(after)] : []), limit(size));
  const { docs } = await withTimeout(getDocs(some), CALL_TIMEOUT_MS);
  return { docs, next: docs.length === size ? docs.at(-1) : undefined };
}

/** As many at a time as one read may bring, or fewer where each is large. */
export async function* readAll(
  all: Query,
  after?: PageCursor,
  size = DESK_LIMIT,
): AsyncGenerator<readonly QueryDocumentSnapshot[]> {
  let next = after;
  do {
    const some = await readSome(all, size, next);
    yield some.docs;
    next = some.next;
  } while (next);
}

/** Newest first by default. Throws a Firebase error or a timeout; see `backendFailure`. */
export function readPage<Item>(
  source: Source,
  read: (id: string, data: unknown) => Item,
  after?: PageCursor,
): Promise<Page<Item>> {
  return readOrdered(source, inTime(source), read, after);
}

function inTime({ dateField = 'createdAt', ascending = false }: Source): QueryOrderByConstraint {
  return orderBy(dateField, ascending ? 'asc' : 'desc');
}

/** In the order of ids, which never changes, so no document is missed between pages. */
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
  const { docs } = await readSome(await queryOf(source, order), LIST_LIMIT, after);
  return pageOf(docs, read);
}

/** Documents without `createdAt`, read in batches, because Firestore cannot query for a missing field. */
export async function readUndatedPage<Item>(
  source: Source,
  read: (id: string, data: unknown) => Item,
  after?: PageCursor,
): Promise<Page<Item>> {
  const found: QueryDocumentSnapshot[] = [];
  for await (const docs of readAll(await queryOf(source, orderBy(documentId())), after)) {
    found.push(...docs.filter((snapshot) => !('createdAt' in snapshot.data())));
    if (found.length >= LIST_LIMIT) break;
  }
  return pageOf(found, read);
}

async function queryOf(
  { collection: name, filters = [] }: Source,
  ...order: readonly QueryOrderByConstraint[]
): Promise<Query> {
  return query(collection(await openDatabase(), name), ...filters, ...order);
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

export async function countDocuments(source: Source, most = COUNT_LIMIT): Promise<number> {
  return countFound(await queryOf(source), most);
}

/** Counts what is newer than a millisecond, by the source's date, at most `most`; the server's times are finer. */
export function countNewer(source: Source, time: number, most = COUNT_LIMIT): Promise<number> {
  const isNewer = where(source.dateField ?? 'createdAt', '>=', new Date(time + 1));
  return countDated({ ...source, filters: [...(source.filters ?? []), isNewer] }, most);
}

/** Counts what {@link readPage} lists, with the same index. */
export async function countDated(source: Source, most = COUNT_LIMIT): Promise<number> {
  return countFound(await queryOf(source, inTime(source)), most);
}

export async function sumFields(
  source: Source,
  low: string,
  high: string,
): Promise<{ readonly count: number; readonly low: number; readonly high: number }> {
  const all = query(await queryOf(source), limit(COUNT_LIMIT));
  const sums = getAggregate(all, { count: countField(), low: sum(low), high: sum(high) });
  return (await withTimeout(sums, CALL_TIMEOUT_MS)).data();
}

export async function deleteDocument(name: string, id: string): Promise<void> {
  const database = await openDatabase();
  await retryConflicts(() => deleteDoc(doc(database, name, id)));
}

/** Whether a document is stored no more, such as after a deletion whose response was lost. */
export async function isGone(name: string, id: string): Promise<boolean> {
  return (await readFields(doc(await openDatabase(), name, id))) === undefined;
}
