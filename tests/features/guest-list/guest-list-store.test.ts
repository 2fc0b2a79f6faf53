import { expect, test } from 'vitest';
import type * as GuestsApi from '#src/data/guests-api.ts';
import { NO_GUESTS } from '#src/domain/guests/guest-list.ts';
import { createGuestListStore } from '#src/features/guest-list/guest-list-store.ts';
import { NOTHING_NEW, openDesk } from '#tests/support/guest-desk.ts';
import { familyWith, listOf, replyWith } from '#tests/support/guest-list.ts';

const SHARMA = familyWith({ id: 'sharma' });

test('the list knows when all of it was last read, and keeps that on the phone', async () => {
  const { store, kept } = openDesk(NO_GUESTS, { changes: { families: [SHARMA] }, failure: undefined }, 500);
  await store.sync();
  expect(store.view().guestList.readAt).toBe(500);
  expect(kept.at(-1)?.readAt).toBe(500);
});

test('a copy read without a network is as old as before', async () => {
  const { store } = openDesk({ ...listOf([SHARMA]), readAt: 300 }, undefined, 500);
  await store.sync();
  expect(store.view()).toMatchObject({ status: 'offline', guestList: { readAt: 300 } });
});

test('a reading that missed a part does not make the list newer', async () => {
  const missed = { changes: { families: [SHARMA] }, failure: new Error('unavailable') };
  const { store } = openDesk({ ...listOf([]), readAt: 300 }, missed, 500);
  await store.sync();
  expect(store.view()).toMatchObject({ status: 'partial', guestList: { readAt: 300 } });
});

test('a phone at the door that could not read the list reads all of it once it is connected', async () => {
  const { store } = openDesk(NO_GUESTS, { changes: { families: [SHARMA] }, failure: undefined }, 500);
  await store.syncArrivals();
  expect(store.view().status).toBe('ready');
  expect([...store.view().guestList.families.keys()]).toEqual([SHARMA.id]);
});

test('a phone at the door reads the whole list again when its copy is old, and not at every round', async () => {
  let readings = 0;
  const arrivals: string[] = [];
  let time = 20 * 60_000;
  const store = createGuestListStore('TEST12345678', {
    changing: () => import('#src/data/guests-api.ts'),
    reading: async () => ({
      ...(await import('#src/data/guest-list-api.ts')),
      readGuestList: async () => {
        readings += 1;
        return {
          changes: { families: [SHARMA] },
          failure: readings === 1 ? new Error('unavailable') : undefined,
        };
      },
      readArrivals: async (code) => {
        arrivals.push(code);
        return {};
      },
    }),
    keptList: async () => ({ ...listOf([]), readAt: 1 }),
    keepList: async () => undefined,
    now: () => time,
  });
  await store.openCopy();
  await store.syncArrivals();
  expect(store.view().status).toBe('partial');
  await store.syncArrivals();
  expect(store.view()).toMatchObject({ status: 'ready', guestList: { readAt: time } });
  await store.syncArrivals();
  expect([readings, arrivals.length]).toEqual([2, 1]);
  time += 11 * 60_000;
  await store.syncArrivals();
  expect(readings).toBe(3);
});

test('a phone at the door whose account may not read counts any more says so, also without a network after that', async () => {
  let failure: Error = Object.assign(new Error('refused'), { code: 'permission-denied' });
  const store = createGuestListStore('TEST12345678', {
    changing: () => import('#src/data/guests-api.ts'),
    reading: async () => ({
      ...(await import('#src/data/guest-list-api.ts')),
      readArrivals: () => Promise.reject(failure),
    }),
    keptList: async () => ({ ...listOf([SHARMA]), readAt: 400 }),
    keepList: async () => undefined,
    now: () => 500,
  });
  await store.openCopy();
  await store.syncArrivals();
  expect(store.view().status).toBe('refused');
  failure = new Error('offline');
  await store.syncArrivals();
  expect(store.view().status).toBe('refused');
});

test('a new link that failed half way is made again for the same new family', async () => {
  const ids: string[] = [];
  const { store } = openDesk(listOf([SHARMA]), NOTHING_NEW, 500, {
    renewLink: async (_code, _family, id) => {
      ids.push(id);
      if (ids.length === 1) throw new Error('offline');
    },
  });
  await store.openCopy();
  await expect(store.renewLink('sharma')).rejects.toThrow('offline');
  const renewed = await store.renewLink('sharma');
  expect(ids).toEqual([renewed.id, renewed.id]);
  expect([...store.view().guestList.families.keys()]).toEqual([renewed.id]);
});

test('removed families come back with when their links were sent and opened, and with replies that they may give', async () => {
  const eaten = { adults: 6, children: 0, veg: 6, jain: 0, nonVeg: 0 };
  const family = familyWith({ id: 'gupta', functions: ['f1'], seats: 4, sentAt: 77 });
  const reply = replyWith({ id: 'gupta', answers: { f1: eaten }, rev: 3 });
  const restored: unknown[] = [];
  const list = {
    ...listOf([family, SHARMA], [reply]),
    openedAt: new Map([
      ['gupta', 60],
      ['iyer', 70],
    ]),
  };
  const { store } = openDesk(list, NOTHING_NEW, 500, {
    removeFamilies: async () => {},
    restoreFamilies: async (_code, families, _arrivals, replies, opened) =>
      void restored.push(families, replies, opened),
  });
  await store.openCopy();
  const { undo } = await store.removeFamilies(['gupta', 'sharma']);
  await undo();
  expect(restored).toMatchObject([
    [{ id: 'gupta', sentAt: 77 }, { id: 'sharma' }],
    [{ answers: { f1: { adults: 4, veg: 4 } } }],
    [{ id: 'gupta', at: 60 }],
  ]);
});

