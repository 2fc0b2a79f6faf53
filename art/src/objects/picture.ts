import { shoot } from '#art/chromium.ts';
import { define, radial } from '#art/drawing/definitions.ts';
import { filled, rect, type Svg } from '#art/drawing/svg.ts';
import type { Recipe } from '#art/recipe.ts';
import { type PictureShape, SHAPES } from '#art/shop.ts';

/** Units a shape is drawn in; recipes place everything in these. */
const CANVAS = {
  scene: [1600, 1200],
  square: [1400, 1400],
  poster: [720, 1280],
  cover: [720, 1280],
  card: [1000, 1400],
  cardBlank: [1000, 1400],
  wide: [1600, 1000],
  tall: [1080, 1350],
  print: [1000, 1383.46],
  layer: [720, 1280],
} as const satisfies Record<PictureShape, readonly [number, number]>;

export interface Finish {
  /** Strength of the pigment wash, 0-0.3. */
  readonly wash?: number;
  /** Strength of the upper-left light, 0-0.4. */
  readonly light?: number;
  /** Its colour. */
  readonly lamp?: string;
  /** Strength of the paper's grain; costs bytes. */
  readonly grain?: number;
  /** Darkening at the edges, 0-1. */
  readonly vignette?: number;
}

const grainFilter = define(
  'gr',
  (id) =>
    `<filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="0.34" numOctaves="2" seed="9"/><feColorMatrix type="matrix" values="1.6 0 0 0 -.3  1.6 0 0 0 -.3  1.6 0 0 0 -.3  0 0 0 0 1"/></filter>`,
);
const washFilter = define(
  'wa',
  (id) =>
    `<filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="0.0035 0.006" numOctaves="4" seed="21"/><feColorMatrix type="matrix" values="1.9 0 0 0 -.45  1.9 0 0 0 -.45  1.9 0 0 0 -.45  0 0 0 0 1"/></filter>`,
);

/** The whole drawing: content, then the light, wash and grain that tie it together. */
export function finished(width: number, height: number, content: Svg, finish: Finish = {}): Svg {
  const { wash = 0.2, light = 0.24, lamp = '#ffe2a6', grain = 0.035, vignette = 0.34 } = finish;
  const over = (filter: string, opacity: number) =>
    opacity === 0
      ? ''
      : `<rect width="${width}" height="${height}" filter="url(#${filter})" style="mix-blend-mode:soft-light" opacity="${opacity}"/>`;
  const body =
    content +
    rect(
      0,
      0,
      width,
      height,
      filled(
        radial(
          [
            [lamp, 0, light],
            [lamp, 1, 0],
          ],
          0.18,
          0.08,
          0.8,
        ),
      ),
    ) +
    rect(
      0,
      0,
      width,
      height,
      filled(
        radial(
          [
            ['#2a0410', 0.55, 0],
            ['#2a0410', 1, vignette],
          ],
          0.48,
          0.46,
          0.78,
        ),
      ),
    ) +
    over(washFilter, wash) +
    over(grainFilter, grain);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="100%" height="100%" preserveAspectRatio="none">${body}</svg>`;
}

/** A see-through layer of a film: content and nothing over it. */
export const layer = (width: number, height: number, content: Svg): Svg =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="100%" height="100%">${content}</svg>`;

/** A recipe whose drawing is SVG in the units of its shape (scene 1600x1200, square 1400x1400, poster and cover 720x1280, card 1000x1400, print 1000x1383). */
export function picture(
  name: string,
  shape: PictureShape,
  content: (width: number, height: number) => Svg,
  finish?: Finish,
): Recipe {
  const [width, height] = CANVAS[shape];
  return {
    name,
    shape,
    draw: () => {
      const size = SHAPES[shape];
      return shoot(
        finished(width, height, content(width, height), finish).replace(
          '<svg ',
          `<svg style="width:${size.width}px;height:${size.height}px" `,
        ),
        {
          width: size.width,
          height: size.height,
          transparent: false,
        },
      );
    },
  };
}

/** A part of a film that couples make, 720 x 1280, see-through where nothing is drawn. */
export function layerPicture(name: `films/${string}`, content: () => Svg | Promise<Svg>): Recipe {
  const [width, height] = CANVAS.layer;
  const size = SHAPES.layer;
  return {
    name,
    shape: 'layer',
    draw: async () =>
      shoot(
        layer(width, height, await content()).replace(
          '<svg ',
          `<svg style="width:${size.width}px;height:${size.height}px" `,
        ),
        size,
      ),
  };
}
