/** The blessings of a wedding, for its editors and the owner. All throw Firebase errors. */
import { documentId, orderBy, query, serverTimestamp, where } from 'firebase/firestore/lite';
import type { Blessing } from '#src/domain/blessing/blessing.ts';
import { parseBlessing } from '#src/domain/blessing/blessing.ts';
import type { BlessingState } from '#src/domain/blessing/blessing-states.ts';
import type { WallBlessing } from '#src/domain/blessing/wall-blessing.ts';
import { parseWallBlessing } from '#src/domain/blessing/wall-blessing.ts';
import { BLESSINGS, CLOSED, INVITATIONS, WALL } from '#src/domain/collections.ts';
import { listenToNewest } from '#src/lib/live-api.ts';
import type { Page, PageCursor } from '#src/lib/pages-api.ts';
import { readAll, readSome } from '#src/lib/pages-api.ts';
import type { StateCounts } from './below-invitation-api.ts';
import { copyOnWall, countStates, partOf, saveBelow, TAKEN_OFF } from './below-invitation-api.ts';

/** For each blessing the rules read two documents, and the team once; one commit may read twenty. */
export const BLESSINGS_PER_BATCH = 9;

/** Newest first. Costs a read for each, and at least one. */
export async function listBlessings(code: string, size: number, after?: PageCursor): Promise<Page<Blessing>> {
  const newestFirst = query(await partOf(code, BLESSINGS), orderBy('createdAt', 'desc'));
  const { docs, next } = await readSome(newestFirst, size, after);
  return {
    items: docs.flatMap((snapshot) => parseBlessing(snapshot.id, snapshot.data()) ?? []),
    ...(next && { next }),
  };
}

/** As they are stored now, without deleted ones; at most 30, in one request. Costs a read of each. */
export async function readBlessings(code: string, ids: readonly string[]): Promise<readonly Blessing[]> {
  const all = query(await partOf(code, BLESSINGS), where(documentId(), 'in', [...ids]));
  const { docs } = await readSome(all, ids.length);
  return docs.flatMap((found) => parseBlessing(found.id, found.data()) ?? []);
}

export async function countBlessings(code: string): Promise<StateCounts> {
  return countStates(await partOf(code, BLESSINGS));
}

export function listenToBlessings(
  code: string,
  size: number,
  onChange: (newest: readonly Blessing[]) => void,
  onFailure: () => void,
): Promise<() => void> {
  return listenToNewest(
    { path: `${INVITATIONS}/${code}/${BLESSINGS}`, size },
    (docs) => onChange(docs.flatMap((one) => parseBlessing(one.id, one.data()) ?? [])),
    onFailure,
  );
}

/** Changes at most {@link BLESSINGS_PER_BATCH} blessings, and their copies on the wall. Safe to repeat. */
export async function decideBlessings(
  code: string,
  blessings: readonly Blessing[],
  state: BlessingState,
): Promise<void> {
  await saveBelow(code, (batch, place) => {
    for (const blessing of blessings) {
      batch.update(place(BLESSINGS, blessing.id), { state });
      batch.set(place(WALL, blessing.id), copyOnWall(blessing, state));
    }
  });
}

/** Deletes for good, at most {@link BLESSINGS_PER_BATCH}: a phone that sends one again is refused. */
export async function deleteBlessings(code: string, ids: readonly string[]): Promise<void> {
  await saveBelow(code, (batch, place) => {
    for (const id of ids) {
      batch.set(place(CLOSED, id), { closedAt: serverTimestamp() });
      batch.set(place(WALL, id), TAKEN_OFF);
      batch.delete(place(BLESSINGS, id));
    }
  });
}

/** All approved blessings in the order in which they were written, for the book: a read for each. */
export async function readApproved(code: string): Promise<readonly WallBlessing[]> {
  const oldestFirst = query(await partOf(code, WALL), orderBy('createdAt'));
  const found: WallBlessing[] = [];
  for await (const docs of readAll(oldestFirst)) {
    found.push(...docs.flatMap((one) => parseWallBlessing(one.id, one.data()) ?? []));
  }
  return found;
}
