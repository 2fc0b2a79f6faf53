import { expect, test } from 'vitest';
import { qrCode } from '#src/lib/qr-code.ts';

/** Read back by an independent reader when it was written down. */
const SAMPLE_PAGE = `
#######.....#########.#######
#.....#.#####.###.###.#.....#
#.###.#..###..........#.###.#
#.###.#..#.#..###.##..#.###.#
#.###.#.##.....#...#..#.###.#
#.....#..#..##.#.#.#..#.....#
#######.#.#.#.#.#.#.#.#######
..........#..#.######........
#.#.#.#..###.#..##.##...#..#.
.#..#..####..#..###.#.#..#..#
##.#.####...#.#.###.####..###
#.###..##....##.##.#.......#.
#.....##.##..#.####..##..#.##
.####....#.#.#..#...###..#..#
#.#.#.#.######.......#.###.##
#..........#####.#######.#.#.
..#.#.#.#.####.###.##.#..#.##
..####..#..#.#..###.###..##.#
#..#..#.#.#.....#.#..#..#..##
.#.....#..#.####.#.#.#####.#.
#.###.###.#..#####..#####....
........#..#.##.##.##...#.###
#######..#..#.#...###.#.##.##
#.....#...#..##.###.#...##.##
#.###.#.####..####..#####....
#.###.#....#.#...#.#...##.###
#.###.#.##.#.##..#.....###..#
#.....#..##....####.#...#..#.
#######.####....##.####.##.##`;

function drawn(text: string): string {
  return (qrCode(text) ?? []).map((row) => `\n${row.map((dark) => (dark ? '#' : '.')).join('')}`).join('');
}

test('the sample page’s address makes the symbol a phone reads it from', () => {
  expect(drawn('https://shagun.example/qr-page/hindu/page1')).toBe(SAMPLE_PAGE);
});

test('a symbol grows with its text: 21 modules for 14 bytes, up to 41 for 106', () => {
  const size = (bytes: number) => qrCode('x'.repeat(bytes))?.length;
  expect([14, 15, 26, 27, 42, 43, 62, 63, 84, 85, 106].map(size)).toEqual([
    21, 25, 25, 29, 29, 33, 33, 37, 37, 41, 41,
  ]);
});

test('counts bytes, not letters: eighteen bytes are six letters of Devanagari', () => {
  expect(qrCode('शुभशुभ')?.length).toBe(25);
});

test('says so when a text is too long for it', () => {
  expect(qrCode('x'.repeat(107))).toBeUndefined();
});
