import { beforeEach, expect, test, vi } from 'vitest';

interface Stored {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly version: number;
}

/** Firestore with transactions: a save is refused, and made again, if what it has read changes before it arrives. */
const firestore = vi.hoisted(() => {
  const documents = new Map<string, Stored>();
  let versions = 0;
  const put = (path: string, fields: Stored['fields']) => {
    versions += 1;
    documents.set(path, { fields, version: versions });
  };
  const open = () => {
    const read = new Map<string, number | undefined>();
    const writes: (() => unknown)[] = [];
    return {
      get: async (path: string) => void read.set(path, documents.get(path)?.version),
      set: (path: string, fields: Stored['fields']) => writes.push(() => put(path, fields)),
      update: (path: string, fields: Stored['fields']) =>
        writes.push(() => put(path, { ...documents.get(path)?.fields, ...fields })),
      delete: (path: string) => writes.push(() => documents.delete(path)),
      commit: async () => {
        const isCurrent = [...read].every(([path, version]) => documents.get(path)?.version === version);
        if (isCurrent) for (const write of writes) write();
        return isCurrent;
      },
    };
  };
  type Attempt = ReturnType<typeof open>;
  return {
    documents,
    put,
    open,
    /** What another form does just before a save arrives. */
    meanwhile: async () => {},
    async run(work: (attempt: Attempt) => Promise<void>): Promise<void> {
      const attempt = open();
      await work(attempt);
      const other = this.meanwhile;
      this.meanwhile = async () => {};
      await other();
      if (!(await attempt.commit())) await this.run(work);
    },
  };
});

vi.mock('#src/lib/firebase.ts', () => ({ openDatabase: async () => 'database' }));
vi.mock('#src/lib/pages-api.ts', () => ({
  readFields: async (path: string) => firestore.documents.get(path)?.fields,
}));
vi.mock('#src/features/blogs/read-blogs.ts', () => ({
  readBlog: async (id: string) => firestore.documents.get(`blogs/${id}`)?.fields,
}));
vi.mock('firebase/firestore/lite', async (original) => ({
  ...(await original<object>()),
  doc: (_: unknown, ...path: string[]) => path.join('/'),
  serverTimestamp: () => new Date(0),
  runTransaction: (_: unknown, work: Parameters<typeof firestore.run>[0]) => firestore.run(work),
  writeBatch: firestore.open,
}));

import { changeBlog, publishBlog, saveDraft } from '#src/features/blogs/blogs-api.ts';
import { readEdited } from '#src/features/blogs/edited-blog.ts';
import { OvertakenError, saveBlog } from '#src/features/blogs/save-blog.ts';

const BLOG = { title: 'Winter weddings', content: 'Fog, flowers and hot chai.', imageUrl: '' };
const titleOf = (path: string) => firestore.documents.get(path)?.fields.title;

beforeEach(() => {
  firestore.documents.clear();
  firestore.put('blogs/out', { ...BLOG, createdAt: new Date(0) });
  firestore.put('blogDrafts/draft', { ...BLOG, day: '' });
});

/** A form that was opened before anybody has saved, and that saves with another title. */
async function openForm(kind: 'draft' | 'published', as: 'draft' | 'published', title: string) {
  const id = kind === 'draft' ? 'draft' : 'out';
  const opened = await readEdited(kind, id);
  const typed = { ...BLOG, title, day: '' };
  return (beforeWriting = async () => {}) =>
    saveBlog({
      opened,
      wanted: { kind: as, id, typed, picture: undefined },
      write: async (check) => {
        await beforeWriting();
        if (as === 'draft') return saveDraft(id, typed, {}, check);
        if (kind === 'draft') return publishBlog(id, typed, {}, undefined, check);
        return changeBlog(id, typed, {}, undefined, check);
      },
    });
}

test.each([
  ['a blog', 'published', 'published', 'blogs/out'],
  ['a draft', 'draft', 'draft', 'blogDrafts/draft'],
  ['a draft that is published', 'draft', 'published', 'blogs/draft'],
] as const)(
  'of two forms that save %s at once, the second is told what the first has saved',
  async (...of) => {
    const [, kind, as, path] = of;
    const theirs = await openForm(kind, as, 'Theirs');
    const mine = await openForm(kind, as, 'Mine');
    await expect(mine(theirs)).rejects.toBeInstanceOf(OvertakenError);
    expect(titleOf(path)).toBe('Theirs');
  },
);

test('a form whose save arrives while the other has been compared already is told so, too', async () => {
  const theirs = await openForm('published', 'published', 'Theirs');
  const mine = await openForm('published', 'published', 'Mine');
  firestore.meanwhile = theirs;
  await expect(mine()).rejects.toMatchObject({ theirs: { typed: { title: 'Theirs' } } });
  expect(titleOf('blogs/out')).toBe('Theirs');
});

test('a draft that is published while another form saves it does not come back', async () => {
  const theirs = await openForm('draft', 'published', 'Theirs');
  const mine = await openForm('draft', 'draft', 'Mine');
  firestore.meanwhile = theirs;
  await expect(mine()).rejects.toMatchObject({ name: 'OvertakenError', theirs: undefined });
  expect([...firestore.documents.keys()].sort()).toEqual(['blogs/draft', 'blogs/out']);
});

test('two forms that save the same text at once have both saved it', async () => {
  const theirs = await openForm('published', 'published', 'Spring weddings');
  const mine = await openForm('published', 'published', 'Spring weddings');
  firestore.meanwhile = theirs;
  await mine();
  expect(titleOf('blogs/out')).toBe('Spring weddings');
});
