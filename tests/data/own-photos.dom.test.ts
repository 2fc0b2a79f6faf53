import { beforeEach, expect, test } from 'vitest';
import { OWN_PHOTOS_PREFIX } from '#src/config/late-storage-keys.ts';
import {
  noteTakenBack,
  phoneSecret,
  photosToTakeBack,
  sentPhotos,
  takenBackPhotos,
} from '#src/data/own-photos.ts';

const CODE = 'ABCD12345678';

beforeEach(() => localStorage.clear());

test('a phone knows what it has sent to each wedding, in order and once', () => {
  sentPhotos.add(CODE, 'one');
  sentPhotos.add(CODE, 'two');
  sentPhotos.add(CODE, 'one');
  expect(sentPhotos.of(CODE)).toEqual(['one', 'two']);
  expect(sentPhotos.of('ZZZZ12345678')).toEqual([]);
  sentPhotos.forget(CODE, 'one');
  expect(sentPhotos.of(CODE)).toEqual(['two']);
});

test('a photograph that was taken back is no longer among those that were sent', () => {
  sentPhotos.add(CODE, 'one');
  noteTakenBack(CODE, 'one');
  expect(sentPhotos.of(CODE)).toEqual([]);
  expect(takenBackPhotos.of(CODE)).toEqual(['one']);
});

test('a photograph that has still to be taken back is noted once, until that is done', () => {
  photosToTakeBack.add(CODE, 'one');
  photosToTakeBack.add(CODE, 'one');
  expect(photosToTakeBack.of(CODE)).toEqual(['one']);
  photosToTakeBack.forget(CODE, 'one');
  expect(photosToTakeBack.of(CODE)).toEqual([]);
});

test('what is stored and cannot be read counts as nothing', () => {
  localStorage.setItem(`${OWN_PHOTOS_PREFIX}${CODE}`, '{"no": "list"}');
  expect(sentPhotos.of(CODE)).toEqual([]);
});

test('the secret of a phone stays the same', () => {
  expect(phoneSecret()).toBe(phoneSecret());
});
