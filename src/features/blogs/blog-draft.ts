import * as v from 'valibot';
import { LIMITS } from '#src/domain/blog/limits.ts';
import type { FormErrors } from '#src/lib/parse-form.ts';
import { parseForm } from '#src/lib/parse-form.ts';
import { cleanLine, cleanText } from '#src/lib/text.ts';
import { ADD_BLOG } from '#text/manage-blogs.ts';
import { IMAGE_URL, lowerCaseScheme } from './blog.ts';

const { errors } = ADD_BLOG;

const texts = {
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
};

const typedBlog = v.object({
  ...texts,
  imageUrl: v.pipe(
    v.string(),
    v.transform((typed) => lowerCaseScheme(cleanLine(typed))),
    v.maxLength(LIMITS.blogImageUrl.max, errors.imageUrl),
    v.regex(IMAGE_URL, errors.imageUrl),
    v.url(errors.imageUrl),
  ),
});

/** A picture from the phone takes the place of the link. */
const typedTexts = v.object(texts);

/** A validated, normalised blog. */
export type BlogDraft = v.InferOutput<typeof typedTexts> & { readonly imageUrl?: string };

export type BlogField = keyof v.InferOutput<typeof typedBlog>;

export const BLOG_FIELDS: readonly BlogField[] = ['title', 'content', 'imageUrl'];

/** Returns the blog, or one message per invalid field. `hasPicture`: from the phone, so that no link is needed. */
export function parseBlog(
  typed: Readonly<Record<BlogField, string>>,
  hasPicture = false,
): { readonly value: BlogDraft | undefined; readonly errors: FormErrors<BlogField> } {
  return hasPicture
    ? parseForm(typedTexts, ['title', 'content'], typed)
    : parseForm(typedBlog, BLOG_FIELDS, typed);
}
