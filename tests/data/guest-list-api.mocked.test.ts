import { beforeEach, expect, test, vi } from 'vitest';
import { readGuestList } from '#src/data/guest-list-api.ts';
import { NO_GUESTS } from '#src/domain/guests/guest-list.ts';

const stored: Record<string, object[] | Error> = {};

vi.mock('#src/lib/firebase.ts', () => ({ openDatabase: async () => ({}) }));
vi.mock('firebase/firestore/lite', () => ({
  collection: (...path: unknown[]) => path.at(-1),
  query: (part: string) => part,
  where: () => undefined,
  orderBy: () => undefined,
  limit: () => undefined,
  serverTimestamp: () => undefined,
  getDocs: async (part: string) => {
    const found = stored[part] ?? [];
    if (found instanceof Error) throw found;
    return { docs: found.map((fields, place) => ({ id: `${part}-${place}`, data: () => fields })) };
  },
}));

const at = { toDate: () => new Date(5), toMillis: () => 5 };
const FAMILY = {
  name: 'Sharma',
  functions: ['f1'],
  seats: 4,
  language: 'en',
  phone: '',
  side: 'both',
  tags: '',
  note: '',
  sentAt: null,
  updatedAt: at,
};

beforeEach(() => {
  for (const part of Object.keys(stored)) delete stored[part];
});

test('one document that is none does not hide the others, and is named', async () => {
  stored.familyPrivate = [FAMILY, { name: 5 }, FAMILY];
  stored.replies = [{ unsure: 'f1' }];
  stored.opened = [{ at: 'soon' }];
  stored.closed = [{}];
  const { changes, failure } = await readGuestList('CODE', NO_GUESTS.readUntil);
  expect(failure).toBeUndefined();
  expect(changes.families?.map(({ id }) => id)).toEqual(['familyPrivate-0', 'familyPrivate-2']);
  expect(changes.unreadable).toEqual(['familyPrivate-1', 'replies-0']);
});

test('a part that cannot be read does not hide the others, and is read again next time', async () => {
  stored.familyPrivate = [FAMILY];
  stored.replies = new Error('too large');
  const { changes, failure } = await readGuestList('CODE', { ...NO_GUESTS.readUntil, replies: 3 });
  expect(changes.families).toHaveLength(1);
  expect(changes.readUntil?.replies).toBe(3);
  expect(failure).toMatchObject({ message: 'too large' });
});

test('without any part it says why', async () => {
  for (const part of ['familyPrivate', 'replies', 'opened', 'arrivals', 'closed'])
    stored[part] = Object.assign(new Error('no'), { code: 'permission-denied' });
  await expect(readGuestList('CODE', NO_GUESTS.readUntil)).rejects.toMatchObject({
    code: 'permission-denied',
  });
});
