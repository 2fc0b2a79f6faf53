/** Orders for the owner's book. All functions throw Firebase errors. */
import type { QueryConstraint } from 'firebase/firestore/lite';
import {
  collection,
  doc,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import * as v from 'valibot';
import { DESK_LIMIT, PAGE_SIZE } from '#src/config/page-size.ts';
import { ORDERS, TOMBSTONES } from '#src/domain/collections.ts';
import { indiaDay } from '#src/domain/india-time.ts';
import type { Order } from '#src/domain/order/order.ts';
import { parseOrder } from '#src/domain/order/order-document.ts';
import type { OrderStatus } from '#src/domain/order/order-status.ts';
import { AGREED_STATUSES } from '#src/domain/order/order-status.ts';
import { CALL_TIMEOUT_MS } from '#src/lib/call-timeout.ts';
import { doneOrUnsure } from '#src/lib/done-or-unsure.ts';
import { openDatabase } from '#src/lib/firebase.ts';
import type { Page, PageCursor, Source } from '#src/lib/pages-api.ts';
import {
  countDated,
  countDocuments,
  readFields,
  readPage,
  readPageById,
  readSome,
  sumFields,
} from '#src/lib/pages-api.ts';
import { retryConflicts } from '#src/lib/retry-conflicts.ts';
import { withTimeout } from '#src/lib/with-timeout.ts';
import type { BookFilter } from './book/book-filter.ts';
import { monthDays, monthSpan } from './book/book-filter.ts';
import type { OrderSearch } from './book/order-search.ts';

/** An order in the book; `order` is missing if the document is damaged. */
export interface BookEntry {
  readonly id: string;
  readonly order: Order | undefined;
}

/** The owner's note on an order; `rev` counts its changes. */
export interface OrderNote {
  readonly text: string;
  readonly rev: number;
}

export interface BookSums {
  readonly count: number;
  readonly low: number;
  readonly high: number;
}

function entryOf(id: string, data: unknown): BookEntry {
  return { id, order: parseOrder(id, data) };
}

function sourceOf({ status, kind, month, by }: BookFilter): Source {
  const filters = [
    ...(status ? [where('status', '==', status)] : []),
    ...(kind ? [where('kind', '==', kind)] : []),
  ];
  if (by === 'function') {
    const days = month === undefined ? undefined : monthDays(month);
    const from = where('date', '>=', days?.from ?? indiaDay(Date.now()));
    const until = days ? [where('date', '<', days.to)] : [];
    return { collection: ORDERS, filters: [...filters, from, ...until], dateField: 'date', ascending: true };
  }
  const span = month === undefined ? undefined : monthSpan(month);
  const placed = span ? [where('createdAt', '>=', span.from), where('createdAt', '<', span.to)] : [];
  return { collection: ORDERS, filters: [...filters, ...placed] };
}

/** One page, newest first, or the next function first. */
export function listOrders(filter: BookFilter, after?: PageCursor): Promise<Page<BookEntry>> {
  return readPage(sourceOf(filter), entryOf, after);
}

/** One page in the order of ids, which never changes. */
export function listOrdersById(filter: BookFilter, after?: PageCursor): Promise<Page<BookEntry>> {
  return filter.month === undefined && filter.by === undefined
    ? readPageById(sourceOf(filter), entryOf, after)
    : readPage(sourceOf(filter), entryOf, after);
}

/** All orders there are. */
export function countOrders(): Promise<number> {
  return countDocuments({ collection: ORDERS });
}

/** How many orders there are, and the totals in rupees of those that the owner has agreed to. */
export async function sumOrders(filter: BookFilter): Promise<BookSums> {
  const agreed = AGREED_STATUSES.filter((status) => filter.status === undefined || filter.status === status);
  const { collection: name, filters = [] } = sourceOf({ ...filter, status: undefined });
  const summed = { collection: name, filters: [where('status', 'in', agreed), ...filters] };
  const [count, { low, high }] = await Promise.all([
    countDated(sourceOf(filter)),
    agreed.length === 0 ? { low: 0, high: 0 } : sumFields(summed, 'totalLow', 'totalHigh'),
  ]);
  return { count, low, high };
}

/** Orders with this number or phone, or with a name that starts like this: at most 20 of each kind, newest first. */
export async function findOrders({ field, text }: OrderSearch): Promise<BookEntry[]> {
  const found =
    field === 'name'
      ? await Promise.all(['name', 'couple'].map((name) => search(startsWith(name, text))))
      : [await search([where(field, '==', text)])];
  const byId = new Map(found.flatMap(({ items }) => items).map((entry) => [entry.id, entry]));
  return [...byId.values()].sort((one, other) => timeOf(other) - timeOf(one));
}

/** How many of the newest orders a search reads before it asks whether to continue. */
export function readManyOrders(after?: PageCursor): Promise<Page<BookEntry>> {
  return search([orderBy('createdAt', 'desc')], DESK_LIMIT, after);
}

function startsWith(field: string, text: string): QueryConstraint[] {
  return [where(field, '>=', text), where(field, '<', `${text}\uf8ff`), orderBy(field)];
}

async function search(
  constraints: readonly QueryConstraint[],
  most = PAGE_SIZE,
  after?: PageCursor,
): Promise<Page<BookEntry>> {
  const orders = collection(await openDatabase(), ORDERS);
  const { docs, next } = await readSome(query(orders, ...constraints), most, after);
  return { items: docs.map((one) => entryOf(one.id, one.data())), ...(next && { next }) };
}

function timeOf({ order }: BookEntry): number {
  return order?.createdAt ?? 0;
}

/** Refused if there is none: the rules tell nobody which orders are missing. */
export async function openOrder(id: string): Promise<BookEntry> {
  const place = doc(await openDatabase(), ORDERS, id);
  return entryOf(id, await readFields(place));
}

/** Refused by the rules if the status has been changed since the order was read. */
export async function setStatus({ id, rev }: Order, status: OrderStatus): Promise<void> {
  const place = doc(await openDatabase(), ORDERS, id);
  const change = { status, rev: rev + 1, [`times.${status}`]: serverTimestamp() };
  await retryConflicts(() => updateDoc(place, change));
}

/**
 * Writes the next revision of an order. An attempt whose response was lost may have arrived: after a failure
 * the order is read again, and counts as saved if `isOurs` finds the change in that revision. Rejects with
 * `UnsureError` if it cannot be read.
 */
export async function saveNext(
  { id, rev }: Order,
  write: () => Promise<void>,
  isOurs: (stored: Order) => boolean | Promise<boolean>,
): Promise<void> {
  await doneOrUnsure(
    () => retryConflicts(write),
    async () => {
      const { order } = await openOrder(id);
      return order?.rev === rev + 1 && isOurs(order);
    },
  );
}

/** Refused by the rules if the order has been changed since it was read. */
export async function setPlatePrice(order: Order, platePrice: number): Promise<void> {
  const place = doc(await openDatabase(), ORDERS, order.id);
  await saveNext(
    order,
    () => updateDoc(place, { platePrice, rev: order.rev + 1 }),
    (stored) => stored.platePrice === platePrice,
  );
}

async function noteOf(id: string) {
  return doc(await openDatabase(), ORDERS, id, 'private', 'note');
}

const noteDocument = v.fallback(v.object({ text: v.string(), rev: v.number() }), { text: '', rev: 0 });

export async function readNote(id: string): Promise<OrderNote> {
  return v.parse(noteDocument, await readFields(await noteOf(id)));
}

/** Refused by the rules if the note has been changed since it was read. Returns the new note. */
export async function writeNote(id: string, { rev }: OrderNote, text: string): Promise<OrderNote> {
  const next = { text, rev: rev + 1 };
  await withTimeout(setDoc(await noteOf(id), { ...next, updatedAt: serverTimestamp() }), CALL_TIMEOUT_MS);
  return next;
}

/** Erases an order and its note, and leaves a tombstone, so that no phone sends it again. */
export async function eraseOrder(id: string): Promise<void> {
  const database = await openDatabase();
  await retryConflicts(() => {
    const batch = writeBatch(database);
    batch.set(doc(database, TOMBSTONES, id), { deletedAt: serverTimestamp() });
    batch.delete(doc(database, ORDERS, id, 'private', 'note'));
    batch.delete(doc(database, ORDERS, id));
    return batch.commit();
  });
}
