import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openSignIn } from '#src/data/account-api.ts';
import type { DoorCount } from '#src/data/guest-list-copy.ts';
import {
  addToDoorCount,
  doorCounts,
  keptPrivateFunctions,
  moveDoorCount,
} from '#src/data/guest-list-copy.ts';
import { saveArrivals } from '#src/data/guests-api.ts';
import type { Came } from '#src/domain/guests/arrival.ts';
import { sumOf } from '#src/domain/guests/arrival.ts';
import type { GuestList } from '#src/domain/guests/guest-list.ts';
import { doorRows } from '#src/features/guest-list/door/door-list.ts';
import { useDoor } from '#src/features/guest-list/door/use-door.ts';
import { guestListOf } from '#src/features/guest-list/use-guest-list.ts';
import { deviceId } from '#src/lib/device-id.ts';
import { familyWith, listOf } from '#tests/support/guest-list.ts';
import { SAMPLE } from '#tests/support/sample-invitation.ts';

vi.mock('#src/data/account-api.ts');
vi.mock('#src/data/guest-list-copy.ts');
vi.mock('#src/data/guests-api.ts');
vi.mock('#src/data/invitations-api.ts');

const { code } = SAMPLE;
const OLD = familyWith({ id: 'old', name: 'Sharma family', seats: 12 });
const RENEWED = { ...OLD, id: 'new', renewedFrom: 'old' };

/** What this phone keeps, by family. */
let kept = new Map<string, DoorCount>();
/** What the couple's desk has of this phone, by family. */
let arrived = new Map<string, Came>();
let isOnline = true;
/** As this phone reads it, once it has a network. */
let families = [OLD];
let read = viewOf(listOf([OLD]));

function viewOf(guestList: GuestList) {
  return { status: 'ready', syncing: false, guestList } as const;
}

const keep = (family: string, came: Came) => {
  const count = { code, family, came, sent: false };
  kept.set(family, count);
  return count;
};