const countOf = (family: string, came: number) => ({ family, device: 'a', came: { f1: came }, updatedAt: 5 });

test('a family with a new link keeps who was counted of it at the door', async () => {
  const list = listOf([SHARMA, familyWith({ id: 'gupta' })], [], [countOf('sharma', 3), countOf('gupta', 2)]);
  const moved: unknown[] = [];
  const { store } = openDesk(list, NOTHING_NEW, 500, {
    renewLink: async (_code, _family, _id, _reply, arrivals) => void moved.push(...arrivals),
  });
  await store.openCopy();
  const { id } = await store.renewLink('sharma');
  expect(moved).toEqual([countOf('sharma', 3)]);
  const { arrivals, families } = store.view().guestList;
  expect([...arrivals.keys()]).toEqual(['gupta~a', `${id}~a`]);
  expect(families.get(id)?.renewedFrom).toBe('sharma');
});

test('removed families come back with who was counted at the door, and no other family’s count', async () => {
  const list = listOf([SHARMA, familyWith({ id: 'gupta' })], [], [countOf('sharma', 3), countOf('gupta', 2)]);
  const restored: unknown[] = [];
  const { store } = openDesk(list, NOTHING_NEW, 500, {
    removeFamilies: async () => {},
    restoreFamilies: async (_code, _families, arrivals) => void restored.push(...arrivals),
  });
  await store.openCopy();
  const { undo } = await store.removeFamilies(['sharma']);
  expect(store.view().guestList.arrivals.size).toBe(1);
  await undo();
  expect(restored).toEqual([countOf('sharma', 3)]);
  expect(store.view().guestList.arrivals.get('sharma~a')?.came).toEqual({ f1: 3 });
});

test('what a family told is saved over the reply that the couple has seen, and no newer one', async () => {
  const saved: number[] = [];
  const { store } = openDesk(listOf([SHARMA], [replyWith({ id: 'sharma', rev: 6 })]), undefined, 500, {
    saveReply: async (_code, _id, { rev }) => void saved.push(rev),
  });
  await store.openCopy();
  await store.saveReply('sharma', replyWith({ id: 'sharma' }), 4);
  expect(saved).toEqual([5]);
});

test('a reply that arrived after the last reading comes back with its removed family, and moves to its new link', async () => {
  const late = replyWith({ id: 'sharma', note: 'We come' });
  const reading = { changes: { replies: [late] }, failure: undefined };
  const written: string[] = [];
  const note = (replies: readonly { readonly note: string }[]) =>
    written.push(...replies.map((one) => one.note));
  const changing: Partial<typeof GuestsApi> = {
    removeFamilies: async () => {},
    restoreFamilies: async (_code, _families, _arrivals, replies) => void note(replies),
    renewLink: async (_code, _family, _id, reply) => void note(reply ? [reply] : []),
  };
  const removing = openDesk(listOf([SHARMA]), reading, 500, changing).store;
  await (await removing.removeFamilies(['sharma'])).undo();
  await openDesk(listOf([SHARMA]), reading, 500, changing).store.renewLink('sharma');
  expect(written).toEqual(['We come', 'We come']);
});

test('without a reading no family is removed', async () => {
  const { store } = openDesk(listOf([SHARMA]), undefined, 500, {
    removeFamilies: async () => expect.fail('removed unread'),
  });
  await expect(store.removeFamilies(['sharma'])).rejects.toThrow('could not be read');
});

test('a removal that fails half way says what was removed, and brings it back', async () => {
  const many = Array.from({ length: 100 }, (_, place) => familyWith({ id: `f${place}` }));
  let batches = 0;
  const restored: string[] = [];
  const { store } = openDesk(listOf(many), NOTHING_NEW, 500, {
    removeFamilies: async () => {
      batches += 1;
      if (batches === 2) throw new Error('offline');
    },
    restoreFamilies: async (_code, families) => void restored.push(...families.map(({ id }) => id)),
  });
  const { removed, isWhole, undo } = await store.removeFamilies(many.map(({ id }) => id));
  expect([removed.length, isWhole]).toEqual([60, false]);
  await undo();
  expect(restored).toHaveLength(60);
  expect(store.view().guestList.families.size).toBe(100);
});

test('a new link whose last response was lost is there at the next attempt', async () => {
  const changes = { families: [] as (typeof SHARMA)[], closed: [] as string[] };
  const { store } = openDesk(listOf([SHARMA]), { changes, failure: undefined }, 500, {
    renewLink: async (_code, family, id) => {
      changes.families = [{ ...family, id }];
      changes.closed = ['sharma'];
      throw new Error('deadline-exceeded');
    },
  });
  await expect(store.renewLink('sharma')).rejects.toThrow('deadline');
  const renewed = await store.renewLink('sharma');
  expect(renewed.id).toBe(changes.families[0]?.id);
});
