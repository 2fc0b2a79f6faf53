import { faceScale } from '#art/detail.ts';

import { blurred } from './blur.ts';
import { noise } from './noise.ts';
import { dim, emptyPlane, type Picture, type Plane, valueAt } from './plane.ts';
import { colours, mask, type Sheet } from './raster.ts';

/** One sheet of a paper-cut, given back to front. */
export interface CutLayer {
  /** SVG in its own colours; where it is see-through the sheet is cut away. */
  readonly art: string;
  /** How far it floats over what is below: 2.5 a pasted piece, 8 a layer, 20 the front frame. */
  readonly lift: number;
  /** Gold lines on this sheet, hidden by the sheets in front of it. */
  readonly foil?: string;
  /** A sheet lit a little more, such as a moon. */
  readonly glow?: boolean;
}

const shifted = (plane: Plane, x: number, y: number, right: number, down: number): number =>
  valueAt(plane.data, Math.max(0, y - down) * plane.width + Math.max(0, x - right));

/** Warm shadow: blue falls fastest, so that nothing under a sheet turns mauve. */
function castShadow(picture: Picture, sheet: Plane, lift: number): void {
  const reach = lift * 1.1 * faceScale();
  const near = blurred(sheet, reach * 0.45);
  const far = blurred(sheet, reach * 1.5);
  const nearBy = [Math.round(reach * 0.45), Math.round(reach * 0.7)] as const;
  const farBy = [Math.round(reach), Math.round(reach * 1.6)] as const;
  const farStrength = lift > 6 ? 0.38 : 0.1;
  for (let y = 0; y < picture.height; y += 1) {
    for (let x = 0; x < picture.width; x += 1) {
      const kept =
        (1 - shifted(near, x, y, ...nearBy) * 0.5) * (1 - shifted(far, x, y, ...farBy) * farStrength);
      if (kept > 0.999) continue;
      dim(picture, y * picture.width + x, kept ** 0.88, kept ** 0.95, kept ** 1.04);
    }
  }
}

/** Paints the sheet, its cut edge catching the light on the upper left. */
function lay(picture: Picture, sheet: Picture, glow: boolean): void {
  const { width, height } = picture;
  const edge = blurred({ width, height, data: sheet.a }, 1.1 * faceScale()).data;
  const fine = noise(width, height, 0.8, 0.8, 2).data;
  const coarse = noise(width, height, 3, 3, 4).data;
  for (let index = 0; index < width * height; index += 1) {
    const cover = valueAt(sheet.a, index);
    if (cover < 0.002) continue;
    const across = valueAt(edge, index + 1) - valueAt(edge, index - 1);
    const down = valueAt(edge, index + width) - valueAt(edge, index - width);
    const tone =
      1 + (across * 0.5 + down * 0.66) * 0.62 + valueAt(fine, index) * 0.022 + valueAt(coarse, index) * 0.012;
    const far = 1.08 - 0.2 * (Math.floor(index / width) / height) - 0.06 * ((index % width) / width);
    const lit = tone * far * (glow ? 1.02 : 1);
    for (const channel of ['r', 'g', 'b'] as const) {
      picture[channel][index] =
        valueAt(picture[channel], index) * (1 - cover) + valueAt(sheet[channel], index) * lit * cover;
    }
  }
}

/**
 * Stacks paper-cut sheets on a picture, in place, and returns the mask of the gold lines that
 * are still seen.
 */
export async function stackSheets(
  picture: Picture,
  layers: readonly CutLayer[],
  sheet: Sheet,
): Promise<Plane> {
  const gold = emptyPlane(picture.width, picture.height);
  for (const layer of layers) {
    const cut = await colours(layer.art, sheet);
    const lines = layer.foil === undefined ? undefined : await mask(layer.foil, sheet);
    for (let index = 0; index < gold.data.length; index += 1) {
      const hidden = valueAt(gold.data, index) * (1 - valueAt(cut.a, index));
      const own = lines ? valueAt(lines.data, index) : 0;
      gold.data[index] = hidden + own * (1 - hidden);
    }
    castShadow(picture, { width: picture.width, height: picture.height, data: cut.a }, layer.lift);
    lay(picture, cut, layer.glow ?? false);
  }
  return gold;
}
