import { expect, test } from 'vitest';
import { isRevealed, lifeOfAlbum, parseAlbum } from '#src/domain/album/album.ts';

const ALBUM = { opensAt: 1_000, closesAt: 2_000, revealsAt: 1_500 };

test('an album is open from its first moment until its end, and shows photographs from the reveal on', () => {
  expect([999, 1_000, 1_999, 2_000].map((now) => lifeOfAlbum(ALBUM, now))).toEqual([
    'before',
    'open',
    'open',
    'after',
  ]);
  expect([1_499, 1_500].map((now) => isRevealed(ALBUM, now))).toEqual([false, true]);
});

test('an album that is closed before it opens is over', () => {
  expect(lifeOfAlbum({ opensAt: 2_000, closesAt: 1_000 }, 1_500)).toBe('after');
});

test('a document is an album only with all of its times', () => {
  const fields = {
    opensAt: new Date(1_000),
    closesAt: new Date(2_000),
    revealsAt: new Date(1_500),
    blocked: ['a'],
  };
  expect(parseAlbum(fields)).toEqual({ ...ALBUM, blocked: ['a'] });
  expect(parseAlbum({ ...fields, closesAt: undefined })).toBeUndefined();
  expect(parseAlbum(undefined)).toBeUndefined();
});
