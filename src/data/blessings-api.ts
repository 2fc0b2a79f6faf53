/** The blessings of a wedding, for its editors and the owner. All throw Firebase errors. */
import type { DocumentReference, WriteBatch } from 'firebase/firestore/lite';
import {
  collection,
  doc,
  getCount,
  limit,
  orderBy,
  query,
  serverTimestamp,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import { COUNT_LIMIT } from '#src/config/page-size.ts';
import type { Blessing } from '#src/domain/blessing/blessing.ts';
import { parseBlessing } from '#src/domain/blessing/blessing.ts';
import type { BlessingState } from '#src/domain/blessing/blessing-states.ts';
import type { WallBlessing } from '#src/domain/blessing/wall-blessing.ts';
import { parseWallBlessing } from '#src/domain/blessing/wall-blessing.ts';
import { CLOSED, INVITATIONS, WALL, WISHES } from '#src/domain/collections.ts';
import { CALL_TIMEOUT_MS } from '#src/lib/call-timeout.ts';
import { openDatabase, openLiveDatabase } from '#src/lib/firebase.ts';
import type { Page, PageCursor } from '#src/lib/pages-api.ts';
import { readAll, readSome } from '#src/lib/pages-api.ts';
import { patiently } from '#src/lib/patiently.ts';
import { withTimeout } from '#src/lib/with-timeout.ts';

/** For each blessing the rules read two documents, and the team once; one commit may read twenty. */
export const BLESSINGS_PER_BATCH = 9;

type Counts = Readonly<Record<BlessingState, number>>;

async function blessingsOf(code: string) {
  return collection(await openDatabase(), INVITATIONS, code, WISHES);
}

/** One page of blessings, newest first. Costs a read for each, and at least one. */
export async function listBlessings(code: string, size: number, after?: PageCursor): Promise<Page<Blessing>> {
  const newestFirst = query(await blessingsOf(code), orderBy('createdAt', 'desc'));
  const { docs, next } = await readSome(newestFirst, size, after);
  return {
    items: docs.flatMap((snapshot) => parseBlessing(snapshot.id, snapshot.data()) ?? []),
    ...(next && { next }),
  };
}

/** How many there are of each state. */
export async function countBlessings(code: string): Promise<Counts> {
  const all = await blessingsOf(code);
  const countOf = async (state: BlessingState) => {
    const those = query(all, where('state', '==', state), limit(COUNT_LIMIT));
    return (await withTimeout(getCount(those), CALL_TIMEOUT_MS)).data().count;
  };
  const [fresh, approved, hidden] = await Promise.all([
    countOf('new'),
    countOf('approved'),
    countOf('hidden'),
  ]);
  return { new: fresh, approved, hidden };
}

/**
 * Calls `onChange` with the newest blessings now and whenever they change, until the returned function is called. Loads
 * Firebase's code for live queries, and costs a read for each blessing that is new or has changed.
 */
export async function listenToBlessings(
  code: string,
  size: number,
  onChange: (newest: readonly Blessing[]) => void,
  onFailure: () => void,
): Promise<() => void> {
  const [database, live] = await Promise.all([openLiveDatabase(), import('firebase/firestore')]);
  const newest = live.query(
    live.collection(database, INVITATIONS, code, WISHES),
    live.orderBy('createdAt', 'desc'),
    live.limit(size),
  );
  return live.onSnapshot(
    newest,
    ({ docs }) => onChange(docs.flatMap((one) => parseBlessing(one.id, one.data()) ?? [])),
    onFailure,
  );
}

/**
 * Approves, hides or reopens blessings, at most {@link BLESSINGS_PER_BATCH}, and puts their copies on the wall or takes them
 * off. Safe to repeat.
 */
export async function decideBlessings(
  code: string,
  blessings: readonly Blessing[],
  state: BlessingState,
): Promise<void> {
  await saveBatch(code, (batch, place) => {
    for (const { id, name, text, createdAt } of blessings) {
      batch.update(place(WISHES, id), { state });
      batch.set(
        place(WALL, id),
        state === 'approved'
          ? { name, text, createdAt: new Date(createdAt), changedAt: serverTimestamp() }
          : TAKEN_OFF,
      );
    }
  });
}

/** Deletes blessings for good, at most {@link BLESSINGS_PER_BATCH}: a phone that sends one again is refused. */
export async function deleteBlessings(code: string, ids: readonly string[]): Promise<void> {
  await saveBatch(code, (batch, place) => {
    for (const id of ids) {
      batch.set(place(CLOSED, id), { closedAt: serverTimestamp() });
      batch.set(place(WALL, id), TAKEN_OFF);
      batch.delete(place(WISHES, id));
    }
  });
}

/** What stays on the wall of a blessing that was taken off, for walls that are showing it. */
const TAKEN_OFF = { changedAt: serverTimestamp() };

/** Saves what `fill` puts into a batch, which can be sent only once. */
async function saveBatch(
  code: string,
  fill: (batch: WriteBatch, place: (part: string, id: string) => DocumentReference) => void,
): Promise<void> {
  const database = await openDatabase();
  await patiently(() => {
    const batch = writeBatch(database);
    fill(batch, (part, id) => doc(database, INVITATIONS, code, part, id));
    return batch.commit();
  });
}

/** All approved blessings in the order in which they were written, for the book: a read for each. */
export async function readApproved(code: string): Promise<readonly WallBlessing[]> {
  const oldestFirst = query(collection(await openDatabase(), INVITATIONS, code, WALL), orderBy('createdAt'));
  const found: WallBlessing[] = [];
  for await (const docs of readAll(oldestFirst)) {
    found.push(...docs.flatMap((one) => parseWallBlessing(one.id, one.data()) ?? []));
  }
  return found;
}
