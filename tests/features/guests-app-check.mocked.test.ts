import { expect, test, vi } from 'vitest';
import { fetchInvitation } from '#src/data/read-invitation.ts';
import { readWallPage, wallChanges } from '#src/data/read-wall.ts';
import { listBlogs, newestBlogsRequest } from '#src/features/blogs/read-blogs.ts';
import { fetchFamily, markOpened } from '#src/features/replies/read-family.ts';

vi.mock('#src/lib/app-check-token.ts', () => ({ appCheckToken: async () => 'a token' }));

const CODE = 'ABCD12345678';
const FAMILY = 'fabcdefghijklmnopqrstu';

test.each([
  ['the blogs', () => listBlogs()],
  ['an invitation', () => fetchInvitation(CODE)],
  ['a family’s page', () => fetchFamily(CODE, FAMILY)],
  ['the mark of an opened link', () => markOpened(CODE, FAMILY, Date.UTC(2027, 0, 1))],
  ['a page of blessings', () => readWallPage(CODE)],
  ['the wall’s changes', () => wallChanges(CODE).readLatest()],
])('with App Check on, the request for %s has its token', async (_name, ask: () => Promise<unknown>) => {
  const fetched = vi.fn(async (_address: string, _init: RequestInit) => Response.json({}, { status: 503 }));
  vi.stubGlobal('fetch', fetched);
  await ask().catch(() => undefined);
  expect(fetched).toHaveBeenCalledOnce();
  expect(new Headers(fetched.mock.calls[0]?.[1].headers).get('x-firebase-appcheck')).toBe('a token');
});

test('a read that the page began without the token is not taken over', async () => {
  const { readDocument, documentAddress } = await import('#src/lib/firestore-rest.ts');
  const response = Promise.resolve(Response.json({}));
  vi.stubGlobal('earlyRead', { address: documentAddress('invitations', CODE), response });
  const fetched = vi.fn(async () => Response.json({ name: 'a', fields: {} }));
  vi.stubGlobal('fetch', fetched);
  await readDocument('invitations', CODE, 'a token');
  expect(fetched).toHaveBeenCalledOnce();
});

test('a query that the page began without the token is not taken over either', async () => {
  vi.stubGlobal('earlyRead', { ...newestBlogsRequest(), response: Promise.resolve(Response.json([])) });
  const fetched = vi.fn(async () => Response.json([{ readTime: '2026-01-02T00:00:00Z' }]));
  vi.stubGlobal('fetch', fetched);
  await listBlogs();
  expect(fetched).toHaveBeenCalledOnce();
});
