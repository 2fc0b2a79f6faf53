import type { CollectionReference } from 'firebase/firestore/lite';
import { deleteDoc, doc, writeBatch } from 'firebase/firestore/lite';
import { DESK_LIMIT } from '#src/config/page-size.ts';
import { PHOTO_FILES, PHOTO_OBJECTIONS, PHOTOS, SHOWN_PHOTOS } from '#src/domain/collections.ts';
import { readSome } from '#src/lib/pages-api.ts';
import { retryConflicts } from '#src/lib/retry-conflicts.ts';
import { PHOTOS_PER_READ, settingsOf } from './album-api.ts';
import { partOf } from './below-invitation-api.ts';

/** Half a megabyte each. */
const FILES_PER_READ = 20;

/** Deletes the album and every photograph of a wedding. Owner only; safe to repeat and to continue. Throws Firebase errors. */
export async function eraseAlbum(code: string): Promise<void> {
  const settings = await settingsOf(code);
  // First, so that nobody sends one while they are being erased.
  await retryConflicts(() => deleteDoc(settings));
  const [photos, shown, objections, files] = await Promise.all([
    partOf(code, PHOTOS),
    partOf(code, SHOWN_PHOTOS),
    partOf(code, PHOTO_OBJECTIONS),
    partOf(code, PHOTO_FILES),
  ]);
  // Pictures are deleted by the ids of their photographs, so that none of them is downloaded.
  await emptied(photos, PHOTOS_PER_READ, [shown, objections, files, photos]);
  await emptied(shown, DESK_LIMIT);
  await emptied(objections, DESK_LIMIT);
  await emptied(files, FILES_PER_READ);
}

/** Each commit also deletes the documents of other collections that have the same ids. */
async function emptied(
  all: CollectionReference,
  size: number,
  parts: readonly CollectionReference[] = [all],
): Promise<void> {
  for (;;) {
    const { docs } = await readSome(all, size);
    if (docs.length === 0) return;
    await retryConflicts(() => {
      const batch = writeBatch(all.firestore);
      for (const { id } of docs) for (const part of parts) batch.delete(doc(part, id));
      return batch.commit();
    });
  }
}
