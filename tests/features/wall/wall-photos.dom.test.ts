import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Wall } from '#src/features/wall/wall.ts';
import { createWall } from '#src/features/wall/wall.ts';
import { FakeWall } from '#tests/support/wall-source.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

let firestore: FakeWall;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2027-02-12T14:00:00Z') });
  firestore = new FakeWall();
  firestore.revealsAt = Date.now() - HOUR_MS;
});

afterEach(() => {
  vi.useRealTimers();
});

/** Lets time pass as the page does, and returns the ids of what was shown, each when its turn began. */
async function pass(wall: Wall, time: number): Promise<(string | undefined)[]> {
  const shown: (string | undefined)[] = [];
  for (let second = 1; second <= time / 1_000; second += 1) {
    await vi.advanceTimersByTimeAsync(1_000);
    await wall.look();
    if (second % 10 !== 0) continue;
    wall.advance();
    shown.push(wall.view().shown?.item.id);
  }
  return shown;
}

function approveMany(blessings: number, photos: number): void {
  for (let number = 1; number <= blessings; number += 1) firestore.approve(`b${number}`);
  for (let number = 1; number <= photos; number += 1) {
    firestore.approvePhoto(`p${number}`);
    vi.setSystemTime(Date.now() + 10);
  }
  vi.setSystemTime(Date.now() + MINUTE_MS);
}

/** Leaves the marks of photographs that were never shown. */
function takenBack(count: number): void {
  for (let number = 1; number <= count; number += 1) {
    firestore.hidePhoto(`gone${number}`);
    vi.setSystemTime(Date.now() + 1);
  }
  vi.setSystemTime(Date.now() + MINUTE_MS);
}

async function opened(): Promise<Wall> {
  const wall = createWall(firestore);
  await wall.look();
  await vi.advanceTimersByTimeAsync(0);
  return wall;
}

test('blessings and photographs come in turn, each photograph with its picture', async () => {
  approveMany(3, 3);
  const wall = await opened();
  const shown = await pass(wall, 5 * MINUTE_MS);
  expect(new Set(shown)).toEqual(new Set(['b1', 'b2', 'b3', 'p1', 'p2', 'p3']));
  for (const [at, id] of shown.entries()) expect(id).not.toBe(shown[at - 1]);
  while (wall.view().shown?.kind !== 'photo') await pass(wall, 10_000);
  expect(wall.view().shown).toMatchObject({
    picture: `data:image/jpeg;base64,${wall.view().shown?.item.id}`,
  });
});

test('a photograph is on the wall within a minute of its approval, also one that arrived before others', async () => {
  approveMany(2, 40);
  const wall = await opened();
  await pass(wall, 2 * MINUTE_MS);
  firestore.approvePhoto('late', Date.now() - 5 * HOUR_MS);
  await pass(wall, MINUTE_MS - 10_000);
  const shown = await pass(wall, 20_000);
  expect(shown).toContain('late');
});

test('a photograph that is taken off leaves the screen within a minute, and has no turn any more', async () => {
  approveMany(0, 3);
  const wall = await opened();
  const id = wall.view().shown?.item.id ?? '';
  expect(id).toMatch(/^p/);
  firestore.hidePhoto(id);
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  await wall.look();
  await vi.advanceTimersByTimeAsync(0);
  expect(wall.view().shown?.item.id).not.toBe(id);
  expect(await pass(wall, 3 * MINUTE_MS)).not.toContain(id);
  expect(JSON.stringify(firestore.kept)).not.toContain(`Guest ${id}`);
});

test('a photograph whose picture is gone before the wall knows is passed over', async () => {
  approveMany(1, 2);
  const wall = await opened();
  // The picture of the newest is there already.
  firestore.hidePhoto('p1');
  expect(new Set(await pass(wall, 40_000))).toEqual(new Set(['b1', 'p2']));
});

test('without an album the wall reads its settings every ten minutes, and nothing else', async () => {
  firestore.revealsAt = undefined;
  approveMany(3, 3);
  const wall = await opened();
  await pass(wall, HOUR_MS);
  expect(firestore.albumReads).toBeLessThanOrEqual(14);
  expect(firestore.picturesRead).toEqual([]);
});

test('photographs come from the moment of the reveal', async () => {
  firestore.revealsAt = Date.now() + 5 * MINUTE_MS;
  approveMany(1, 1);
  const wall = await opened();
  expect(await pass(wall, 3 * MINUTE_MS)).not.toContain('p1');
  expect(await pass(wall, 3 * MINUTE_MS)).toContain('p1');
});

