import * as v from 'valibot';
import { LIMITS } from '#src/domain/blog/limits.ts';
import { indiaDay } from '#src/domain/india-time.ts';
import { BLOG_DAY_PATTERN } from '#src/domain/text-patterns.ts';
import type { FormErrors } from '#src/lib/parse-form.ts';
import { parseForm } from '#src/lib/parse-form.ts';
import { cleanLine, cleanText } from '#src/lib/text.ts';
import { withTimeout } from '#src/lib/with-timeout.ts';
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

/** A picture from the phone replaces the link. */
const typedTexts = v.object(texts);

export type BlogDraft = v.InferOutput<typeof typedTexts> & { readonly imageUrl?: string };

export type BlogField = keyof v.InferOutput<typeof typedBlog>;

/** `day`: on which the blog appears (`2027-02-14`), empty for at once. */
export type TypedBlog = Readonly<Record<BlogField | 'day', string>>;

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

const typedDraft = v.object({
  title: v.pipe(v.string(), v.maxLength(LIMITS.blogTitle.max, errors.titleLong)),
  content: v.pipe(
    v.string(),
    v.maxLength(LIMITS.blogContent.max, ({ input }) => errors.contentLong(input.length)),
  ),
  imageUrl: v.pipe(v.string(), v.maxLength(LIMITS.blogImageUrl.max, errors.imageUrlLong)),
  day: v.pipe(v.string(), v.regex(new RegExp(BLOG_DAY_PATTERN, 'u'), errors.day)),
});

/** Beside a picture from the phone the link is not shown. */
const typedBesidePicture = v.omit(typedDraft, ['imageUrl']);

/** A message per field, or one at the title if the draft is empty. */
export function draftErrors(typed: TypedBlog, hasPicture: boolean): FormErrors<keyof TypedBlog> {
  if (hasPicture) return parseForm(typedBesidePicture, ['title', 'content', 'day'], typed).errors;
  const isEmpty = BLOG_FIELDS.every((field) => cleanText(typed[field]) === '');
  if (isEmpty) return { title: errors.nothing };
  return parseForm(typedDraft, [...BLOG_FIELDS, 'day'], typed).errors;
}

const DAY_MS = 86_400_000;
/** firestore.rules allow a year and a day. */
const LATEST_MS = 365 * DAY_MS;

/**
 * When a blog for a day in India (`2027-02-14`) appears: at nine in the morning, or at once (`undefined`) without a day or when
 * that has passed today. `wrong` for a day before today or more than a year away.
 */
export function momentOf(day: string, now: number): Date | undefined | 'wrong' {
  if (day === '' || day === indiaDay(now)) {
    const nine = new Date(`${indiaDay(now)}T09:00:00+05:30`);
    return day !== '' && nine.valueOf() > now ? nine : undefined;
  }
  const moment = new Date(`${day}T09:00:00+05:30`);
  const ahead = moment.valueOf() - now;
  return ahead > 0 && ahead <= LATEST_MS ? moment : 'wrong';
}

/** A picture that takes longer counts as valid: it may only be slow. */
const LOAD_TIMEOUT_MS = 10_000;

/** False for, say, the web page of an album. */
export async function showsPicture(address: string): Promise<boolean> {
  const image = new Image();
  image.referrerPolicy = 'no-referrer';
  const loaded = new Promise<boolean>((resolve) => {
    image.onload = () => resolve(true);
    image.onerror = () => resolve(false);
  });
  image.src = address;
  return withTimeout(loaded, LOAD_TIMEOUT_MS).catch(() => true);
}
