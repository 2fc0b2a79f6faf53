import { indiaDay } from '#src/domain/india-time.ts';
import { cleanLine, cleanText } from '#src/lib/text.ts';
import { isToCome, lowerCaseScheme } from './blog.ts';
import type { BlogField, TypedBlog } from './blog-draft.ts';
import { BLOG_FIELDS } from './blog-draft.ts';
import { readStoredDraft } from './blogs-api.ts';
import { readBlog } from './read-blogs.ts';

export interface EditedBlog {
  readonly kind: 'draft' | 'published';
  readonly id: string;
  /** With the day of a draft, or of a blog that is published for a later one. */
  readonly typed: TypedBlog;
  readonly picture: string | undefined;
}

/** `undefined` if there is none. Throws a Firebase error or if Firestore cannot be read now. */
export async function readEdited(kind: EditedBlog['kind'], id: string): Promise<EditedBlog | undefined> {
  if (kind === 'draft') {
    const draft = await readStoredDraft(id);
    if (!draft) return undefined;
    const { picture, title, content, imageUrl, day } = draft;
    return { kind, id, typed: { title, content, imageUrl, day }, picture };
  }
  const blog = await readBlog(id);
  if (!blog) return undefined;
  const { title, content, imageUrl = '', picture, createdAt } = blog;
  const day = createdAt && isToCome(blog, Date.now()) ? indiaDay(createdAt.valueOf()) : '';
  return { kind, id, typed: { title, content, imageUrl, day }, picture };
}

/** What an attempt with this id has stored, whether it was published or kept as a draft. Throws as {@link readEdited}. */
export async function readTried(id: string): Promise<EditedBlog | undefined> {
  const [published, draft] = await Promise.all([readEdited('published', id), readEdited('draft', id)]);
  return published ?? draft;
}

/** As it is published; a draft is stored as typed. */
const CLEANED: Readonly<Record<BlogField, (typed: string) => string>> = {
  title: cleanLine,
  content: cleanText,
  imageUrl: (typed) => lowerCaseScheme(cleanLine(typed)),
};

/** Whether both have the same texts, and appear on the same day if that is still to come. */
export function isSameBlog(one: TypedBlog, other: TypedBlog): boolean {
  const hasSameTexts = BLOG_FIELDS.every(
    (field) => CLEANED[field](one[field]) === CLEANED[field](other[field]),
  );
  return hasSameTexts && dayToCome(one) === dayToCome(other);
}

function dayToCome({ day }: TypedBlog): string {
  return day > indiaDay(Date.now()) ? day : '';
}
