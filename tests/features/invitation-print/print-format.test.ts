import { expect, test } from 'vitest';
import { BLEED, cropMarks, FORMATS, MARGIN, pressPage } from '#src/features/invitation-print/print-format.ts';

test('cards are A6, 5 × 7 inches and A7 after trimming, with 3 mm of bleed', () => {
  const sizes = Object.values(FORMATS).map(({ width, height }) => [width, height]);
  expect(sizes).toEqual([
    [105, 148],
    [127, 177.8],
    [74, 105],
  ]);
  expect(BLEED).toBe(3);
});

test('a proposed code is at least 25 mm wide in the hand and 30 mm on a table', () => {
  expect(FORMATS.a6.codeWidth).toBeGreaterThanOrEqual(25);
  expect(FORMATS.fiveBySeven.codeWidth).toBeGreaterThanOrEqual(25);
  expect(FORMATS.table.codeWidth).toBeGreaterThanOrEqual(30);
});

test.each(Object.values(FORMATS))(
  'the page of $id has two crop marks at each corner, outside the bleed',
  (format) => {
    const page = pressPage(format);
    const marks = cropMarks(format);
    expect([page.width, page.height]).toEqual([format.width + 20, format.height + 20]);
    expect(marks).toHaveLength(8);
    for (const { x1, y1, x2, y2 } of marks) {
      const isUpright = x1 === x2;
      const [cut, from, to, length] = isUpright ? [x1, y1, y2, format.height] : [y1, x1, x2, format.width];
      expect([0, isUpright ? format.width : format.height]).toContain(cut);
      for (const end of [from, to]) {
        const outside = end < 0 ? -end : end - length;
        expect(outside).toBeGreaterThan(BLEED);
        expect(outside).toBeLessThan(MARGIN);
      }
    }
  },
);
