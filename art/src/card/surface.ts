import { detail } from '#art/detail.ts';

import { noise } from './noise.ts';
import { dim, emptyPlane, type Picture, plainPicture, pngOf, valueAt } from './plane.ts';
import { light } from './relief.ts';

/** What cards lie on. */
export type SurfaceKind = 'linen' | 'plaster' | 'silk' | 'slate' | 'wood';

export interface Surface {
  readonly kind: SurfaceKind;
  readonly colour: string;
  /** How pronounced the weave or the folds are. */
  readonly strength?: number;
  readonly seed?: number;
}

/** Shots are 720 x 1008 units, the 5:7 of `PICTURE_SHAPES.card`. */
export const SHOT = { width: 720, height: 1008 } as const;

/** Woven and poured surfaces by their height at a pixel, found at 1440 wide. */
function heights(
  kind: SurfaceKind,
  width: number,
  height: number,
  strength: number,
  seed: number,
): Float32Array {
  const fine = width / 1440;
  const field = (across: number, down: number, offset: number): Float32Array =>
    noise(width, height, across * fine, down * fine, seed + offset).data;
  const result = emptyPlane(width, height).data;
  const slow = field(140, 140, 0);
  const weft = field(60, kind === 'linen' ? 6 : 1.2, 1);
  const warp = field(kind === 'linen' ? 6 : 1.2, 60, 2);
  const cloud = field(40, 40, 3);
  const threads =
    kind === 'linen' ? ([field(60, 1.2, 4), field(1.2, 60, 5)] as const) : ([weft, warp] as const);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const index = y * width + x;
      const [u, v] = [x / fine, y / fine];
      if (kind === 'linen') {
        const across = Math.sin((u + valueAt(cloud, index) * 2) * 1.15 + valueAt(warp, index) * 0.5);
        const down = Math.sin((v + valueAt(cloud, index) * 2) * 1.15 + valueAt(weft, index) * 0.5);
        result[index] =
          (across * down * 0.16 +
            (valueAt(weft, index) + valueAt(warp, index)) * 0.22 +
            (valueAt(threads[0], index) + valueAt(threads[1], index)) * 0.07) *
          strength;
      } else if (kind === 'silk') {
        const fold = Math.sin((u * 0.55 + v) * 0.0052 + valueAt(slow, index) * 0.9) * 15;
        result[index] = fold * strength + valueAt(cloud, index) * 0.8 + valueAt(weft, index) * 0.035;
      } else if (kind === 'wood') {
        result[index] = (valueAt(warp, index) * 0.07 + valueAt(slow, index) * 0.3) * strength;
      } else {
        result[index] = (valueAt(cloud, index) * 0.9 + valueAt(slow, index) * 1.5) * strength * 0.5;
      }
    }
  }
  return result;
}

/** Colour that is not relief: grain and cloud. */
function tint(picture: Picture, kind: SurfaceKind, seed: number): void {
  const { width, height } = picture;
  const fine = width / 1440;
  const slow = noise(width, height, 140 * fine, 140 * fine, seed).data;
  const cloud = noise(width, height, 40 * fine, 40 * fine, seed + 3).data;
  const wood = kind === 'wood';
  const grain = wood ? noise(width, height, 5 * fine, 220 * fine, seed + 7).data : slow;
  const streak = wood ? noise(width, height, 1.6 * fine, 90 * fine, seed + 8).data : slow;
  for (let index = 0; index < width * height; index += 1) {
    let tone = 1 + valueAt(slow, index) * 0.02;
    if (kind === 'plaster' || kind === 'slate')
      tone += valueAt(cloud, index) * (kind === 'slate' ? 0.04 : 0.015);
    if (wood) tone += valueAt(grain, index) * 0.06 + valueAt(streak, index) * 0.02;
    dim(picture, index, tone);
  }
}

const drawn = new Map<string, Promise<Buffer>>();

/** Draws a surface the size of a shot; each is drawn once a run. */
export function drawSurface(surface: Surface): Promise<Buffer> {
  const key = JSON.stringify([surface, detail().shot]);
  const known = drawn.get(key);
  if (known) return known;
  const { kind, colour, strength = 1, seed = 9 } = surface;
  const width = Math.round(SHOT.width * detail().shot);
  const height = Math.round(SHOT.height * detail().shot);
  const picture = plainPicture(width, height, colour);
  tint(picture, kind, seed);
  const plane = { width, height, data: heights(kind, width, height, strength, seed) };
  const tooth = kind === 'plaster' ? 0.1 : kind === 'slate' ? 0.16 : 0.05;
  light(picture, { height: plane, tooth, contrast: 0.75, falloff: 0.5 });
  const png = pngOf(picture);
  drawn.set(key, png);
  return png;
}
