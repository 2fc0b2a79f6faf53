/** Pages of blogs with a title, a description and a picture for link previews; the browser reads and shows the blog itself. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import type { Renderer } from '#scripts/build/prerender.ts';
import { PATHS } from '#src/config/paths.ts';
import { BLOG_PICTURES, BLOGS } from '#src/domain/collections.ts';

/** A published blog, as far as its preview needs it. */
export interface PreviewedBlog {
  readonly id: string;
  readonly title: string;
  readonly content: string;
  readonly imageUrl: string | undefined;
  /** JPEG from the owner's phone. */
  readonly picture: Uint8Array | undefined;
}

const stored = v.object({
  title: v.string(),
  content: v.string(),
  imageUrl: v.optional(v.pipe(v.string(), v.startsWith('https://'), v.url())),
  picture: v.optional(v.string()),
});
const storedPicture = v.object({ picture: v.instance(Uint8Array) });

/** Reads every blog whose moment has come at `now` (milliseconds since 1970): one read each, and one for each picture. */
export async function readBlogs(database: Firestore, now: number): Promise<PreviewedBlog[]> {
  const found = await database.collection(BLOGS).where('createdAt', '<=', new Date(now)).get();
  const blogs: PreviewedBlog[] = [];
  for (const document of found.docs) {
    const blog = v.safeParse(stored, document.data());
    if (!blog.success) continue;
    const { title, content, imageUrl, picture: id } = blog.output;
    const picture = id === undefined ? undefined : await readPicture(database, id);
    blogs.push({ id: document.id, title, content, imageUrl, picture });
  }
  return blogs;
}

async function readPicture(database: Firestore, id: string): Promise<Uint8Array | undefined> {
  const found = await database.doc(`${BLOG_PICTURES}/${id}`).get();
  const picture = v.safeParse(storedPicture, found.data());
  return picture.success ? picture.output.picture : undefined;
}

/** Writes a page for each blog into the build in `out`; removes those of all others. */
export function writeBlogs({ server, write }: Renderer, out: string, blogs: readonly PreviewedBlog[]): void {
  rmSync(join(out, PATHS.blogs), { recursive: true, force: true });
  const { module } = server.BLOG_SHELL;
  for (const { picture: bytes, ...blog } of blogs) {
    const address = PATHS.blog(blog.id);
    const picture = bytes && `${address}.jpg`;
    const end = `<noscript><p>${server.WITHOUT_SCRIPTS}</p></noscript>`;
    write(address, { head: server.blogHead({ blog, picture }), body: '', end, module });
    if (bytes && picture) {
      mkdirSync(dirname(join(out, picture)), { recursive: true });
      writeFileSync(join(out, picture), bytes);
    }
  }
}
