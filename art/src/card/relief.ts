import { faceScale } from '#art/detail.ts';

import { blurred } from './blur.ts';
import { noise } from './noise.ts';
import { clamp, emptyPlane, type Picture, type Plane, valueAt } from './plane.ts';
import type { Ramp } from './ramp.ts';

/** A foil pressed into the face. */
export interface FoilLayer {
  readonly mask: Plane;
  readonly ramp: Ramp;
  /** Brightness between the softboxes: 0.3 on dark stock, 0.34 on light, 0.4 under thin lines. */
  readonly base: number;
}

export interface Relief {
  /** Height in pixels of a face 1120 wide. */
  readonly height?: Plane | undefined;
  readonly foils?: readonly FoilLayer[];
  /** Roughness of the paper: .05-.08 smooth, .15 cotton; .26 is stucco. */
  readonly tooth: number;
  /** Sizes of the tooth in pixels and their weights. */
  readonly grain?: readonly (readonly [size: number, weight: number])[];
  /** How much light the slopes take: .75-.85. */
  readonly contrast?: number;
  /** How much darker the far corner is. */
  readonly falloff?: number;
  /** How deep foil is pressed. */
  readonly press?: number;
  readonly seed?: number;
}

/** Upper left, in every picture of the shop. */
const LIGHT = ((): readonly [number, number, number] => {
  const [x, y, z] = [-0.5, -0.62, 0.72];
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
})();

/** The fake studio foil mirrors: where each softbox is, how wide, how bright. */
const SOFTBOXES = [
  [0.38, 0.13, 1],
  [0.9, 0.2, 0.75],
  [1.5, 0.15, 0.95],
  [2.0, 0.22, 0.7],
] as const;
const STUDIO = 2.4;

/** How far along its studio foil looks at a point of a face, each from 0 to 1; noise and slopes come on top. */
export const studioPhase = (x: number, y: number): number => x * 0.8 + y * 1.25;

/** The brightness that foil mirrors. */
export function studio(phase: number, base: number): number {
  const wrapped = ((phase % STUDIO) + STUDIO) % STUDIO;
  let brightness = base;
  for (const [centre, width, power] of SOFTBOXES) {
    const straight = Math.abs(wrapped - centre);
    const distance = Math.min(straight, STUDIO - straight) / width;
    brightness += power * 0.62 * Math.exp(-distance * distance);
  }
  return brightness;
}

/** The paper's tooth, flatter where foil has been pressed on. */
function surfaceHeight(picture: Picture, relief: Relief, pressed: Plane | undefined): Plane {
  const { width, height } = picture;
  const scale = faceScale();
  const {
    grain = [
      [0.7, 0.55],
      [1.8, 0.6],
      [5, 0.5],
    ],
    tooth,
    press = 1.1,
    seed = 3,
  } = relief;
  const layers = grain.map(([size, weight], index) => ({
    weight,
    data: noise(width, height, size * scale, size * scale, seed + index).data,
  }));
  const result = emptyPlane(width, height);
  for (let index = 0; index < result.data.length; index += 1) {
    let rough = 0;
    for (const layer of layers) rough += valueAt(layer.data, index) * layer.weight;
    const foil = pressed ? valueAt(pressed.data, index) : 0;
    const raised = relief.height ? valueAt(relief.height.data, index) : 0;
    result.data[index] = (raised + rough * tooth * (1 - foil * 0.7) - foil * press) * scale;
  }
  return result;
}

/** How light a flat face is at a point, each from 0 to 1: the far corner is darker. */
export const falloffAt = (x: number, y: number, falloff = 0.12): number =>
  1 + falloff * (0.42 - (x * 0.45 + y * 0.55));

function union(foils: readonly FoilLayer[], picture: Picture): Plane | undefined {
  if (foils.length === 0) return undefined;
  const all = emptyPlane(picture.width, picture.height);
  for (const { mask } of foils) {
    for (let index = 0; index < all.data.length; index += 1) {
      all.data[index] = Math.max(valueAt(all.data, index), valueAt(mask.data, index));
    }
  }
  return all;
}

/**
 * Lights a flat picture: slopes of the height and the paper's tooth, dark hollows, and foil that
 * mirrors a studio. Changes the picture in place.
 */
export function light(picture: Picture, relief: Relief): void {
  const { width, height } = picture;
  const scale = faceScale();
  const { foils = [], contrast = 0.8, falloff = 0.12, seed = 3 } = relief;
  const foiled = union(foils, picture);
  const surface = surfaceHeight(picture, relief, foiled && blurred(foiled, 0.9 * scale)).data;
  const hollows = relief.height ? blurred({ width, height, data: surface }, 7 * scale).data : undefined;
  const slow = foiled ? noise(width, height, 70 * scale, 70 * scale, seed + 50).data : undefined;
  const quick = foiled ? noise(width, height, 9 * scale, 9 * scale, seed + 51).data : undefined;
  const channels = [picture.r, picture.g, picture.b] as const;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const index = y * width + x;
      const across =
        (valueAt(surface, x < width - 1 ? index + 1 : index) - valueAt(surface, x > 0 ? index - 1 : index)) /
        2;
      const down =
        (valueAt(surface, y < height - 1 ? index + width : index) -
          valueAt(surface, y > 0 ? index - width : index)) /
        2;
      const nz = 1 / Math.sqrt(across * across + down * down + 1);
      const [nx, ny] = [-across * nz, -down * nz];
      const facing = (nx * LIGHT[0] + ny * LIGHT[1] + nz * LIGHT[2]) / LIGHT[2];
      const slope = 1 + (facing - 1) * contrast;
      let shade = slope * falloffAt(x / width, y / height, falloff);
      if (hollows)
        shade *=
          1 - clamp(((valueAt(hollows, index) - valueAt(surface, index)) * 0.025) / scale, -0.06, 0.35);
      for (const channel of channels) channel[index] = valueAt(channel, index) * shade;
      if (!foiled || valueAt(foiled.data, index) < 0.003) continue;
      const phase =
        studioPhase(x / width, y / height) +
        (slow ? valueAt(slow, index) : 0) * 0.11 +
        (quick ? valueAt(quick, index) : 0) * 0.02 -
        nx * 1.3 -
        ny * 1.8;
      for (const foil of foils) {
        const cover = valueAt(foil.mask.data, index);
        if (cover < 0.003) continue;
        const brightness = studio(phase, foil.base) * (0.86 + 0.14 * slope + (slope - 1) * 0.5);
        for (const channel of [0, 1, 2] as const) {
          const plane = channels[channel];
          plane[index] = valueAt(plane, index) * (1 - cover) + foil.ramp(brightness, channel) * cover;
        }
      }
    }
  }
}
