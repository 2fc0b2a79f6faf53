/** Blessings of all couples that nobody has decided about, for the owner and helpers. All throw Firebase errors. */
import type { Query } from 'firebase/firestore/lite';
import { collectionGroup, doc, orderBy, query, where } from 'firebase/firestore/lite';
import { PAGE_SIZE } from '#src/config/page-size.ts';
import type { Blessing } from '#src/domain/blessing/blessing.ts';
import { parseBlessing } from '#src/domain/blessing/blessing.ts';
import type { BlessingState } from '#src/domain/blessing/blessing-states.ts';
import { BLESSINGS, INVITATIONS, WALL } from '#src/domain/collections.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { parseInvitation } from '#src/domain/invitation/stored-invitation.ts';
import { openDatabase } from '#src/lib/firebase.ts';
import type { Page, PageCursor } from '#src/lib/pages-api.ts';
import { countFound, readFields, readSome } from '#src/lib/pages-api.ts';
import { retryConflicts } from '#src/lib/retry-conflicts.ts';
import { runTransaction } from '#src/lib/transaction-api.ts';
import { copyOnWall } from './below-invitation-api.ts';

export interface CouplesBlessing {
  readonly id: string;
  readonly code: string;
  readonly blessing: Blessing;
}

/** Newest first: one index serves the list and both counts. */
async function newOnes(since = 0): Promise<Query> {
  const all = collectionGroup(await openDatabase(), BLESSINGS);
  const arrived = since > 0 ? [where('createdAt', '>=', new Date(since + 1))] : [];
  return query(all, where('state', '==', 'new'), ...arrived, orderBy('createdAt', 'desc'));
}

export async function listNewBlessings(after?: PageCursor): Promise<Page<CouplesBlessing>> {
  const { docs, next } = await readSome(await newOnes(), PAGE_SIZE, after);
  const items = docs.flatMap((snapshot) => {
    const blessing = parseBlessing(snapshot.id, snapshot.data());
    const code = snapshot.ref.parent.parent?.id;
    return blessing && code ? [{ id: `${code}/${blessing.id}`, code, blessing }] : [];
  });
  return { items, ...(next && { next }) };
}

/** Returns `false` and writes nothing if somebody has decided meanwhile or deleted it. Safe to repeat. */
export async function decideNewBlessing(
  { code, blessing }: CouplesBlessing,
  state: BlessingState,
): Promise<boolean> {
  const database = await openDatabase();
  const place = (part: string) => doc(database, INVITATIONS, code, part, blessing.id);
  return retryConflicts(() =>
    runTransaction(database, async (transaction) => {
      const found = await transaction.get(place(BLESSINGS));
      const stored = parseBlessing(blessing.id, found.data())?.state;
      if (stored !== 'new') return stored === state;
      transaction.update(place(BLESSINGS), { state });
      transaction.set(place(WALL), copyOnWall(blessing, state));
      return true;
    }),
  );
}

/** All, or those that arrived after a time in milliseconds since 1970. */
export async function countNewBlessings(since?: number): Promise<number> {
  return countFound(await newOnes(since));
}

/** Without its private functions. */
export async function readCouple(code: string): Promise<Invitation | undefined> {
  return parseInvitation(code, await readFields(doc(await openDatabase(), INVITATIONS, code)));
}
