import { expect, test } from 'vitest';
import { ownPhotosOf } from '#src/features/album-upload/own-photo.ts';

const MESSAGE = {
  code: 'ABCD12345678',
  width: 1_600,
  height: 1_200,
  name: '',
  takenAt: null,
  phone: 'a'.repeat(64),
  key: 'b'.repeat(64),
  picture: new Blob(),
  thumb: new Blob(),
};
const item = (id: string, state: 'waiting' | 'sending' | 'refused') => ({
  id,
  state,
  message: MESSAGE,
  refused: state === 'refused',
  stored: true,
  writtenAt: 0,
});
const NONE = { photos: [] };
const pressed = (key: number, id?: string) => ({
  key,
  fileName: `${key}.jpg`,
  state: id ? ('ready' as const) : ('waiting' as const),
  pressed: true,
  ...(id && { id }),
});
const own = { ids: ['one', 'two', 'three'], thumbs: new Map([['one', 'blob:one']]) };

test('what the outbox holds is on its way or refused, and all else has arrived; the newest comes first', () => {
  const items = [item('two', 'refused'), item('three', 'sending')];
  expect(ownPhotosOf({ own, choice: NONE, progress: { items, delivered: [], unreadable: false } })).toEqual([
    { id: 'three', state: 'sending', thumb: undefined },
    { id: 'two', state: 'refused', thumb: undefined },
    { id: 'one', state: 'arrived', thumb: 'blob:one' },
  ]);
});

test('as long as the outbox cannot be read, nothing is said to have arrived that may still wait', () => {
  const progress = { items: [], delivered: ['one'], unreadable: true };
  expect(ownPhotosOf({ own, choice: NONE, progress }).map(({ state }) => state)).toEqual([
    'waiting',
    'waiting',
    'arrived',
  ]);
});

test('what was pressed has its place at once, in front, and no photograph moves while one after another is ready', () => {
  const progress = { items: [], delivered: [], unreadable: false };
  const statesIn = (ids: readonly string[], photos: readonly ReturnType<typeof pressed>[]) =>
    ownPhotosOf({ own: { ids, thumbs: new Map() }, choice: { photos }, progress }).map(({ state }) => state);
  expect(statesIn(['old'], [pressed(1), pressed(2)])).toEqual(['preparing', 'preparing', 'arrived']);
  expect(statesIn(['old', 'one'], [pressed(1, 'one'), pressed(2)])).toEqual([
    'preparing',
    'arrived',
    'arrived',
  ]);
  expect(statesIn(['old', 'one'], [pressed(2)])).toEqual(['preparing', 'arrived', 'arrived']);
  expect(statesIn(['old', 'one', 'two'], [])).toEqual(['arrived', 'arrived', 'arrived']);
});

test('a photograph that is chosen but not pressed, or cannot be taken, is not among those of the phone', () => {
  const progress = { items: [], delivered: [], unreadable: false };
  const photos = [
    { ...pressed(1), pressed: false },
    { ...pressed(2), state: 'failed' as const },
  ];
  expect(ownPhotosOf({ own: { ids: [], thumbs: new Map() }, choice: { photos }, progress })).toEqual([]);
});
