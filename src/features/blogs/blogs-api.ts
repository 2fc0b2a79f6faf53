/** Blogs in Firestore (SPEC §7). Loaded only by pages that read or write them. */
import type { QueryDocumentSnapshot } from 'firebase/firestore/lite';
import {
  collection,
  deleteDoc,
  doc,
  getCount,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  startAfter,
  Timestamp,
} from 'firebase/firestore/lite';
import * as v from 'valibot';
import { COUNT_LIMIT, LIST_LIMIT, PAGE_SIZE } from '#src/config/limits.ts';
import { openDatabase } from '#src/lib/firebase.ts';
import { withTimeout } from '#src/lib/with-timeout.ts';
import type { Blog, BlogDraft } from './blog.ts';
import { safeImage } from './blog.ts';

/** Stands for the last blog of a page; handed back to read on from there. */
export type BlogCursor = QueryDocumentSnapshot;

/** One page of blogs, newest first. */
export interface BlogPage {
  readonly blogs: readonly Blog[];
  /** Where the next page starts; absent on the last. */
  readonly next?: BlogCursor;
}

const COLLECTION = 'blogs';

/** Milliseconds until a call is given up and the page says so. */
const TIMEOUT_MS = 15_000;

/**
 * One page of at most 20, newest first, after the blog `after` stands for. One document more is read, which tells
 * whether another page follows.
 *
 * @throws a Firebase error, or a timeout; `backendFailure` tells what it means
 */
export async function listBlogs(after?: BlogCursor): Promise<BlogPage> {
  const database = await openDatabase();
  const found = await withTimeout(
    getDocs(
      query(
        collection(database, COLLECTION),
        orderBy('createdAt', 'desc'),
        ...(after ? [startAfter(after)] : []),
        limit(LIST_LIMIT),
      ),
    ),
    TIMEOUT_MS,
  );
  const page = found.docs.slice(0, PAGE_SIZE);
  const last = page.at(-1);
  return {
    blogs: page.map((snapshot) => readBlog(snapshot.id, snapshot.data())),
    ...(found.docs.length > PAGE_SIZE && last ? { next: last } : {}),
  };
}

/** Adds a blog under an id made on the device, so that adding it again after a lost answer is the same blog. */
export async function addBlog(id: string, blog: BlogDraft): Promise<void> {
  const database = await openDatabase();
  const place = doc(database, COLLECTION, id);
  await withTimeout(setDoc(place, { ...blog, createdAt: serverTimestamp() }), TIMEOUT_MS);
}

/** Deletes a blog for everyone. */
export async function deleteBlog(id: string): Promise<void> {
  const database = await openDatabase();
  await withTimeout(deleteDoc(doc(database, COLLECTION, id)), TIMEOUT_MS);
}

/** How many there are; the admin only. */
export async function countBlogs(): Promise<number> {
  const database = await openDatabase();
  const counted = await withTimeout(
    getCount(query(collection(database, COLLECTION), limit(COUNT_LIMIT))),
    TIMEOUT_MS,
  );
  return counted.data().count;
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
