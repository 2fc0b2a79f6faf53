import { expect, test } from 'vitest';
import type { GuestBookReading } from '#src/data/guest-book-api.ts';
import type { GuestBook } from '#src/domain/guests/guest-book.ts';
import { NO_GUESTS } from '#src/domain/guests/guest-book.ts';
import { createGuestBookStore } from '#src/features/guest-book/guest-book-store.ts';
import { bookOf, familyWith } from '#tests/support/guest-book.ts';

const SHARMA = familyWith({ id: 'sharma' });

/** A desk whose next reading answers as given, or fails; it is `now` on this phone. */
function openDesk(copy: GuestBook, reading: GuestBookReading | undefined, now: number) {
  const kept: GuestBook[] = [];
  const store = createGuestBookStore('TEST12345678', {
    changing: () => import('#src/data/guests-api.ts'),
    reading: async () => ({
      ...(await import('#src/data/guest-book-api.ts')),
      readGuestBook: () => (reading ? Promise.resolve(reading) : Promise.reject(new Error('offline'))),
    }),
    keptBook: async () => copy,
    keepBook: async (_, book) => void kept.push(book),
    now: () => now,
  });
  return { store, kept };
}

test('the list knows when all of it was last read, and keeps that on the phone', async () => {
  const { store, kept } = openDesk(NO_GUESTS, { changes: { families: [SHARMA] }, failure: undefined }, 500);
  await store.sync();
  expect(store.view().book.readAt).toBe(500);
  expect(kept.at(-1)?.readAt).toBe(500);
});

test('a copy read without a network is as old as before', async () => {
  const { store } = openDesk({ ...bookOf([SHARMA]), readAt: 300 }, undefined, 500);
  await store.sync();
  expect(store.view()).toMatchObject({ status: 'offline', book: { readAt: 300 } });
});

test('a reading that missed a part does not make the list newer', async () => {
  const missed = { changes: { families: [SHARMA] }, failure: new Error('unavailable') };
  const { store } = openDesk({ ...bookOf([]), readAt: 300 }, missed, 500);
  await store.sync();
  expect(store.view()).toMatchObject({ status: 'partial', book: { readAt: 300 } });
});
