/** What admins do with the `blogs` collection (specification §7), over the SDK, which has their sign-in. */
import { doc, serverTimestamp, setDoc } from 'firebase/firestore/lite';
import { BLOGS } from '#src/domain/collections.ts';
import { openDatabase } from '#src/lib/firebase.ts';
import { countDocuments, deleteDocument } from '#src/lib/pages-api.ts';
import { patiently } from '#src/lib/patiently.ts';
import type { BlogDraft } from './blog-draft.ts';

/** The id is generated on the device, so that a retry after a lost response writes the same blog. */
export async function addBlog(id: string, blog: BlogDraft): Promise<void> {
  const database = await openDatabase();
  const reference = doc(database, BLOGS, id);
  await patiently(() => setDoc(reference, { ...blog, createdAt: serverTimestamp() }));
}

export function deleteBlog(id: string): Promise<void> {
  return deleteDocument(BLOGS, id);
}

/** Admins only. */
export function countBlogs(): Promise<number> {
  return countDocuments({ collection: BLOGS });
}
