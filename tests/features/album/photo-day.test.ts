import { beforeAll, expect, test } from 'vitest';
import { altOfPhoto, dayOfPhoto, momentOf } from '#src/features/album/photo-day.ts';
import { loadAllGuestTexts } from '#src/locales/guest-texts.ts';
import { loadAlbumTexts } from '#src/locales/load-album-texts.ts';

const PHOTO = {
  id: 'one',
  name: 'Asha',
  width: 4,
  height: 3,
  takenAt: Date.parse('2027-02-12T20:00:00Z'),
  createdAt: Date.parse('2027-02-20T10:00:00Z'),
};

beforeAll(loadAllGuestTexts);

test('a photograph has the day in India on which it was taken, or on which it arrived', () => {
  expect(dayOfPhoto(PHOTO, 'en')).toBe('13 February');
  expect(dayOfPhoto({ ...PHOTO, takenAt: null }, 'en')).toBe('20 February');
  expect(dayOfPhoto(PHOTO, 'hi')).toBe('13 फ़रवरी');
});

test('who cannot see it reads whose it is, in any language, and nothing of a guest without a name', async () => {
  const [english, hindi] = await Promise.all([loadAlbumTexts('en'), loadAlbumTexts('hi')]);
  expect(altOfPhoto(PHOTO, english.album, 'en')).toBe('Photograph by Asha, 13 February');
  expect(altOfPhoto(PHOTO, hindi.album, 'hi')).toBe('Asha की ली हुई तस्वीर, 13 फ़रवरी');
  expect(altOfPhoto({ ...PHOTO, name: '' }, english.album, 'en')).toBe('Photograph, 13 February');
});

test('the reveal is named with its hour, unless it is midnight', () => {
  expect(momentOf(Date.parse('2027-02-14T18:30:00Z'), 'en')).toBe('Monday, 15 February 2027');
  expect(momentOf(Date.parse('2027-02-14T13:30:00Z'), 'en')).toBe('Sunday, 14 February 2027, 7 pm');
});
