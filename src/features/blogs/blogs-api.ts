/** Reads and writes the `blogs` collection (specification §7). */
import { doc, serverTimestamp, setDoc, Timestamp } from 'firebase/firestore/lite';
import * as v from 'valibot';
import { openDatabase } from '#src/lib/firebase.ts';
import type { Page, PageCursor } from '#src/lib/pages-api.ts';
import { CALL_TIMEOUT_MS, countDocuments, deleteDocument, readPage } from '#src/lib/pages-api.ts';
import { withTimeout } from '#src/lib/with-timeout.ts';
import type { Blog, BlogDraft } from './blog.ts';
import { safeImage } from './blog.ts';

const COLLECTION = 'blogs';

/**
 * One page after the cursor, newest first. Blogs without `createdAt` are left out until `npm run
 * documents:date` adds it: finding them would cost every visitor a read of the whole collection.
 */
export function listBlogs(after?: PageCursor): Promise<Page<Blog>> {
  return readPage({ collection: COLLECTION }, readBlog, after);
}

/** The id is generated on the device, so that a retry after a lost response writes the same blog. */
export async function addBlog(id: string, blog: BlogDraft): Promise<void> {
  const database = await openDatabase();
  const reference = doc(database, COLLECTION, id);
  await withTimeout(setDoc(reference, { ...blog, createdAt: serverTimestamp() }), CALL_TIMEOUT_MS);
}

export function deleteBlog(id: string): Promise<void> {
  return deleteDocument(COLLECTION, id);
}

/** Admins only. */
export function countBlogs(): Promise<number> {
  return countDocuments({ collection: COLLECTION });
}

const text = v.fallback(v.string(), '');
const storedFields = v.object({
  title: text,
  content: text,
  imageUrl: v.optional(v.unknown()),
  createdAt: v.fallback(v.optional(v.instance(Timestamp)), undefined),
});

/** Tolerates damaged documents: invalid fields become empty. */
function readBlog(id: string, data: unknown): Blog {
  const { imageUrl, createdAt, ...fields } = v.parse(storedFields, data);
  return { id, ...fields, imageUrl: safeImage(imageUrl), createdAt: createdAt?.toDate() };
}
