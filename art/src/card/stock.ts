import { faceScale } from '#art/detail.ts';
import { random } from '#art/drawing/random.ts';
import { noise } from './noise.ts';
import { clamp, type Picture, plainPicture, valueAt } from './plane.ts';
import { ramp } from './ramp.ts';
import type { Relief } from './relief.ts';

/** What a face is made of: its colour, how rough it is, how foil sits on it. */
export interface Stock {
  readonly colour: string;
  readonly relief: Pick<Relief, 'tooth' | 'grain' | 'contrast' | 'falloff'>;
  /** How much the pile around foil is crushed (velvet). */
  readonly halo?: number;
  /** How much of what lies below a clear sheet is hidden: 0.1 acrylic, 0.6 vellum. */
  readonly clear?: number;
  /** Paints the bare sheet, in pixels. */
  paint(width: number, height: number): Picture;
}

const plain = (colour: string, relief: Stock['relief']): Stock => ({
  colour,
  relief,
  paint: (width, height) => plainPicture(width, height, colour),
});

/** Card as smooth as a visiting card. */
export const smoothCard = (colour: string): Stock => plain(colour, { tooth: 0.07 });

/** Thick cotton for letterpress. */
export const cotton = (colour: string): Stock =>
  plain(colour, {
    tooth: 0.15,
    contrast: 0.85,
    grain: [
      [0.8, 0.5],
      [2.2, 0.7],
      [7, 0.5],
    ],
  });

/** Cloudy sheet with fibres and flecks: `flecks` are their colours. */
function fibrous(
  colour: string,
  relief: Stock['relief'],
  flecks: readonly string[],
  count: number,
  cloud: number,
  seed: number,
): Stock {
  return {
    colour,
    relief,
    paint(width, height) {
      const picture = plainPicture(width, height, colour);
      const scale = faceScale();
      const clouds = noise(width, height, 26 * scale, 26 * scale, seed);
      const grain = noise(width, height, 1.4 * scale, 1.4 * scale, seed + 1);
      const channels = [picture.r, picture.g, picture.b] as const;
      for (let index = 0; index < width * height; index += 1) {
        const tone = 1 + valueAt(clouds.data, index) * cloud + valueAt(grain.data, index) * cloud * 0.8;
        for (const channel of channels) channel[index] = valueAt(channel, index) * tone;
      }
      const inks = flecks.map((fleck) => plainPicture(1, 1, fleck));
      const next = random(seed + 2);
      for (let fibre = 0; fibre < count; fibre += 1) {
        const ink = inks[Math.floor(next() * inks.length)];
        let [x, y, way] = [next() * width, next() * height, next() * Math.PI * 2];
        const bend = (next() - 0.5) * 0.16;
        const length = (4 + next() ** 3 * 46) * scale;
        const strength = 0.2 + next() * 0.5;
        for (let step = 0; step < length && ink; step += 0.7) {
          x += Math.cos(way) * 0.7;
          y += Math.sin(way) * 0.7;
          way += bend;
          if (x < 0 || y < 0 || x >= width || y >= height) break;
          const index = Math.floor(y) * width + Math.floor(x);
          for (const [channel, source] of [
            [picture.r, ink.r],
            [picture.g, ink.g],
            [picture.b, ink.b],
          ] as const) {
            channel[index] = valueAt(channel, index) * (1 - strength) + valueAt(source, 0) * strength;
          }
        }
      }
      return picture;
    },
  };
}

/** Brown wrapping board, the honest cheap one. */
export const kraft = (colour = '#c9a377', seed = 5): Stock =>
  fibrous(colour, { tooth: 0.1, contrast: 0.8 }, ['#8a6a44', '#e4caa2', '#6f5334'], 2600, 0.022, seed);

/** Hand-made rag paper with fibres showing. */
export const handmade = (
  colour: string,
  flecks: readonly string[] = ['#b9a483', '#fffaf0', '#8f7a58'],
  seed = 5,
): Stock =>
  fibrous(
    colour,
    {
      tooth: 0.17,
      contrast: 0.85,
      grain: [
        [0.8, 0.45],
        [2.6, 0.7],
        [9, 0.7],
      ],
    },
    flecks,
    900,
    0.012,
    seed,
  );

