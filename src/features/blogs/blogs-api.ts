/** Blogs in Firestore (specification §7). Loaded only by pages that read or write them. */
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
 * One page, newest first, after the blog `after` stands for; throws as `readPage` does. A blog without `createdAt` is
 * left out until the owner dates it (`npm run documents:date`): to look for it, every visitor would have to read all.
 */
export function listBlogs(after?: PageCursor): Promise<Page<Blog>> {
  return readPage({ collection: COLLECTION }, readBlog, after);
}

/** Adds a blog under an id made on the device, so that adding it again after a lost answer is the same blog. */
export async function addBlog(id: string, blog: BlogDraft): Promise<void> {
  const database = await openDatabase();
  const place = doc(database, COLLECTION, id);
  await withTimeout(setDoc(place, { ...blog, createdAt: serverTimestamp() }), CALL_TIMEOUT_MS);
}

/** Deletes a blog for everyone. */
export function deleteBlog(id: string): Promise<void> {
  return deleteDocument(COLLECTION, id);
}

/** How many there are; the admin only. */
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

/** A document as it is shown; one damaged by hand shows what is left of it. */
function readBlog(id: string, data: unknown): Blog {
  const { imageUrl, createdAt, ...words } = v.parse(storedFields, data);
  return { id, ...words, imageUrl: safeImage(imageUrl), createdAt: createdAt?.toDate() };
}
