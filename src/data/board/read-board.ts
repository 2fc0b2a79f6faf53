import type { BoardRevision } from '#src/domain/board/board.ts';
import { NO_BOARD } from '#src/domain/board/board.ts';
import { parseRevision } from '#src/domain/board/board-document.ts';
import { BOARD, SHOP } from '#src/domain/collections.ts';
import type { PlainFields } from '#src/lib/firestore-values.ts';

/** Loaded on demand: with it, the client for Firestore would be in the first load of every page. */
async function read(id: string): Promise<PlainFields | undefined> {
  const { readDocuments } = await import('#src/lib/read-documents.ts');
  const [fields] = await readDocuments([`${SHOP}/${id}`]);
  return fields;
}

/** Throws if it cannot be read. */
export async function readBoard(): Promise<BoardRevision> {
  const fields = await read(BOARD);
  const revision = fields ? parseRevision(fields) : NO_BOARD;
  if (!revision) throw new Error('The board is damaged.');
  return revision;
}

/** Revisions never change, so each is read once a visit. */
const known = new Map<number, Promise<BoardRevision | undefined>>([[0, Promise.resolve(NO_BOARD)]]);

/** `undefined` if there is no such revision. Throws if it cannot be read. */
export function readRevision(rev: number): Promise<BoardRevision | undefined> {
  const reading =
    known.get(rev) ?? read(`r${rev}`).then((fields) => (fields ? parseRevision(fields) : undefined));
  known.set(rev, reading);
  // A missing one may be saved later.
  reading.then(
    (revision) => revision ?? known.delete(rev),
    () => known.delete(rev),
  );
  return reading;
}
