import { expect, test } from 'vitest';
import { boxOf } from '#src/features/film/drawn-part.ts';

const [COLUMNS, ROWS] = [90, 160];

function pixels(...cells: readonly (readonly [column: number, row: number])[]): Uint8ClampedArray {
  const data = new Uint8ClampedArray(COLUMNS * ROWS * 4);
  for (const [column, row] of cells) data[(row * COLUMNS + column) * 4 + 3] = 9;
  return data;
}

test('flowers at the foot of a film are painted without the empty picture above them', () => {
  expect(boxOf(pixels([0, 130], [89, 159]))).toEqual({ x: 0, y: 129 * 8, width: 720, height: 31 * 8 });
});

test('a thing in the middle keeps a cell of room on every side', () => {
  expect(boxOf(pixels([40, 60], [50, 70]))).toEqual({ x: 312, y: 472, width: 104, height: 104 });
});

test('an empty picture is kept whole', () => {
  expect(boxOf(pixels())).toEqual({ x: 0, y: 0, width: 720, height: 1280 });
});
