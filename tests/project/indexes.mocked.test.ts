import { beforeEach, expect, test, vi } from 'vitest';
import { ORDER_KINDS } from '#src/domain/order/order.ts';
import { ORDER_STATUSES } from '#src/domain/order/order-status.ts';
import { indexFor, missingIndex, readIndexes } from '#tests/support/needed-index.ts';

const CODE = 'SAMP1E000001';
const SINCE = Date.UTC(2026, 10, 1);

const sent: unknown[] = [];

// Takes every query that the shop's code sends, and finds nothing.
beforeEach(() => {
  vi.stubGlobal('fetch', async (_: unknown, request?: RequestInit) => {
    sent.push(JSON.parse(String(request?.body)));
    return Response.json([{ readTime: '2026-11-01T00:00:00Z', result: { aggregateFields: {} } }]);
  });
});

/** What queries a part of the shop. */
type Calls = ReadonlyArray<() => Promise<unknown>>;

async function orderBook(): Promise<Calls> {
  const orders = await import('#src/features/orders/orders-api.ts');
  const news = await import('#src/features/orders/new-orders-api.ts');
  const filters = [undefined, ...ORDER_STATUSES].flatMap((status) =>
    [undefined, ORDER_KINDS[0]].flatMap((kind) =>
      [undefined, '2026-11'].flatMap((month) =>
        ([undefined, 'function'] as const).map((by) => ({ status, kind, month, by })),
      ),
    ),
  );
  return [
    ...filters.flatMap((filter) => [
      () => orders.listOrders(filter),
      () => orders.listOrdersById(filter),
      () => orders.sumOrders(filter),
    ]),
    () => orders.findOrders({ field: 'name', text: 'Asha' }),
    () => orders.findOrders({ field: 'number', text: 'SG-1' }),
    () => orders.readManyOrders(),
    () => news.countOrdersSince(SINCE),
  ];
}

async function messages(): Promise<Calls> {
  const inbox = await import('#src/features/messages/messages-api.ts');
  const filters = [
    { collection: 'blesscouple' },
    { collection: 'farewellMessages' },
    { collection: 'farewellMessages', branch: 'cse' },
  ] as const;
  return filters.flatMap((filter) => [
    () => inbox.listMessages(filter),
    () => inbox.listMessagesById(filter),
    () => inbox.listUndatedMessages(filter),
    () => inbox.hasUndatedMessages(filter),
    () => inbox.countMessages(filter),
    () => inbox.countMessagesSince(filter, SINCE),
  ]);
}

async function desksOfTheOwner(): Promise<Calls> {
  const drafts = await import('#src/data/waiting-drafts-api.ts');
  const invitations = await import('#src/data/invitations-api.ts');
  const blogs = await import('#src/features/blogs/blogs-api.ts');
  const bookings = await import('#src/features/bookings/bookings-api.ts');
  const blessings = await import('#src/data/all-blessings-api.ts');
  return [
    () => drafts.listDrafts(),
    () => drafts.countDrafts(),
    () => drafts.countDraftsSince(SINCE),
    () => drafts.eraseDraftsOf(['asha@example.com']),
    () => invitations.listInvitations(),
    () => blogs.listDrafts(),
    () => blogs.countBlogs(),
    () => bookings.countBookings(),
    () => bookings.listBookings('2099-02-12'),
    () => bookings.listBookingsOf('SG-1'),
    () => blessings.listNewBlessings(),
    () => blessings.countNewBlessings(),
    () => blessings.countNewBlessings(SINCE),
  ];
}

async function deskOfACouple(): Promise<Calls> {
  const blessings = await import('#src/data/blessings-api.ts');
  const album = await import('#src/data/album-api.ts');
  const guests = await import('#src/data/guest-list-api.ts');
  const photos = [{}, { state: 'new' }] as const;
  const readUntil = { familyPrivate: SINCE, replies: SINCE, opened: SINCE, arrivals: SINCE, closed: SINCE };
  return [
    () => blessings.listBlessings(CODE, 20),
    () => blessings.readBlessings(CODE, ['one', 'two']),
    () => blessings.countBlessings(CODE),
    () => blessings.readApproved(CODE),
    ...photos.flatMap((which) =>
      [true, false].map((oldestFirst) => () => album.listPhotos(CODE, { ...which, oldestFirst }, 20)),
    ),
    () => album.countPhotos(CODE),
    () => album.photosOfPhone(CODE, 'phone'),
    () => album.listBookPhotos(CODE),
    () => guests.readGuestList(CODE, readUntil),
  ];
}

const PARTS = { orderBook, messages, desksOfTheOwner, deskOfACouple };

/** The queries of a part of the shop, whatever it does with the response. */
async function queriesOf(part: () => Promise<Calls>): Promise<readonly unknown[]> {
  sent.length = 0;
  const calls = await part();
  for (const call of calls) await call().catch(() => undefined);
  expect(sent.length).toBeGreaterThanOrEqual(calls.length);
  return [...sent];
}

test.each(Object.entries(PARTS))('every query of %s has the index that it needs', async (_, part) => {
  const queries = await queriesOf(part);
  const indexes = readIndexes();
  expect([...new Set(queries.flatMap((query) => missingIndex(query, indexes) ?? []))]).toEqual([]);
});

test('every index of several fields serves a query: each costs a write for every document', async () => {
  const indexes = readIndexes();
  const used = new Set<unknown>();
  for (const part of Object.values(PARTS)) {
    for (const query of await queriesOf(part)) used.add(indexFor(query, indexes));
  }
  expect(indexes.indexes.filter((index) => !used.has(index))).toEqual([]);
});
