/** What several collections below an invitation need, for its editors and the owner. All throw Firebase errors. */
import type { CollectionReference, DocumentReference, WriteBatch } from 'firebase/firestore/lite';
import { collection, doc, query, serverTimestamp, where, writeBatch } from 'firebase/firestore/lite';
import type { Blessing } from '#src/domain/blessing/blessing.ts';
import type { BlessingState } from '#src/domain/blessing/blessing-states.ts';
import { INVITATIONS } from '#src/domain/collections.ts';
import { openDatabase } from '#src/lib/firebase.ts';
import { countFound } from '#src/lib/pages-api.ts';
import { retryConflicts } from '#src/lib/retry-conflicts.ts';

export type StateCounts = Readonly<Record<BlessingState, number>>;

/** What stays of a public copy that was removed, for walls that are showing it. */
export const TAKEN_OFF = { changedAt: serverTimestamp() };

export function copyOnWall({ name, text, createdAt }: Blessing, state: BlessingState) {
  return state === 'approved'
    ? { name, text, createdAt: new Date(createdAt), changedAt: serverTimestamp() }
    : TAKEN_OFF;
}

export async function partOf(code: string, part: string): Promise<CollectionReference> {
  return collection(await openDatabase(), INVITATIONS, code, part);
}

export async function privatePlace(
  code: string,
  name: 'approved' | 'functionIds' | 'team',
): Promise<DocumentReference> {
  return doc(await openDatabase(), INVITATIONS, code, 'private', name);
}

/** Commits what `fill` adds; the batch can be sent only once. */
export async function saveBelow<Part extends string>(
  code: string,
  fill: (batch: WriteBatch, place: (part: Part, id: string) => DocumentReference) => void,
): Promise<void> {
  const database = await openDatabase();
  await retryConflicts(() => {
    const batch = writeBatch(database);
    fill(batch, (part, id) => doc(database, INVITATIONS, code, part, id));
    return batch.commit();
  });
}

export async function countStates(all: CollectionReference): Promise<StateCounts> {
  const countOf = (state: BlessingState) => countFound(query(all, where('state', '==', state)));
  const [fresh, approved, hidden] = await Promise.all([
    countOf('new'),
    countOf('approved'),
    countOf('hidden'),
  ]);
  return { new: fresh, approved, hidden };
}
