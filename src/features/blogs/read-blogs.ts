/** Reads the `blogs` collection (specification §7) without the SDK, whose download would come before the first blog. */
import * as v from 'valibot';
import { LIST_LIMIT, PAGE_SIZE } from '#src/config/page-size.ts';
import { BLOG_PICTURES, BLOGS } from '#src/domain/collections.ts';
import { appCheckToken } from '#src/lib/app-check-token.ts';
import { DOCUMENT_ID_PATTERN } from '#src/lib/document-id.ts';
import type { ReadRequest } from '#src/lib/early-read.ts';
import type { TimeCursor } from '#src/lib/firestore-query.ts';
import { queryByTime, queryRequest } from '#src/lib/firestore-query.ts';
import { readDocument } from '#src/lib/firestore-rest.ts';
import type { PlainFields } from '#src/lib/firestore-values.ts';
import { decodeFields } from '#src/lib/firestore-values.ts';
import type { Page } from '#src/lib/pages-api.ts';
import { jpegAddress } from '#src/lib/pictures/data-address.ts';
import type { Blog } from './blog.ts';
import { safeImage } from './blog.ts';

const ID = new RegExp(DOCUMENT_ID_PATTERN, 'u');

const NEWEST = { collection: BLOGS, timeField: 'createdAt', newestFirst: true, limit: LIST_LIMIT } as const;

export function newestBlogsRequest(): ReadRequest {
  return queryRequest(NEWEST);
}

/**
 * Newest first. Throws if Firestore cannot be read now. Blogs without `createdAt` are left out until `npm run documents:date`
 * adds it: finding them would cost every visitor a read of the whole collection.
 */
export async function listBlogs(after?: TimeCursor): Promise<Page<Blog, TimeCursor>> {
  const found = await queryByTime({ ...NEWEST, after });
  if (found === 'hidden') throw new Error('the rules refuse the blogs');
  const shown = found.documents.slice(0, PAGE_SIZE);
  const last = shown.at(-1);
  return {
    items: shown.map(({ id, fields }) => blogOf(id, fields)),
    ...(found.documents.length > PAGE_SIZE && last ? { next: last.cursor } : {}),
  };
}

/** `undefined` if there is none. Throws if Firestore cannot be read now. */
export async function readBlog(id: string): Promise<Blog | undefined> {
  if (!ID.test(id)) return undefined;
  const found = await readDocument(BLOGS, id, await appCheckToken());
  return found === 'hidden' ? undefined : blogOf(id, decodeFields(found.fields));
}

const pictureFields = v.object({ picture: v.string() });

/** A `data:` address. Throws if it cannot be read now. */
export async function readBlogPicture(id: string): Promise<string> {
  const found = await readDocument(BLOG_PICTURES, id, await appCheckToken());
  if (found === 'hidden') throw new Error('there is no such picture');
  return jpegAddress(v.parse(pictureFields, decodeFields(found.fields)).picture);
}

const text = v.fallback(v.string(), '');
const storedFields = v.object({
  title: text,
  content: text,
  imageUrl: v.optional(v.unknown()),
  picture: v.fallback(v.optional(v.pipe(v.string(), v.regex(ID))), undefined),
  createdAt: v.date(),
});

/** Tolerates damaged documents: invalid fields become empty. */
export function blogOf(id: string, stored: PlainFields): Blog {
  const { imageUrl, ...fields } = v.parse(storedFields, stored);
  return { id, ...fields, imageUrl: safeImage(imageUrl) };
}
