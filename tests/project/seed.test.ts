// @vitest-environment node
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { seedBlogs } from '#scripts/emulators/seed.ts';
import { LIMITS } from '#src/domain/blog/limits.ts';
import { blogOf } from '#src/features/blogs/read-blogs.ts';
import { fieldsOf } from '#src/lib/fields-of.ts';
import type { PlainFields } from '#src/lib/firestore-values.ts';
import { decodeFields } from '#src/lib/firestore-values.ts';

/** What is created, by collection and id. */
async function seeded(): Promise<Map<string, PlainFields>> {
  const created = new Map<string, PlainFields>();
  vi.stubGlobal('fetch', async (address: string, { body }: { body?: string }) => {
    const { pathname, searchParams } = new URL(address);
    const collection = pathname.slice(pathname.lastIndexOf('/') + 1);
    if (body === undefined) return Response.json({});
    created.set(
      `${collection}/${searchParams.get('documentId')}`,
      decodeFields(fieldsOf(JSON.parse(body)).fields),
    );
    return Response.json({});
  });
  await seedBlogs('127.0.0.1:8080');
  return created;
}

test('each blog of the demonstration has a picture that needs no network and could be the owner’s own', async () => {
  const created = await seeded();
  const blogs = [...created].filter(([path]) => path.startsWith('blogs/'));
  expect(blogs).toHaveLength(3);
  for (const [path, fields] of blogs) {
    const { imageUrl, picture } = blogOf(path, fields);
    expect(imageUrl).toBeUndefined();
    const jpeg = Buffer.from(String(created.get(`blogPictures/${picture}`)?.picture), 'base64');
    expect(jpeg.length).toBeLessThanOrEqual(LIMITS.blogPicture.max);
    expect((await sharp(jpeg).metadata()).format).toBe('jpeg');
  }
});
