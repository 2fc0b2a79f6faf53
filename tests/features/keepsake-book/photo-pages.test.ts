import { expect, test } from 'vitest';
import { photoPages } from '#src/features/keepsake-book/photo-pages.ts';

const photo = (id: string, book: 'no' | 'page' | 'quarter', takenAt: number | null, createdAt = 0) => ({
  id,
  book,
  takenAt,
  createdAt,
});

const idsOf = (photos: readonly ReturnType<typeof photo>[]) =>
  photoPages(photos).map(({ size, photos: onPage }) => `${size}: ${onPage.map(({ id }) => id).join(' ')}`);

test('photographs are in the order in which they were taken, or arrived where nothing says so', () => {
  const photos = [photo('c', 'page', 30), photo('b', 'page', null, 20), photo('a', 'page', 10, 90)];
  expect(idsOf(photos)).toEqual(['page: a', 'page: b', 'page: c']);
});

test('small ones fill pages of four, and what is left has the last page', () => {
  const photos = [
    photo('a', 'quarter', 1),
    photo('b', 'quarter', 2),
    photo('large', 'page', 3),
    photo('c', 'quarter', 4),
    photo('d', 'quarter', 5),
    photo('e', 'quarter', 6),
  ];
  expect(idsOf(photos)).toEqual(['page: large', 'quarter: a b c d', 'quarter: e']);
});

test('what the couple did not choose is on no page', () => {
  expect(photoPages([photo('a', 'no', 1)])).toEqual([]);
});
