/** Photographs of expired drafts: Firestore's time-to-live policy deletes a draft and leaves what is below it, out of every list. */
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { DRAFTS, PORTRAITS } from '#src/domain/collections.ts';

const BATCH = 300;

/**
 * Erases the photographs of deleted drafts; returns how many. One read for each draft, and one for each
 * photograph.
 */
export async function eraseLeftPortraits(database: Firestore): Promise<number> {
  // Unlike a query, this also lists deleted documents that have subcollections.
  const drafts = await database.collection(DRAFTS).listDocuments();
  let erased = 0;
  for (let start = 0; start < drafts.length; start += BATCH) {
    const read = await database.getAll(...drafts.slice(start, start + BATCH), { fieldMask: [] });
    for (const { exists, ref } of read) if (!exists) erased += await erasePortraits(ref);
  }
  return erased;
}

/** In a transaction, as the couple may save its draft again meanwhile. */
function erasePortraits(draft: DocumentReference): Promise<number> {
  return draft.firestore.runTransaction(async (transaction) => {
    if ((await transaction.get(draft)).exists) return 0;
    const { docs } = await transaction.get(draft.collection(PORTRAITS).select());
    for (const { ref } of docs) transaction.delete(ref);
    return docs.length;
  });
}
