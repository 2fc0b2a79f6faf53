import { expect, test } from 'vitest';
import { fitOnPages } from '#src/features/wall/text-pages.ts';

const SIZES = [9, 6, 4];

/** As if `room` letters fitted at size 1, and half as many at size 2. */
function roomFor(room: number) {
  return (text: string, size: number) => [...text].length * size <= room;
}

test('a short text has the largest size that it fits at', () => {
  expect(fitOnPages('Be happy', SIZES, roomFor(80))).toEqual({ size: 9, pages: ['Be happy'] });
  expect(fitOnPages('Be happy', SIZES, roomFor(50))).toEqual({ size: 6, pages: ['Be happy'] });
});

test('a text that does not fit at the smallest size has pages, which end with a sentence where one ends', () => {
  const text = 'May you be happy. May you grow old together, and never be bored. Come home often.';
  const { size, pages } = fitOnPages(text, SIZES, roomFor(120));
  expect(size).toBe(4);
  expect(pages).toEqual([
    'May you be happy.',
    'May you grow old together,',
    'and never be bored.',
    'Come home often.',
  ]);
});

test('nothing is lost, and no character is cut in two, even without a space', () => {
  const text = '👨‍👩‍👧‍👦क्षत्रिय'.repeat(20);
  const { pages } = fitOnPages(text, SIZES, roomFor(100));
  expect(pages.join('')).toBe(text);
  expect(pages.length).toBeGreaterThan(5);
  for (const page of pages) expect(page).not.toMatch(/^[\u200d\p{M}]/u);
});

test('a text that fits nowhere still ends', () => {
  expect(fitOnPages('abc', SIZES, () => false).pages).toEqual(['a', 'b', 'c']);
});