test('an album that is hidden again leaves the wall, and comes back', async () => {
  approveMany(1, 2);
  const wall = await opened();
  await pass(wall, MINUTE_MS);
  firestore.revealsAt = Date.now() + 30 * MINUTE_MS;
  await pass(wall, MINUTE_MS + 10_000);
  expect(new Set(await pass(wall, 2 * MINUTE_MS))).toEqual(new Set(['b1']));
  expect(firestore.kept.photos.items).toEqual([]);
  expect(await pass(wall, 40 * MINUTE_MS)).toContain('p2');
});

test('without a network blessings go on, and the photographs come back with it', async () => {
  approveMany(2, 4);
  const wall = await opened();
  await pass(wall, MINUTE_MS);
  firestore.online = false;
  await pass(wall, MINUTE_MS);
  expect(new Set(await pass(wall, 2 * MINUTE_MS))).toEqual(new Set(['b1', 'b2']));
  expect(wall.view().offline).toBe(true);
  firestore.online = true;
  await wall.wake();
  expect(wall.view().offline).toBe(false);
  expect((await pass(wall, MINUTE_MS)).some((id) => id?.startsWith('p'))).toBe(true);
});

test('a picture that cannot be read does not hold up the others', async () => {
  approveMany(0, 3);
  firestore.lost.add('p3');
  const wall = await opened();
  expect(new Set(await pass(wall, 2 * MINUTE_MS))).toEqual(new Set(['p1', 'p2']));
});

test('after a reload the photographs are known, and one is shown as soon as its picture is there', async () => {
  approveMany(0, 5);
  await opened();
  firestore.albumReads = 0;
  const wall = createWall(firestore);
  expect(wall.view()).toMatchObject({ status: 'opening', shown: undefined });
  await wall.look();
  await vi.advanceTimersByTimeAsync(0);
  expect(wall.view()).toMatchObject({ status: 'open', shown: { kind: 'photo' } });
  // A reading without news, and one picture.
  expect(firestore.albumReads).toBeLessThanOrEqual(3 + 2 * 4);
});

test('five hundred photographs all come, each read when its turn is next', async () => {
  approveMany(20, 500);
  const wall = await opened();
  const shown = await pass(wall, 2 * HOUR_MS);
  const photos = new Set(shown.filter((id) => id?.startsWith('p')));
  expect(photos.size).toBe(500);
  const turns = shown.filter((id) => id?.startsWith('p')).length;
  // A page of older ones may change what is next while a picture waits.
  expect(firestore.picturesRead.length).toBeLessThanOrEqual(turns + 20);
}, 30_000);

test('an evening reads three documents a minute for photographs, and four for each picture', async () => {
  approveMany(20, 30);
  const wall = await opened();
  firestore.albumReads = 0;
  firestore.picturesRead.length = 0;
  await pass(wall, HOUR_MS);
  expect(firestore.albumReads - 4 * firestore.picturesRead.length).toBeLessThanOrEqual(3 * 61);
});

test('a wall that is closed while its photographs are being read shows none of them', async () => {
  approveMany(2, 3);
  const wall = await opened();
  const { photos } = firestore;
  let finish = () => {};
  const slow = new Promise<void>((resolve) => {
    finish = resolve;
  });
  firestore.photos = {
    ...photos,
    readSince: async (since) => {
      await slow;
      return photos.readSince(since);
    },
  };
  firestore.approvePhoto('late');
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  const first = wall.look();
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  firestore.open = false;
  const second = wall.look();
  await vi.advanceTimersByTimeAsync(0);
  expect(wall.view()).toMatchObject({ status: 'closed' });
  finish();
  await Promise.all([first, second]);
  expect(wall.view()).toMatchObject({ status: 'closed', shown: undefined });
  expect(firestore.kept.photos.items).toEqual([]);
});

test('thousands of photographs that were taken back do not keep the others off a new wall', async () => {
  approveMany(0, 2);
  takenBack(1_800);
  const wall = await opened();
  expect(new Set(await pass(wall, 2 * MINUTE_MS)).has('p1')).toBe(true);
});

test('marks of what was taken back are read once, a page a second at most, and then one reading a minute', async () => {
  takenBack(310);
  const wall = await opened();
  const readings = vi.spyOn(firestore.photos, 'readLatest');
  for (let second = 1; second <= 5; second += 1) await pass(wall, 1_000);
  expect(readings.mock.calls.length).toBeLessThanOrEqual(5);
  await pass(wall, MINUTE_MS);
  expect(readings.mock.calls.length).toBeLessThanOrEqual(11);
  firestore.albumReads = 0;
  await pass(wall, HOUR_MS);
  expect(firestore.albumReads).toBeLessThanOrEqual(3 * 61);
});
