/**
 * QR codes of web addresses (ISO/IEC 18004): bytes, error correction level M (15 % may be covered), versions 1
 * to 6, which hold 106 bytes.
 */

/** Codewords of a version at level M; its blocks are all of one size. */
interface Version {
  readonly blocks: number;
  readonly data: number;
  readonly correction: number;
}

const VERSIONS: readonly Version[] = [
  { blocks: 1, data: 16, correction: 10 },
  { blocks: 1, data: 28, correction: 16 },
  { blocks: 1, data: 44, correction: 26 },
  { blocks: 2, data: 32, correction: 18 },
  { blocks: 2, data: 43, correction: 24 },
  { blocks: 4, data: 27, correction: 16 },
];

/** The standard's mask 0, a chequerboard; trying all eight costs a slow phone a tenth of a second for little. */
const MASK = 0;
const masked = (row: number, column: number) => (row + column) % 2 === 0;

/** Rows of modules, `true` for dark, without the quiet zone; `undefined` for a text of more than 106 bytes. */
export function qrCode(text: string): boolean[][] | undefined {
  const bytes = new TextEncoder().encode(text);
  const place = VERSIONS.findIndex(({ blocks, data }) => blocks * data >= bytes.length + 2);
  const version = VERSIONS[place];
  if (!version) return undefined;
  const bits = toBits(interleave(version, codewords(bytes, version.blocks * version.data)));
  return draw(place + 1, bits);
}

/** Mode, length, the bytes, and the padding the standard asks for. */
function codewords(bytes: Uint8Array, capacity: number): number[] {
  const nibbles = [4, ...[bytes.length, ...bytes].flatMap((byte) => [byte >> 4, byte & 15]), 0];
  const padding = capacity - nibbles.length / 2;
  return [
    ...Array.from(
      { length: nibbles.length / 2 },
      (_, i) => ((nibbles[2 * i] ?? 0) << 4) | (nibbles[2 * i + 1] ?? 0),
    ),
    ...Array.from({ length: padding }, (_, i) => (i % 2 === 0 ? 0xec : 0x11)),
  ];
}

/** Data blocks and their corrections, taken in turn. */
function interleave({ blocks, data, correction }: Version, words: readonly number[]): number[] {
  const parts = Array.from({ length: blocks }, (_, i) => words.slice(i * data, (i + 1) * data));
  const checks = parts.map((part) => remainder(part, correction));
  const inTurn = (lists: readonly number[][], length: number) =>
    Array.from({ length }, (_, i) => lists.map((list) => list[i] ?? 0)).flat();
  return [...inTurn(parts, data), ...inTurn(checks, correction)];
}

/** Product in the field of 256 elements the standard counts in. */
function times(left: number, right: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    if ((right >> bit) & 1) product ^= left;
  }
  return product;
}

/** Reed–Solomon check words of a block. */
function remainder(block: readonly number[], length: number): number[] {
  let divisor = [1];
  let root = 1;
  for (let degree = 0; degree < length; degree += 1) {
    const factor = root;
    divisor = [...divisor, 0].map((term, i) => term ^ times(divisor[i - 1] ?? 0, factor));
    root = times(root, 2);
  }
  let rest = Array.from({ length }, () => 0);
  for (const word of block) {
    const lead = word ^ (rest[0] ?? 0);
    rest = [...rest.slice(1), 0].map((term, i) => term ^ times(divisor[i + 1] ?? 0, lead));
  }
  return rest;
}

function toBits(words: readonly number[]): boolean[] {
  return words.flatMap((word) => Array.from({ length: 8 }, (_, i) => ((word >> (7 - i)) & 1) === 1));
}

/** A symbol while it is drawn; what is still free is `undefined`. */
type Grid = (boolean | undefined)[][];

function set(grid: Grid, row: number, column: number, dark: boolean): void {
  const line = grid[row];
  if (line && column >= 0 && column < grid.length) line[column] = dark;
}

/** The whole symbol of a version, 1 to 6. */
function draw(version: number, bits: readonly boolean[]): boolean[][] {
  const size = 17 + 4 * version;
  const grid: Grid = Array.from({ length: size }, () => Array.from({ length: size }, () => undefined));
  drawMarks(grid);
  drawFormat(grid);
  let next = 0;
  for (const [row, column] of freeModules(grid)) {
    set(grid, row, column, (bits[next] ?? false) !== masked(row, column));
    next += 1;
  }
  return grid.map((line) => line.map((module) => module === true));
}

/** What a reader finds the symbol by: two dotted lines, three corners, and one more square from version 2 on. */
function drawMarks(grid: Grid): void {
  const size = grid.length;
  const rings = (row: number, column: number, radius: number, light: readonly number[]) => {
    for (let y = -radius; y <= radius; y += 1) {
      for (let x = -radius; x <= radius; x += 1) {
        set(grid, row + y, column + x, !light.includes(Math.max(Math.abs(x), Math.abs(y))));
      }
    }
  };
  for (let i = 0; i < size; i += 1) {
    set(grid, 6, i, i % 2 === 0);
    set(grid, i, 6, i % 2 === 0);
  }
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const) {
    rings(row, column, 4, [2, 4]);
  }
  if (size > 21) rings(size - 7, size - 7, 2, [1]);
}

/** Level and mask with their own correction, written twice, and the module that is always dark. */
function drawFormat(grid: Grid): void {
  const size = grid.length;
  let rest: number = MASK;
  for (let i = 0; i < 10; i += 1) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
  const format = ((MASK << 10) | rest) ^ 0x5412;
  for (let i = 0; i < 15; i += 1) {
    const dark = ((format >> i) & 1) === 1;
    if (i < 8) set(grid, i < 6 ? i : i + 1, 8, dark);
    else set(grid, 8, i < 9 ? 7 : 14 - i, dark);
    if (i < 8) set(grid, 8, size - 1 - i, dark);
    else set(grid, size - 15 + i, 8, dark);
  }
  set(grid, size - 8, 8, true);
}

/** Where data may stand, in the order it is read: two columns at a time, up and down, past the dotted column. */
function freeModules(grid: Grid): [number, number][] {
  const size = grid.length;
  const pairs = Array.from({ length: (size - 1) / 2 }, (_, i) => {
    const right = size - 1 - 2 * i;
    return right > 6 ? right : right - 1;
  });
  return pairs
    .flatMap((right, turn) =>
      Array.from({ length: size }, (_, step) => {
        const row = turn % 2 === 0 ? size - 1 - step : step;
        return [[row, right] as [number, number], [row, right - 1] as [number, number]];
      }).flat(),
    )
    .filter(([row, column]) => grid[row]?.[column] === undefined);
}
