import * as v from 'valibot';
import { LIMITS } from '#src/config/limits.ts';
import { MEDIA_ROOT } from '#src/config/media.ts';
import { IMAGE_URL_PATTERN } from '#src/config/text-patterns.ts';
import { ADD_BLOG } from '#src/content/manage-blogs.ts';
import { parseForm } from '#src/lib/parse-form.ts';
import { cleanLine, cleanText } from '#src/lib/text.ts';

export interface Blog {
  readonly id: string;
  readonly title: string;
  readonly content: string;
  /** An https address or one of our own pictures. */
  readonly imageUrl: string | undefined;
  /** Server time. */
  readonly createdAt: Date | undefined;
}

const { errors } = ADD_BLOG;
const imageUrl = new RegExp(IMAGE_URL_PATTERN, 'u');

/** firestore.rules accept only the lower-case scheme. */
function lowerCaseScheme(address: string): string {
  return address.replace(/^https:/i, 'https:');
}

const typedBlog = v.object({
  title: v.pipe(
    v.string(),
    v.transform(cleanLine),
    v.minLength(LIMITS.blogTitle.min, errors.title),
    v.maxLength(LIMITS.blogTitle.max, errors.titleLong),
  ),
  content: v.pipe(
    v.string(),
    v.transform(cleanText),
    v.minLength(LIMITS.blogContent.min, errors.content),
    v.maxLength(LIMITS.blogContent.max, ({ input }) => errors.contentLong(input.length)),
  ),
  imageUrl: v.pipe(
    v.string(),
    v.transform((typed) => lowerCaseScheme(cleanLine(typed))),
    v.maxLength(LIMITS.blogImageUrl.max, errors.imageUrl),
    v.regex(imageUrl, errors.imageUrl),
    v.url(errors.imageUrl),
  ),
});

/** A validated, normalised blog. */
export type BlogDraft = v.InferOutput<typeof typedBlog>;

export type BlogField = keyof BlogDraft;

export const BLOG_FIELDS: readonly BlogField[] = ['title', 'content', 'imageUrl'];

/** Returns the blog, or one message per invalid field. */
export function parseBlog(typed: Readonly<Record<BlogField, string>>) {
  return parseForm(typedBlog, BLOG_FIELDS, typed);
}

/** Returns the address if it is https or in our media folder. */
export function safeImage(address: unknown): string | undefined {
  if (typeof address !== 'string') return undefined;
  const inMediaFolder = address.startsWith(`${MEDIA_ROOT}/`) && !address.includes('..');
  const normalised = lowerCaseScheme(address);
  return inMediaFolder || (imageUrl.test(normalised) && URL.canParse(normalised)) ? normalised : undefined;
}
