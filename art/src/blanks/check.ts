import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { resized } from '#art/encode.ts';
import { type LetteringSlot, MEDIA, SHAPES } from '#art/shop.ts';
import { type Bounds, boundsOf, corners, transformed } from './geometry.ts';

/** Width at which the pictures are compared: compression and paper grain are gone, letters are still seen. */
const WIDTH = 360;
/** Compression alone changes a pixel by less than this, of 3 x 255. */
const CHANGED = 60;
/** Letters throw shadows and are pressed: what changes this near to them, in pixels, is theirs. */
const NEAR = 5;
/** Fewer changed pixels than this outside the slots are noise; a slot's letters change more. */
const [NOISE, LETTERS] = [60, 8];

/** What is odd about a blank beside its published sample; nothing when the slots are all that differs. */
export async function blankFaults(
  card: string,
  master: Buffer,
  slots: readonly LetteringSlot[],
): Promise<string[]> {
  const { width: published, height: high } = SHAPES.cardBlank;
  const [width, height] = [WIDTH, Math.round((WIDTH * high) / published)];
  const raw = (image: Sharp): Promise<Buffer> =>
    image.resize(width, height, { fit: 'fill' }).removeAlpha().raw().toBuffer();
  const blank = await raw(sharp(await resized(master, published, high).png().toBuffer()));
  const sample = await raw(sharp(path.join(MEDIA, `${card}-${published}.avif`)));
  const rooms = slots.map(roomOf);
  const changed = new Array<number>(slots.length).fill(0);
  const stray: [x: number, y: number][] = [];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = 3 * (y * width + x);
      const change = [0, 1, 2].reduce(
        (sum, channel) => sum + Math.abs((blank[at + channel] ?? 0) - (sample[at + channel] ?? 0)),
        0,
      );
      if (change < CHANGED) continue;
      const slot = rooms.findIndex(
        ({ left, top, right, bottom }) =>
          x > left * width - NEAR &&
          x < right * width + NEAR &&
          y > top * height - NEAR &&
          y < bottom * height + NEAR,
      );
      if (slot === -1) stray.push([x, y]);
      else changed[slot] = (changed[slot] ?? 0) + 1;
    }
  }
  const unseen = slots.flatMap(({ role, sample: words }, index) =>
    (changed[index] ?? 0) < LETTERS ? [`${role} '${words}' is not seen in the sample`] : [],
  );
  return [...strayFault(stray), ...unseen];
}

/** The part of the picture a slot's box takes. */
function roomOf({ box, matrix }: LetteringSlot): Bounds {
  const [halfWidth, halfHeight] = [box.width / 2, box.height / 2];
  const bounds = {
    left: box.x - halfWidth,
    top: box.y - halfHeight,
    right: box.x + halfWidth,
    bottom: box.y + halfHeight,
  };
  return boundsOf(corners(bounds).map(transformed(matrix)));
}

function strayFault(stray: readonly (readonly [x: number, y: number])[]): string[] {
  if (stray.length < NOISE) return [];
  const middle = (values: number[]): number =>
    values.sort((one, other) => one - other)[values.length >> 1] ?? 0;
  const [x, y] = [middle(stray.map(([at]) => at)), middle(stray.map(([, at]) => at))];
  return [`${stray.length} pixels differ outside the slots, around ${x},${y}`];
}
