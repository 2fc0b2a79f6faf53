import { indiaDay } from '#src/domain/india-time.ts';
import { cleanLine } from '#src/lib/text.ts';
import { isToCome } from './blog.ts';
import type { BlogField } from './blog-draft.ts';
import { BLOG_FIELDS } from './blog-draft.ts';
import { readStoredDraft } from './blogs-api.ts';
import { readBlog } from './read-blogs.ts';

/** A draft or a published blog, as the form edits it. */
export interface EditedBlog {
  readonly kind: 'draft' | 'published';
  readonly id: string;
  readonly typed: Readonly<Record<BlogField, string>>;
  /** Id of its picture from a phone. */
  readonly picture: string | undefined;
  /** Of one that is published for a later day; otherwise empty. */
  readonly day: string;
}

/** `undefined` if there is none. Throws a Firebase error or if Firestore cannot be read now. */
export async function readEdited(kind: EditedBlog['kind'], id: string): Promise<EditedBlog | undefined> {
  if (kind === 'draft') {
    const draft = await readStoredDraft(id);
    if (!draft) return undefined;
    const { picture, title, content, imageUrl } = draft;
    return { kind, id, typed: { title, content, imageUrl }, picture, day: '' };
  }
  const blog = await readBlog(id);
  if (!blog) return undefined;
  const { title, content, imageUrl = '', picture, createdAt } = blog;
  const day = createdAt && isToCome(blog, Date.now()) ? indiaDay(createdAt.valueOf()) : '';
  return { kind, id, typed: { title, content, imageUrl }, picture, day };
}

/** What an attempt with this id has stored, whether it was published or kept as a draft. Throws as {@link readEdited}. */
export async function readTried(id: string): Promise<EditedBlog | undefined> {
  const [published, draft] = await Promise.all([readEdited('published', id), readEdited('draft', id)]);
  return published ?? draft;
}

type BlogTexts = EditedBlog['typed'];

export function hasSameText(one: BlogTexts, other: BlogTexts): boolean {
  return BLOG_FIELDS.every((field) => cleanLine(one[field]) === cleanLine(other[field]));
}