/** Velvet: `deep` in the hollows, `body`, and `light` where the pile catches it. */
export function velvet(deep: string, body: string, lit: string, seed = 3): Stock {
  const pile = ramp([
    [0, deep],
    [0.55, body],
    [1, lit],
  ]);
  return {
    colour: body,
    relief: { tooth: 0.05, falloff: 0.3 },
    halo: 0.35,
    paint(width, height) {
      const picture = plainPicture(width, height, body);
      const scale = faceScale();
      const cloud = noise(width, height, 120 * scale, 60 * scale, seed);
      const brush = noise(width, height, 26 * scale, 40 * scale, seed + 1);
      const fine = noise(width, height, 3 * scale, 6 * scale, seed + 2);
      const nap = noise(width, height, 0.6 * scale, 2.2 * scale, seed + 3);
      for (let index = 0; index < width * height; index += 1) {
        const lie =
          0.46 +
          0.17 * valueAt(cloud.data, index) +
          0.1 * valueAt(brush.data, index) +
          0.035 * valueAt(fine.data, index);
        const tone = 1 + valueAt(nap.data, index) * 0.07;
        picture.r[index] = pile(clamp(lie), 0) * tone;
        picture.g[index] = pile(clamp(lie), 1) * tone;
        picture.b[index] = pile(clamp(lie), 2) * tone;
      }
      return picture;
    },
  };
}

export const MAROON_VELVET = velvet('#30040a', '#5b0b19', '#92202d');
export const EMERALD_VELVET = velvet('#02211a', '#07473a', '#1b7a63', 23);
export const NIGHT_VELVET = velvet('#070b24', '#141c4a', '#33418a', 33);
export const PLUM_VELVET = velvet('#1c0522', '#44124e', '#7a3386', 43);

/** Raw silk or art silk pasted on board: slubs along one way, a sheen across. */
export function silk(colour: string, sheen = 0.1, seed = 61): Stock {
  return {
    colour,
    relief: { tooth: 0.04, falloff: 0.25 },
    halo: 0.12,
    paint(width, height) {
      const picture = plainPicture(width, height, colour);
      const scale = faceScale();
      const slub = noise(width, height, 60 * scale, 0.9 * scale, seed);
      const warp = noise(width, height, 0.9 * scale, 40 * scale, seed + 1);
      const wave = noise(width, height, 150 * scale, 90 * scale, seed + 2);
      for (let index = 0; index < width * height; index += 1) {
        const tone =
          1 +
          valueAt(slub.data, index) * 0.05 +
          valueAt(warp.data, index) * 0.028 +
          valueAt(wave.data, index) * sheen;
        picture.r[index] = valueAt(picture.r, index) * tone;
        picture.g[index] = valueAt(picture.g, index) * tone;
        picture.b[index] = valueAt(picture.b, index) * tone;
      }
      return picture;
    },
  };
}

/** Pearl card: a faint coloured lustre drifts across it. */
export function pearl(colour: string, lustre = '#ffe9d0', seed = 71): Stock {
  return {
    colour,
    relief: { tooth: 0.045, falloff: 0.18 },
    paint(width, height) {
      const picture = plainPicture(width, height, colour);
      const scale = faceScale();
      const drift = noise(width, height, 160 * scale, 120 * scale, seed);
      const dust = noise(width, height, 0.7 * scale, 0.7 * scale, seed + 1);
      const tint = plainPicture(1, 1, lustre);
      for (let index = 0; index < width * height; index += 1) {
        const part = clamp(0.3 + valueAt(drift.data, index) * 0.3) * 0.5;
        const tone = 1 + valueAt(dust.data, index) * 0.022;
        for (const [channel, source] of [
          [picture.r, tint.r],
          [picture.g, tint.g],
          [picture.b, tint.b],
        ] as const) {
          channel[index] = (valueAt(channel, index) * (1 - part) + valueAt(source, 0) * part) * tone;
        }
      }
      return picture;
    },
  };
}

/** A clear acrylic sheet: only what is printed or foiled on it shows, and a breath of tint. */
export const acrylic = (tint = '#eef4f2'): Stock => ({
  ...plain(tint, { tooth: 0, falloff: 0 }),
  clear: 0.1,
});

/** Milky tracing paper. */
export const vellum = (tint = '#fbf7ef'): Stock => ({
  ...plain(tint, { tooth: 0.04, falloff: 0.05 }),
  clear: 0.62,
});
