/** The draft kept in a couple's account, `drafts/{uid}` of firestore.rules. */
import { deleteDoc, doc, getDoc, serverTimestamp } from 'firebase/firestore/lite';
import { DRAFTS } from '#src/domain/collections.ts';
import type { SavedDraft } from '#src/domain/draft/account-draft.ts';
import { contentOf, parseSavedDraft } from '#src/domain/draft/account-draft.ts';
import { openDatabase } from '#src/lib/firebase.ts';
import { runTransaction } from '#src/lib/transaction-api.ts';
import type { Account } from './account.ts';
import { eraseDraftPortraits } from './draft-portraits-api.ts';

/** Throws a Firebase error. */
export async function readSavedDraft({ uid }: Account): Promise<SavedDraft | undefined> {
  const found = await getDoc(doc(await openDatabase(), DRAFTS, uid));
  return found.exists() ? parseSavedDraft(found.data()) : undefined;
}

/** Saves only over a revision in `known`; otherwise returns what is stored. Throws a Firebase error. */
export async function saveDraft(
  { uid, email }: Account,
  saved: SavedDraft,
  known: readonly string[],
): Promise<SavedDraft | undefined> {
  const database = await openDatabase();
  const place = doc(database, DRAFTS, uid);
  return runTransaction(database, async (transaction) => {
    const found = await transaction.get(place);
    const stored = found.exists() ? parseSavedDraft(found.data()) : undefined;
    if (stored && !known.includes(stored.revision)) return stored;
    transaction.set(place, { content: contentOf(saved), email, updatedAt: serverTimestamp() });
    return undefined;
  });
}

/** With its photographs, if there is one. Throws a Firebase error. */
export async function deleteSavedDraft({ uid }: Account): Promise<void> {
  await eraseDraftPortraits(uid);
  await deleteDoc(doc(await openDatabase(), DRAFTS, uid));
}
