import { vi } from 'vitest';
import type { Family } from '#src/domain/guests/family.ts';
import { NO_GUESTS } from '#src/domain/guests/guest-list.ts';
import type { useGuestList } from '#src/features/guest-list/use-guest-list.ts';
import { guestListOf } from '#src/features/guest-list/use-guest-list.ts';

/** A guest list whose changes succeed and are not shown. */
export function fakeGuestList(
  families: readonly Family[],
  change: Partial<ReturnType<typeof useGuestList>> = {},
): ReturnType<typeof useGuestList> {
  const done = () => Promise.resolve();
  return {
    ...guestListOf('TEST12345678'),
    ...NO_GUESTS,
    status: 'ready',
    syncing: false,
    families,
    addFamilies: vi.fn(done),
    changeFamilies: vi.fn(done),
    removeFamilies: vi.fn(() => Promise.resolve({ removed: [], isWhole: true, undo: done })),
    markSent: vi.fn(done),
    ...change,
  };
}
