import { expect, test, vi } from 'vitest';
import { listBlogs, newestBlogsRequest } from '#src/features/blogs/read-blogs.ts';
import { respondWith } from '#tests/support/firestore-responses.ts';

const NAME = 'projects/demo-shagun/databases/(default)/documents/blogs/';

function stored(id: string, fields: object = {}) {
  const createdAt = { timestampValue: '2026-01-01T20:00:00.123456Z' };
  const document = { name: `${NAME}${id}`, fields: { createdAt, ...fields } };
  return { document, readTime: '2026-01-02T00:00:00Z' };
}

const found = (count: number) => Array.from({ length: count }, (_, place) => stored(`b${place}`));

test('twenty of twenty-one blogs are shown, and the next page follows the last of them', async () => {
  respondWith(200, found(21));
  const { items, next } = await listBlogs();
  expect(items).toHaveLength(20);
  expect(next).toEqual({ id: 'b19', time: '2026-01-01T20:00:00.123456Z' });

  const second = respondWith(200, found(1));
  expect((await listBlogs(next)).next).toBeUndefined();
  const { structuredQuery } = JSON.parse(String(second.mock.calls[0]?.[1].body));
  expect(structuredQuery.limit).toBe(21);
  expect(structuredQuery.startAt.values).toContainEqual({ timestampValue: '2026-01-01T20:00:00.123456Z' });
  expect(structuredQuery.startAt.before).toBe(false);
});

test('of a damaged blog, what can be read is shown, and no picture that is not safe', async () => {
  const damaged = stored('b1', {
    title: { integerValue: '7' },
    content: { stringValue: 'Line one.' },
    imageUrl: { stringValue: 'javascript:alert(1)' },
  });
  respondWith(200, [damaged]);
  expect((await listBlogs()).items).toEqual([
    {
      id: 'b1',
      title: '',
      content: 'Line one.',
      imageUrl: undefined,
      createdAt: new Date('2026-01-01T20:00:00.123Z'),
    },
  ]);
});

test('a list that is empty has no next page', async () => {
  respondWith(200, [{ readTime: '2026-01-02T00:00:00Z' }]);
  expect(await listBlogs()).toEqual({ items: [] });
});

test('refused or unavailable blogs are a failure, not an empty list', async () => {
  respondWith(403, [
    { error: { status: 'PERMISSION_DENIED', message: 'Missing or insufficient permissions.' } },
  ]);
  await expect(listBlogs()).rejects.toThrow();
  respondWith(503, {});
  await expect(listBlogs()).rejects.toThrow('503');
});

test('the first page is what the page’s own script asked for, and is not asked for again', async () => {
  const fetched = respondWith(200, found(2));
  vi.stubGlobal('earlyRead', { ...newestBlogsRequest(), response: Promise.resolve(Response.json(found(1))) });
  expect((await listBlogs()).items).toHaveLength(1);
  expect(fetched).not.toHaveBeenCalled();

  expect((await listBlogs()).items).toHaveLength(2);
});

test('another page is not what that script asked for', async () => {
  const fetched = respondWith(200, found(2));
  vi.stubGlobal('earlyRead', { ...newestBlogsRequest(), response: Promise.resolve(Response.json(found(1))) });
  expect((await listBlogs({ id: 'b19', time: '2026-01-01T20:00:00Z' })).items).toHaveLength(2);
  expect(fetched).toHaveBeenCalledOnce();
});

test('a failed request of that script counts as one of the app, which can try again', async () => {
  respondWith(200, found(2));
  const lost = Promise.reject(new TypeError('Failed to fetch'));
  vi.stubGlobal('earlyRead', { ...newestBlogsRequest(), response: lost });
  await expect(listBlogs()).rejects.toThrow('Failed to fetch');
  expect((await listBlogs()).items).toHaveLength(2);
});
