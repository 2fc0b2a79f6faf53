import { beforeEach, expect, test, vi } from 'vitest';

/** The stored documents by their path. */
const stored = vi.hoisted(() => new Map<string, object>());

vi.mock('#src/lib/firebase.ts', () => ({ openDatabase: async () => 'database' }));
vi.mock('firebase/firestore/lite', async (original) => ({
  ...(await original<typeof import('firebase/firestore/lite')>()),
  doc: (_: unknown, ...path: string[]) => path.join('/'),
  getDoc: async (path: string) => ({ data: () => stored.get(path) }),
  serverTimestamp: () => 'the server’s time',
  writeBatch: () => ({
    set: (path: string, fields: object) => stored.set(path, fields),
    delete: (path: string) => stored.delete(path),
    commit: async () => undefined,
  }),
}));

import { publishBlog, saveDraft } from '#src/features/blogs/blogs-api.ts';

const TYPED = { title: 'Mehndi', content: 'Leave it on for six hours.', imageUrl: '', day: '' };
const withBytes = (id: string) => ({ keeps: { id, blob: new Blob([id]) } });

beforeEach(() => stored.clear());

test('a draft saved from an older tab keeps the picture that another tab gave it', async () => {
  await saveDraft('a', TYPED, withBytes('old'));
  await saveDraft('a', TYPED, { ...withBytes('new'), drops: 'old' });
  await saveDraft('a', { ...TYPED, title: 'Corrected' }, { keeps: { id: 'old' } });
  expect(stored.get('blogDrafts/a')).toMatchObject({ title: 'Corrected', picture: 'new' });
  expect(stored.has('blogPictures/new')).toBe(true);
});

test('a draft saved from an older tab has no picture that another tab has deleted', async () => {
  await saveDraft('a', TYPED, withBytes('old'));
  await saveDraft('a', TYPED, { drops: 'old' });
  await saveDraft('a', TYPED, { keeps: { id: 'old' } });
  expect(stored.get('blogDrafts/a')).not.toHaveProperty('picture');
});

test('a blog published from an older tab has the picture that its draft has now', async () => {
  await saveDraft('a', TYPED, withBytes('old'));
  await saveDraft('a', TYPED, { ...withBytes('new'), drops: 'old' });
  await publishBlog('a', TYPED, { keeps: { id: 'old' } });
  expect(stored.get('blogs/a')).toMatchObject({ picture: 'new' });
  await saveDraft('a', TYPED, { keeps: { id: 'old' } });
  expect(stored.get('blogDrafts/a'), 'published meanwhile').toMatchObject({ picture: 'new' });
});
