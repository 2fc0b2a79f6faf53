import { vi } from 'vitest';
import type { Family } from '#src/domain/guests/family.ts';
import { NO_GUESTS } from '#src/domain/guests/guest-book.ts';
import type { useGuestBook } from '#src/features/guest-book/use-guest-book.ts';
import { guestBookOf } from '#src/features/guest-book/use-guest-book.ts';

/** A guest list whose changes succeed and are not shown. */
export function fakeGuestBook(
  families: readonly Family[],
  change: Partial<ReturnType<typeof useGuestBook>> = {},
): ReturnType<typeof useGuestBook> {
  const done = () => Promise.resolve();
  return {
    ...guestBookOf('TEST12345678'),
    ...NO_GUESTS,
    status: 'ready',
    syncing: false,
    families,
    addFamilies: vi.fn(done),
    changeFamilies: vi.fn(done),
    removeFamilies: vi.fn(() => Promise.resolve(done)),
    markSent: vi.fn(done),
    ...change,
  };
}
