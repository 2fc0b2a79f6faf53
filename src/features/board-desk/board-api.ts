/** Saving the board as the owner. All functions throw Firebase errors. */
import { doc, serverTimestamp, writeBatch } from 'firebase/firestore/lite';
import type { Board, BoardRevision } from '#src/domain/board/board.ts';
import { NO_BOARD } from '#src/domain/board/board.ts';
import { parseRevision, textsOf } from '#src/domain/board/board-document.ts';
import { BOARD, SHOP } from '#src/domain/collections.ts';
import { openDatabase } from '#src/lib/firebase.ts';
import { readFields } from '#src/lib/pages-api.ts';
import { retryConflicts } from '#src/lib/retry-conflicts.ts';

async function read(id: string): Promise<BoardRevision | undefined> {
  const fields = await readFields(doc(await openDatabase(), SHOP, id));
  return fields === undefined ? NO_BOARD : parseRevision(fields);
}

/** The board as it is now. Throws also if the document is damaged. */
export async function openBoard(): Promise<BoardRevision> {
  const revision = await read(BOARD);
  if (!revision) throw new Error('The board is damaged.');
  return revision;
}

/** A revision that has been saved once; that before the first is empty. */
export async function openRevision(rev: number): Promise<BoardRevision> {
  const revision = await read(`r${rev}`);
  if (!revision) throw new Error(`Revision ${rev} is damaged.`);
  return revision;
}

/** Saves the next revision, with the copy that stays. Refused by the rules if somebody has saved since `before` was read. */
export async function saveBoard(board: Board, before: Pick<BoardRevision, 'rev'>): Promise<void> {
  const database = await openDatabase();
  const rev = before.rev + 1;
  const fields = { ...textsOf(board), rev, savedAt: serverTimestamp() };
  await retryConflicts(() => {
    const batch = writeBatch(database);
    batch.set(doc(database, SHOP, BOARD), fields);
    batch.set(doc(database, SHOP, `r${rev}`), fields);
    return batch.commit();
  });
}
