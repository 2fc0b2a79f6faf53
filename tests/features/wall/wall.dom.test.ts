import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WallBlessing } from '#src/domain/blessing/wall-blessing.ts';
import type { Wall } from '#src/features/wall/wall.ts';
import { createWall } from '#src/features/wall/wall.ts';
import { FakeWall } from '#tests/support/wall-source.ts';

const MINUTE_MS = 60_000;

let firestore: FakeWall;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2027-02-12T14:00:00Z') });
  firestore = new FakeWall();
});

afterEach(() => {
  vi.useRealTimers();
});

/** Lets time pass as the page does: the wall looks every second, and every blessing is shown for ten. */
async function pass(wall: Wall, time: number): Promise<void> {
  for (let second = 1; second <= time / 1_000; second += 1) {
    await vi.advanceTimersByTimeAsync(1_000);
    await wall.look();
    if (second % 10 === 0) wall.advance();
  }
}

async function approveMany(count: number): Promise<void> {
  for (let number = 1; number <= count; number += 1) {
    firestore.approve(`b${number}`);
    await vi.advanceTimersByTimeAsync(1_000);
  }
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
}

/** The blessing that is shown. */
function shownBy(wall: Wall): WallBlessing | undefined {
  const { shown } = wall.view();
  return shown?.kind === 'blessing' ? shown.item : undefined;
}

/** The texts shown in a number of turns. */
function turns(wall: Wall, count: number): string[] {
  return Array.from({ length: count }, () => {
    const text = shownBy(wall)?.text ?? 'none';
    wall.advance();
    return text;
  });
}

async function opened(): Promise<Wall> {
  const wall = createWall(firestore);
  await wall.look();
  return wall;
}

test('an evening with nothing new reads two documents a minute', async () => {
  await approveMany(3);
  const wall = await opened();
  firestore.reads = 0;

  await pass(wall, 60 * MINUTE_MS);

  expect(firestore.reads).toBeLessThanOrEqual(120);
});

test('a minute with a new blessing reads no more than one without', async () => {
  await approveMany(3);
  const wall = await opened();
  firestore.reads = 0;

  for (let minute = 0; minute < 30; minute += 1) {
    firestore.approve(`new${minute}`);
    await pass(wall, MINUTE_MS);
  }

  // A query with one result costs as much as one without.
  expect(firestore.reads).toBeLessThanOrEqual(61);
});

test('an approved blessing is there within a minute, before those that were shown already', async () => {
  await approveMany(3);
  const wall = await opened();
  await pass(wall, MINUTE_MS);
  firestore.approve('late', 'We made it!');

  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  await wall.look();
  expect(wall.view().newsWaiting).toBe(true);
  wall.advance();

  expect(shownBy(wall)?.text).toBe('We made it!');
  expect(wall.view().newsWaiting).toBe(false);
});

test('a blessing that the couple hides while it is shown is gone within a minute', async () => {
  await approveMany(2);
  const wall = await opened();
  const shown = shownBy(wall);
  firestore.hide(shown?.id ?? '');

  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  await wall.look();

  expect(shownBy(wall)?.id).not.toBe(shown?.id);
  expect(new Set(turns(wall, 6))).not.toContain(shown?.text);
  expect(JSON.stringify(firestore.kept)).not.toContain(shown?.text);
});

test('all are shown in turn, newest first, and older ones are read once the others have been shown', async () => {
  await approveMany(45);
  const wall = await opened();
  expect(firestore.reads).toBe(21);

  const shown = new Set<string | undefined>();
  for (let second = 0; second < 15 * 60; second += 10) {
    await vi.advanceTimersByTimeAsync(10_000);
    await wall.look();
    shown.add(shownBy(wall)?.text);
    wall.advance();
  }

  expect([...shown].slice(0, 3)).toEqual(['Blessing b45', 'Blessing b44', 'Blessing b43']);
  expect(shown.size).toBe(45);
});

test('many that are approved in one minute all come', async () => {
  const wall = await opened();
  expect(wall.view()).toMatchObject({ status: 'open', shown: undefined });
  for (let number = 0; number < 50; number += 1) firestore.approve(`b${String(number).padStart(2, '0')}`);

  await pass(wall, MINUTE_MS + 5_000);

  expect(new Set(turns(wall, 60)).size).toBe(50);
});

test('without a network the wall goes on, and tries again soon; when the network is back it reads at once', async () => {
  await approveMany(2);
  const wall = await opened();
  firestore.online = false;
  await pass(wall, 5 * MINUTE_MS);
  expect(wall.view()).toMatchObject({ status: 'open', offline: true });
  expect(new Set(turns(wall, 4)).size).toBe(2);

  firestore.approve('later');
  firestore.online = true;
  await wall.wake();

  expect(wall.view().offline).toBe(false);
  expect(turns(wall, 3)).toContain('Blessing later');
});

test('after a night’s sleep of the laptop it reads with the first look', async () => {
  await approveMany(2);
  const wall = await opened();
  firestore.approve('morning');
  vi.setSystemTime(Date.now() + 9 * 60 * MINUTE_MS);

  await wall.look();

  expect(turns(wall, 3)).toContain('Blessing morning');
});

test('a clock that was put back does not stop the wall', async () => {
  await approveMany(2);
  const wall = await opened();
  firestore.reads = 0;
  vi.setSystemTime(Date.now() - 24 * 60 * MINUTE_MS);

  await wall.look();

  expect(firestore.reads).toBeGreaterThan(0);
});

test('a closed wall shows and keeps nothing, and begins again by itself', async () => {
  await approveMany(2);
  const wall = await opened();
  firestore.open = false;
  await pass(wall, MINUTE_MS);
  expect(wall.view()).toMatchObject({ status: 'closed', shown: undefined });
  expect(firestore.kept.blessings.items).toEqual([]);

  firestore.open = true;
  await pass(wall, MINUTE_MS + 1_000);

  expect(shownBy(wall)?.text).toMatch(/^Blessing b/);
});

test('after a reload it begins with what it kept, and reads only what is new', async () => {
  await approveMany(15);
  await opened();
  firestore.reads = 0;

  const again = createWall(firestore);
  expect(shownBy(again)?.text).toBe('Blessing b15');
  await again.look();

  expect(firestore.reads).toBe(2);
});

test('eight hours with six hundred blessings keep no more than those', async () => {
  await approveMany(600);
  const wall = await opened();
  for (let turn = 0; turn < 8 * 360; turn += 1) {
    await vi.advanceTimersByTimeAsync(10_000);
    await wall.look();
    wall.advance();
  }
  firestore.approve('one more');
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  await wall.look();

  expect(firestore.kept.blessings.items).toHaveLength(600);
  expect(firestore.kept.blessings.items.map(({ id }) => id)).toContain('one more');
});
