import type { GuestListReading } from '#src/data/guest-list-api.ts';
import type * as GuestsApi from '#src/data/guests-api.ts';
import type { GuestList } from '#src/domain/guests/guest-list.ts';
import { createGuestListStore } from '#src/features/guest-list/guest-list-store.ts';

export const NOTHING_NEW: GuestListReading = { changes: {}, failure: undefined };

/** A desk whose next read returns the given result, or fails; `now` is the phone's time. */
export function openDesk(
  copy: GuestList,
  reading: GuestListReading | undefined,
  now: number,
  changing: Partial<typeof GuestsApi> = {},
) {
  const kept: GuestList[] = [];
  const store = createGuestListStore('TEST12345678', {
    changing: async () => ({ ...(await import('#src/data/guests-api.ts')), ...changing }),
    reading: async () => ({
      ...(await import('#src/data/guest-list-api.ts')),
      readGuestList: () => (reading ? Promise.resolve(reading) : Promise.reject(new Error('offline'))),
    }),
    keptList: async () => copy,
    keepList: async (_, guestList) => void kept.push(guestList),
    now: () => now,
  });
  return { store, kept };
}
