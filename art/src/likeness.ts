import sharp from 'sharp';

/**
 * What is left of a picture without its colours: a coarse grid of lightness, and of how strongly lightness changes
 * from cell to cell. Mean and contrast are removed from both, so that a card printed darker or on other paper counts
 * as the same card.
 */
export interface Composition {
  readonly light: Float64Array;
  readonly edges: Float64Array;
}

/** A card's 5:7. A cell is 4 pixels of the 160 px file, so that a card turned a little still matches. */
const GRID = { width: 40, height: 56 } as const;

/**
 * Above this, two pictures count as one design in two colours. When it was chosen, every card scored 0.84 or more
 * against itself with its colour channels exchanged, and the two most similar designs scored 0.76.
 */
export const ALIKE = 0.8;

const normalised = (values: Float64Array): Float64Array => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const offsets = values.map((value) => value - mean);
  const length = Math.sqrt(offsets.reduce((sum, value) => sum + value * value, 0)) || 1;
  return offsets.map((value) => value / length);
};

function slopes(light: Float64Array): Float64Array {
  const result = new Float64Array(light.length);
  const at = (x: number, y: number): number => light[y * GRID.width + x] ?? 0;
  for (let y = 1; y < GRID.height - 1; y += 1) {
    for (let x = 1; x < GRID.width - 1; x += 1) {
      // Without the root, one hard edge such as the card's own would outweigh the drawing on it.
      result[y * GRID.width + x] = Math.sqrt(
        Math.hypot(at(x + 1, y) - at(x - 1, y), at(x, y + 1) - at(x, y - 1)),
      );
    }
  }
  return result;
}

/** The mean colour of every cell of the grid: red, green, blue, red … */
export type Cells = Uint8Array;

/** Reads a picture file. */
export const cellsOf = (file: string): Promise<Cells> =>
  sharp(file)
    .removeAlpha()
    .resize(GRID.width, GRID.height, { fit: 'fill', kernel: 'mitchell' })
    .raw()
    .toBuffer();

/** A picture without its colours. `exchanged` rotates its colour channels first, to test the measure. */
export function compositionOf(cells: Cells, exchanged: 0 | 1 | 2 = 0): Composition {
  const light = new Float64Array(GRID.width * GRID.height).map((_, cell) => {
    const at = (colour: number): number => cells[cell * 3 + ((colour + exchanged) % 3)] ?? 0;
    return 0.2126 * at(0) + 0.7152 * at(1) + 0.0722 * at(2);
  });
  return { light: normalised(light), edges: normalised(slopes(light)) };
}

const correlation = (left: Float64Array, right: Float64Array): number =>
  left.reduce((sum, value, index) => sum + value * (right[index] ?? 0), 0);

/** 1 for the same composition, about 0 for unrelated ones. */
export const likeness = (left: Composition, right: Composition): number =>
  (correlation(left.light, right.light) + correlation(left.edges, right.edges)) / 2;

export interface Pair {
  readonly likeness: number;
  readonly left: string;
  readonly right: string;
}

/** All pairs of named compositions, the most similar first. */
export function pairsByLikeness(named: readonly (readonly [name: string, of: Composition])[]): Pair[] {
  return named
    .flatMap(([left, of], index) =>
      named.slice(index + 1).map(([right, other]) => ({ likeness: likeness(of, other), left, right })),
    )
    .sort((one, other) => other.likeness - one.likeness);
}

/** One pair on each line, for people to read. */
export const listed = (pairs: readonly Pair[]): string =>
  pairs.map((pair) => `${pair.likeness.toFixed(3)}  ${pair.left}  ${pair.right}`).join('\n');
