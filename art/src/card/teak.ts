import { faceScale } from '#art/detail.ts';

import { noise } from './noise.ts';
import { plainPicture, valueAt } from './plane.ts';
import type { Stock } from './stock.ts';

/** Board printed and varnished as wood, its grain upright. */
export function teak(colour = '#6b3a22', seed = 81): Stock {
  return {
    colour,
    relief: { tooth: 0.05, falloff: 0.28 },
    halo: 0.24,
    paint(width, height) {
      const picture = plainPicture(width, height, colour);
      const scale = faceScale();
      const cloud = noise(width, height, 60 * scale, 260 * scale, seed);
      const grain = noise(width, height, 7 * scale, 240 * scale, seed + 1);
      const streak = noise(width, height, 1.4 * scale, 70 * scale, seed + 2);
      for (let index = 0; index < width * height; index += 1) {
        const ring = Math.sin(valueAt(grain.data, index) * 2.4 + valueAt(cloud.data, index) * 3);
        const tone =
          1 + ring * 0.075 + valueAt(streak.data, index) * 0.05 + valueAt(cloud.data, index) * 0.06;
        picture.r[index] = valueAt(picture.r, index) * tone;
        picture.g[index] = valueAt(picture.g, index) * tone ** 1.2;
        picture.b[index] = valueAt(picture.b, index) * tone ** 1.35;
      }
      return picture;
    },
  };
}