beforeEach(() => {
  vi.useFakeTimers();
  [kept, arrived, isOnline, families] = [new Map(), new Map(), true, [OLD]];
  read = viewOf(listOf([OLD]));
  const list = guestListOf(code);
  vi.spyOn(list, 'view').mockImplementation(() => read);
  const sync = async () => {
    if (!isOnline) return;
    const arrivals = [...arrived].map(([family, came]) => ({
      family,
      came,
      device: deviceId(),
      updatedAt: 1,
    }));
    read = viewOf(listOf(families, [], arrivals));
  };
  vi.spyOn(list, 'sync').mockImplementation(sync);
  vi.spyOn(list, 'syncArrivals').mockImplementation(sync);
  const account = { uid: 'u', email: 'uncle@example.com' };
  vi.mocked(openSignIn).mockResolvedValue({ account } as Awaited<ReturnType<typeof openSignIn>>);
  vi.mocked(keptPrivateFunctions).mockResolvedValue([]);
  vi.mocked(doorCounts).mockImplementation(async () => [...kept.values()]);
  vi.mocked(addToDoorCount).mockImplementation(async (_, family, key, more, shared) => {
    const known = kept.get(family)?.came ?? shared;
    return keep(family, { ...known, [key]: (known?.[key] ?? 0) + more });
  });
  vi.mocked(moveDoorCount).mockImplementation(async (_, from, to) => {
    const before = kept.get(from);
    kept.delete(from);
    return before ? keep(to, sumOf(before.came, kept.get(to)?.came ?? {})) : kept.get(to);
  });
  vi.mocked(saveArrivals).mockImplementation(async (_, arrivals) => {
    if (!isOnline) throw new TypeError('Failed to fetch');
    for (const { family, came } of arrivals) arrived.set(family, came);
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.resetAllMocks();
});

const settle = () => act(() => vi.dynamicImportSettled());

async function openDoor() {
  const { result } = renderHook(() => useDoor(code));
  await settle();
  return {
    count: async (family: string, more: number) => {
      await act(() => result.current.count(family, 'f1', more));
      await settle();
    },
    nextRound: async () => {
      await act(() => vi.advanceTimersByTimeAsync(30_000));
      await settle();
    },
    waiting: () => result.current.waiting,
    came: () => {
      const own = new Map([...result.current.counts].map(([family, { came }]) => [family, came]));
      return doorRows('f1', read.guestList, own, deviceId()).map(({ id, came }) => [id, came]);
    },
  };
}

/** The couple's desk gives the family a new link, and moves what it knows of the counts. */
function renew(...known: readonly Came[]) {
  families = [RENEWED];
  for (const came of known) arrived.set('new', came);
}

test('guests counted without a network under a link that the desk has renewed count for the family’s new link', async () => {
  const door = await openDoor();
  isOnline = false;
  await door.count('old', 4);
  renew();
  isOnline = true;
  await door.nextRound();
  expect(door.came()).toEqual([['new', 4]]);
  await door.nextRound();
  expect(arrived.get('new')).toEqual({ f1: 4 });
  expect(door.waiting()).toBe(0);
});

test('guests counted before and after the renewal count once, and more can be counted', async () => {
  const door = await openDoor();
  await door.count('old', 2);
  isOnline = false;
  await door.count('old', 1);
  renew({ f1: 2 });
  isOnline = true;
  await door.nextRound();
  expect(door.came()).toEqual([['new', 3]]);
  await door.count('new', 5);
  expect(door.came()).toEqual([['new', 8]]);
  expect(arrived.get('new')).toEqual({ f1: 8 });
});

test('a phone that does not know of the renewal yet loses no count that it has sent under the old link', async () => {
  const door = await openDoor();
  renew();
  vi.mocked(guestListOf(code).syncArrivals).mockResolvedValue();
  await door.count('old', 6);
  expect(arrived.get('new')).toBeUndefined();
  vi.mocked(guestListOf(code).syncArrivals).mockImplementation(guestListOf(code).sync);
  await door.nextRound();
  await door.nextRound();
  expect(arrived.get('new')).toEqual({ f1: 6 });
});

test('while a renewal that failed half way has left both links, each keeps its own count', async () => {
  const door = await openDoor();
  await door.count('old', 2);
  families = [OLD, RENEWED];
  await door.nextRound();
  await door.count('old', 1);
  expect(door.came()).toEqual([
    ['old', 3],
    ['new', 0],
  ]);
  await door.count('new', 1);
  await door.count('old', 2);
  expect(door.came()).toEqual([
    ['old', 5],
    ['new', 1],
  ]);
  renew({ f1: 5 });
  await door.nextRound();
  expect(door.came()).toEqual([['new', 6]]);
  await door.nextRound();
  expect(arrived.get('new')).toEqual({ f1: 6 });
});

test('a count is undone also if the family’s link was renewed since', async () => {
  const door = await openDoor();
  await door.count('old', 4);
  renew({ f1: 4 });
  await door.nextRound();
  await door.count('old', -4);
  expect(door.came()).toEqual([['new', 0]]);
  expect(arrived.get('new')).toEqual({ f1: 0 });
});

test('a press before this phone’s own counts are loaded keeps them', async () => {
  keep('old', { f1: 4 });
  vi.mocked(doorCounts).mockReturnValueOnce(new Promise(() => {}));
  read = viewOf(listOf([RENEWED]));
  renew();
  const door = await openDoor();
  await door.count('new', 1);
  expect(door.came()).toEqual([['new', 5]]);
});

test('a phone that can keep nothing moves what it shows', async () => {
  vi.mocked(addToDoorCount).mockResolvedValue(undefined);
  vi.mocked(doorCounts).mockResolvedValue(undefined);
  vi.mocked(moveDoorCount).mockResolvedValue(undefined);
  const door = await openDoor();
  await door.count('old', 3);
  renew();
  await door.nextRound();
  await door.nextRound();
  expect(arrived.get('new')).toEqual({ f1: 3 });
  expect(door.came()).toEqual([['new', 3]]);
});
