/** Whether two JPEGs show the same, one of them smaller. Loaded late, and only in pages: it needs a document. */
import { isDrawing, makeCanvas } from './canvas.ts';

/** Both are drawn at this size, whatever their shape, and compared by the mean colours of squares. */
const DRAWN = 256;
const SQUARE = 8;
const IN_A_ROW = DRAWN / SQUARE;

/** Height of a strip below the pictures, half black and half white: browsers that add noise to a canvas change it. */
const PROBE = SQUARE;

/** Differences between the means of a square in one colour, 0 to 255: the largest, and the mean of all squares. */
interface Distance {
  readonly largest: number;
  readonly mean: number;
}

/**
 * Measured in Chromium with pictures and thumbnails that `shrink-picture.ts` has made of 61 pictures: photographs (also dark and
 * grainy ones, and a HEIC file) are at most 12 and 2 apart, drawn patterns and strips of 15 to 1 at most 54 and 12. Of 180
 * pairs of unlike pictures only those of two patterns, such as noise, and of one photograph in two tones were within this.
 */
const MOST_APART: Distance = { largest: 80, mean: 16 };

/** Whether both show the same; `undefined` if one is no picture, or the browser does not let pages read a canvas. */
export async function isSamePicture(one: Blob, other: Blob): Promise<boolean | undefined> {
  const distance = await distanceBetween(one, other);
  return distance && distance.largest <= MOST_APART.largest && distance.mean <= MOST_APART.mean;
}

async function distanceBetween(one: Blob, other: Blob): Promise<Distance | undefined> {
  const [first, second] = await Promise.all([loaded(one), loaded(other)]);
  if (!first || !second) return undefined;
  const pixels = drawn([first, second]);
  if (!pixels) return undefined;
  const [squares, others] = [squaresOf(pixels, 0), squaresOf(pixels, DRAWN)];
  const apart = squares.map((value, place) => Math.abs(value - (others[place] ?? 0)));
  return {
    largest: Math.max(...apart),
    mean: apart.reduce((sum, value) => sum + value, 0) / apart.length,
  };
}

/** The picture, if it is one. `decode` alone would reject a truncated file, of which browsers show the beginning. */
async function loaded(picture: Blob): Promise<HTMLImageElement | undefined> {
  const image = new Image();
  const address = URL.createObjectURL(picture);
  try {
    const isLoaded = await new Promise<boolean>((resolve) => {
      image.onload = () => resolve(true);
      image.onerror = () => resolve(false);
      image.src = address;
    });
    if (!isLoaded) return undefined;
    // Decodes off the main thread where the browser can.
    await image.decode().catch(() => undefined);
    return image;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** The pixels of both, one below the other; `undefined` if they cannot be read. */
function drawn(images: readonly HTMLImageElement[]): Uint8ClampedArray | undefined {
  const height = images.length * DRAWN;
  const context = makeCanvas(DRAWN, height + PROBE).getContext('2d', { willReadFrequently: true });
  if (!isDrawing(context)) return undefined;
  context.imageSmoothingQuality = 'high';
  for (const [place, image] of images.entries()) context.drawImage(image, 0, place * DRAWN, DRAWN, DRAWN);
  context.fillStyle = 'black';
  context.fillRect(0, height, DRAWN / 2, PROBE);
  context.fillStyle = 'white';
  context.fillRect(DRAWN / 2, height, DRAWN / 2, PROBE);
  const { data } = context.getImageData(0, 0, DRAWN, height + PROBE);
  const probe = data.subarray(height * DRAWN * 4);
  return probe.every((value, place) => isNear(value, place)) ? data : undefined;
}

/** Some browsers change single values slightly, which is harmless here. */
const DISGUISE = 8;

function isNear(value: number, place: number): boolean {
  const isBlack = Math.floor(place / 4) % DRAWN < DRAWN / 2;
  return Math.abs(value - (isBlack && place % 4 < 3 ? 0 : 255)) <= DISGUISE;
}

/** The mean red, green and blue of each square, of the picture that begins in a row. */
function squaresOf(pixels: Uint8ClampedArray, row: number): number[] {
  const sums = new Array<number>(IN_A_ROW * IN_A_ROW * 3).fill(0);
  for (let y = 0; y < DRAWN; y += 1) {
    for (let x = 0; x < DRAWN; x += 1) {
      const square = (Math.floor(y / SQUARE) * IN_A_ROW + Math.floor(x / SQUARE)) * 3;
      const pixel = ((row + y) * DRAWN + x) * 4;
      for (let colour = 0; colour < 3; colour += 1) {
        sums[square + colour] = (sums[square + colour] ?? 0) + (pixels[pixel + colour] ?? 0);
      }
    }
  }
  return sums.map((sum) => sum / (SQUARE * SQUARE));
}
