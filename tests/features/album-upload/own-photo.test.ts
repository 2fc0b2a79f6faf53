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
const own = { ids: ['one', 'two', 'three'], thumbs: new Map([['one', 'blob:one']]) };

test('what the outbox holds is on its way or refused, and all else has arrived; the newest comes first', () => {
  const items = [item('two', 'refused'), item('three', 'sending')];
  expect(ownPhotosOf({ own, journey: { items, delivered: [], unreadable: false } })).toEqual([
    { id: 'three', state: 'sending', thumb: undefined },
    { id: 'two', state: 'refused', thumb: undefined },
    { id: 'one', state: 'arrived', thumb: 'blob:one' },
  ]);
});

test('as long as the outbox cannot be read, nothing is said to have arrived that may still wait', () => {
  const journey = { items: [], delivered: ['one'], unreadable: true };
  expect(ownPhotosOf({ own, journey }).map(({ state }) => state)).toEqual(['waiting', 'waiting', 'arrived']);
});
