import { beforeEach, expect, test } from 'vitest';
import { OWN_PHOTOS_PREFIX } from '#src/config/late-storage-keys.ts';
import {
  addOwnPhoto,
  addPhotoToTakeBack,
  forgetOwnPhoto,
  forgetPhotoToTakeBack,
  noteTakenBack,
  ownPhotos,
  phoneSecret,
  photosToTakeBack,
  takenBackPhotos,
} from '#src/data/own-photos.ts';

const CODE = 'ABCD12345678';

beforeEach(() => localStorage.clear());

test('a phone knows what it has sent to each wedding, in order and once', () => {
  addOwnPhoto(CODE, 'one');
  addOwnPhoto(CODE, 'two');
  addOwnPhoto(CODE, 'one');
  expect(ownPhotos(CODE)).toEqual(['one', 'two']);
  expect(ownPhotos('ZZZZ12345678')).toEqual([]);
  forgetOwnPhoto(CODE, 'one');
  expect(ownPhotos(CODE)).toEqual(['two']);
});

test('a photograph that was taken back is no longer among those that were sent', () => {
  addOwnPhoto(CODE, 'one');
  noteTakenBack(CODE, 'one');
  expect(ownPhotos(CODE)).toEqual([]);
  expect(takenBackPhotos(CODE)).toEqual(['one']);
});

test('a photograph that has still to be taken back is noted once, until that is done', () => {
  addPhotoToTakeBack(CODE, 'one');
  addPhotoToTakeBack(CODE, 'one');
  expect(photosToTakeBack(CODE)).toEqual(['one']);
  forgetPhotoToTakeBack(CODE, 'one');
  expect(photosToTakeBack(CODE)).toEqual([]);
});

test('what is stored and cannot be read counts as nothing', () => {
  localStorage.setItem(`${OWN_PHOTOS_PREFIX}${CODE}`, '{"no": "list"}');
  expect(ownPhotos(CODE)).toEqual([]);
});

test('the secret of a phone stays the same', () => {
  expect(phoneSecret()).toBe(phoneSecret());
});
