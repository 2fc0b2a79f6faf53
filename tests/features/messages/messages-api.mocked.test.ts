import { beforeEach, expect, test, vi } from 'vitest';

const sdk = vi.hoisted(() => ({
  getDocs: vi.fn(),
  getCount: vi.fn(),
  batchSet: vi.fn(),
  batchDelete: vi.fn(),
  commit: vi.fn(),
}));

vi.mock('#src/lib/firebase.ts', () => ({ openDatabase: async () => 'database' }));
vi.mock('firebase/firestore/lite', async (original) => ({
  ...(await original<typeof import('firebase/firestore/lite')>()),
  ...sdk,
  doc: (...path: unknown[]) => path,
  collection: (...path: unknown[]) => path,
  query: (all: unknown[], ...parts: unknown[]) =>
    Array.isArray(all[0]) ? [...all, ...parts] : [all, ...parts],
  where: (...parts: unknown[]) => ['where', ...parts],
  orderBy: (...parts: unknown[]) => ['orderBy', ...parts],
  limit: (size: number) => ['limit', size],
  startAfter: (cursor: unknown) => ['startAfter', cursor],
  serverTimestamp: () => 'the server’s time',
  writeBatch: () => ({ set: sdk.batchSet, delete: sdk.batchDelete, commit: sdk.commit }),
}));

import { documentId, Timestamp } from 'firebase/firestore/lite';
import {
  countMessages,
  deleteMessage,
  listMessages,
  listMessagesById,
} from '#src/features/messages/messages-api.ts';

const ID = 'a'.repeat(32);
const WORDS = { name: 'Asha', number: '+919845000012', message: 'Joy' };

beforeEach(() => {
  for (const call of Object.values(sdk)) call.mockReset().mockResolvedValue(undefined);
});

function snapshot(id: string, data: object) {
  return { id, data: () => data };
}

test('A page requests 21 newest first, shows 20, and returns the cursor of the next page', async () => {
  const docs = Array.from({ length: 21 }, (_, place) =>
    snapshot(`id${place}`, { ...WORDS, createdAt: Timestamp.fromMillis(1_000) }),
  );
  sdk.getDocs.mockResolvedValue({ docs });
  const page = await listMessages({ collection: 'farewellMessages', branch: 'it' });
  expect(sdk.getDocs).toHaveBeenCalledExactlyOnceWith([
    ['database', 'farewellMessages'],
    ['where', 'branch', '==', 'it'],
    ['orderBy', 'createdAt', 'desc'],
    ['limit', 21],
  ]);
  expect(page.items).toHaveLength(20);
  expect(page.items[0]).toEqual({
    id: 'id0',
    ...WORDS,
    branch: undefined,
    sentAt: new Date(1_000),
  });
  expect(page.next).toBe(docs[19]);
});

test('For an export pages are ordered by id, which a resend does not change', async () => {
  sdk.getDocs.mockResolvedValue({ docs: [snapshot('id20', WORDS)] });
  const page = await listMessagesById({ collection: 'farewellMessages', branch: 'it' });
  expect(sdk.getDocs).toHaveBeenCalledExactlyOnceWith([
    ['database', 'farewellMessages'],
    ['where', 'branch', '==', 'it'],
    ['orderBy', documentId()],
    ['limit', 21],
  ]);
  expect(page.items.map(({ id }) => id)).toEqual(['id20']);
});

test('The last page has no next one', async () => {
  sdk.getDocs.mockResolvedValue({ docs: [snapshot('one', WORDS)] });
  expect(await listMessages({ collection: 'blesscouple' })).not.toHaveProperty('next');
});

test('A document damaged by hand is still listed, so that it can be deleted', async () => {
  sdk.getDocs.mockResolvedValue({ docs: [snapshot('odd', { name: 7, createdAt: 'yesterday' })] });
  const { items } = await listMessages({ collection: 'blesscouple' });
  expect(items).toEqual([
    { id: 'odd', name: '', number: '', message: '', branch: undefined, sentAt: undefined },
  ]);
});

test('A count stops at ten thousand', async () => {
  sdk.getCount.mockResolvedValue({ data: () => ({ count: 46 }) });
  expect(await countMessages({ collection: 'blesscouple' })).toBe(46);
  expect(sdk.getCount).toHaveBeenCalledExactlyOnceWith([
    ['database', 'blesscouple'],
    ['limit', 10_000],
  ]);
});

test('A deletion leaves a tombstone in the same request', async () => {
  await deleteMessage({ collection: 'blesscouple' }, ID);
  expect(sdk.batchDelete).toHaveBeenCalledExactlyOnceWith(['database', 'blesscouple', ID]);
  expect(sdk.batchSet).toHaveBeenCalledExactlyOnceWith(['database', 'deletedMessages', ID], {
    deletedAt: 'the server’s time',
  });
  expect(sdk.commit).toHaveBeenCalledOnce();
});
