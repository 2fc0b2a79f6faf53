import type { Firestore } from 'firebase-admin/firestore';
import type { BoardRevision } from '#src/domain/board/board.ts';
import { parseRevision } from '#src/domain/board/board-document.ts';
import { BOARD, SHOP } from '#src/domain/collections.ts';

/** The board that is built into the pages of the shop; `undefined` if the owner has saved none. One read. */
export async function readPublishedBoard(database: Firestore): Promise<BoardRevision | undefined> {
  const snapshot = await database.doc(`${SHOP}/${BOARD}`).get();
  if (!snapshot.exists) return undefined;
  const revision = parseRevision(snapshot.data());
  if (!revision) throw new Error('The board cannot be read: look at shop/today in the Firebase console.');
  return revision;
}
