/** What the owner does with blogs (specification §7), over the SDK, which has the sign-in. */
import type { Transaction } from 'firebase/firestore/lite';
import { Bytes, deleteField, doc, serverTimestamp } from 'firebase/firestore/lite';
import * as v from 'valibot';
import { BLOG_DRAFTS, BLOG_PICTURES, BLOGS } from '#src/domain/collections.ts';
import { openDatabase } from '#src/lib/firebase.ts';
import type { Page, PageCursor } from '#src/lib/pages-api.ts';
import { countDocuments, readFields, readPage } from '#src/lib/pages-api.ts';
import { retryConflicts } from '#src/lib/retry-conflicts.ts';
import { runTransaction } from '#src/lib/transaction-api.ts';
import type { BlogDraft, TypedBlog } from './blog-draft.ts';

/** As typed, not published. */
export interface StoredDraft extends TypedBlog {
  readonly id: string;
  readonly picture: string | undefined;
}

/** Sent in the same request as the blog. */
export interface PictureChange {
  /** The picture that the blog has afterwards; with its bytes unless they are stored already. */
  readonly keeps?: { readonly id: string; readonly blob?: Blob };
  /** Id of the picture that it had. */
  readonly drops?: string | undefined;
}

/**
 * Rejects unless what is stored is still what a form has opened. It runs in the transaction, and again where another form saves
 * meanwhile, so that neither overwrites the other unseen.
 */
export type Check = () => Promise<void>;

/** From now or a later moment. The id is made on the device, so it is safe to repeat. `check` compares its draft. */
export async function publishBlog(
  id: string,
  blog: BlogDraft,
  pictures: PictureChange,
  from?: Date,
  check?: Check,
): Promise<void> {
  await save(pictures, check && { collection: BLOG_DRAFTS, id, check }, (transaction, place, picture) => {
    transaction.set(place(BLOGS, id), { ...blog, ...picture, createdAt: from ?? serverTimestamp() });
    transaction.delete(place(BLOG_DRAFTS, id));
  });
}

/**
 * `from` moves the blog to another moment, which may be now (`null`). A picture that this form did not change is not written:
 * another form may have replaced and deleted it since.
 */
export async function changeBlog(
  id: string,
  { title, content, imageUrl }: BlogDraft,
  pictures: PictureChange,
  from?: Date | null,
  check?: Check,
): Promise<void> {
  const { keeps, drops } = pictures;
  const isOtherPicture = keeps?.blob !== undefined || drops !== undefined;
  await save(pictures, check && { collection: BLOGS, id, check }, (transaction, place, { picture }) => {
    transaction.update(place(BLOGS, id), {
      title,
      content,
      ...((isOtherPicture || !keeps) && { imageUrl: imageUrl ?? deleteField() }),
      ...(isOtherPicture && { picture: picture ?? deleteField() }),
      ...(from !== undefined && { createdAt: from ?? serverTimestamp() }),
    });
  });
}

export async function saveDraft(
  id: string,
  { title, content, imageUrl, day }: TypedBlog,
  { drops, ...pictures }: PictureChange,
  check?: Check,
): Promise<void> {
  // Another phone may have published the draft meanwhile, with the picture that is removed here.
  const isPublished = drops !== undefined && (await publishedPicture(id)) === drops;
  const changed = isPublished ? pictures : { ...pictures, drops };
  await save(changed, check && { collection: BLOG_DRAFTS, id, check }, (transaction, place, picture) => {
    transaction.set(place(BLOG_DRAFTS, id), {
      title,
      content,
      imageUrl,
      ...(day !== '' && { day }),
      ...picture,
      updatedAt: serverTimestamp(),
    });
  });
}

/** Also deletes its picture unless the other one with this id has it too. Does nothing for one that is gone. */
export async function deleteBlog(
  { id }: { readonly id: string },
  where: typeof BLOGS | typeof BLOG_DRAFTS = BLOGS,
): Promise<void> {
  const database = await openDatabase();
  const at = doc(database, where, id);
  const other = doc(database, where === BLOGS ? BLOG_DRAFTS : BLOGS, id);
  await retryConflicts(() =>
    runTransaction(database, async (transaction) => {
      const [stored, kept] = await Promise.all([transaction.get(at), transaction.get(other)]);
      if (!stored.exists()) return;
      const { picture } = v.parse(pictured, stored.data());
      transaction.delete(at);
      if (!picture || picture === v.parse(pictured, kept.data() ?? {}).picture) return;
      transaction.delete(doc(database, BLOG_PICTURES, picture));
    }),
  );
}

async function publishedPicture(id: string): Promise<string | undefined> {
  const fields = await readFields(doc(await openDatabase(), BLOGS, id));
  return v.parse(pictured, fields ?? {}).picture;
}

type Place = (collection: string, id: string) => ReturnType<typeof doc>;

interface Opened {
  readonly collection: typeof BLOGS | typeof BLOG_DRAFTS;
  readonly id: string;
  readonly check: Check;
}

async function save(
  { keeps, drops }: PictureChange,
  opened: Opened | undefined,
  write: (transaction: Transaction, place: Place, picture: { readonly picture?: string }) => unknown,
): Promise<void> {
  const database = await openDatabase();
  const place: Place = (collection, id) => doc(database, collection, id);
  const bytes = keeps?.blob && Bytes.fromUint8Array(new Uint8Array(await keeps.blob.arrayBuffer()));
  const attempt = async (transaction: Transaction) => {
    if (opened) {
      // Before the check: Firestore refuses the save if the blog changes after this.
      await transaction.get(place(opened.collection, opened.id));
      await opened.check();
    }
    if (keeps && bytes)
      transaction.set(place(BLOG_PICTURES, keeps.id), { picture: bytes, createdAt: serverTimestamp() });
    if (drops && drops !== keeps?.id) transaction.delete(place(BLOG_PICTURES, drops));
    write(transaction, place, keeps ? { picture: keeps.id } : {});
  };
  // What is new has nothing to conflict with, and fails at once without a network.
  await retryConflicts(() => runTransaction(database, attempt, opened ? {} : { maxAttempts: 1 }));
}

const text = v.fallback(v.string(), '');
const pictured = v.object({ picture: v.fallback(v.optional(v.string()), undefined) });
const storedDraft = v.object({
  title: text,
  content: text,
  imageUrl: text,
  day: text,
  ...pictured.entries,
});

function draftOf(id: string, data: unknown): StoredDraft {
  const { picture, ...typed } = v.parse(storedDraft, data);
  return { id, ...typed, picture };
}

/** The last changed first. */
export function listDrafts(after?: PageCursor): Promise<Page<StoredDraft>> {
  return readPage({ collection: BLOG_DRAFTS, dateField: 'updatedAt' }, draftOf, after);
}

export async function readStoredDraft(id: string): Promise<StoredDraft | undefined> {
  const fields = await readFields(doc(await openDatabase(), BLOG_DRAFTS, id));
  return fields === undefined ? undefined : draftOf(id, fields);
}

/** Owner only. */
export function countBlogs(): Promise<number> {
  return countDocuments({ collection: BLOGS });
}
