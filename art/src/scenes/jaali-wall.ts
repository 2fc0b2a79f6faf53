import { blurred } from '#art/card/blur.ts';
import { noise } from '#art/card/noise.ts';
import { clamp, type Picture, type Plane, pictureFrom, valueAt } from '#art/card/plane.ts';
import { GOLD } from '#art/card/ramp.ts';
import { shootSvg } from '#art/chromium.ts';
import { mughalArch } from '#art/motifs/arch.ts';
import { jaaliEight } from '#art/motifs/jaali.ts';

/** Size of the scene in its units. */
export const SCENE = { width: 1600, height: 1000 } as const;
/** The middle of the arch and of the light that comes through it. */
const LIGHT = [1090, 560] as const;

const outline = (apex: number, width: number, spring: number): string =>
  mughalArch({ x: LIGHT[0], apex, width, spring, bottom: 930, foils: 5, ogee: 0.18 });

/** The opening, its inner reveal, and the frames round it. */
export const OPENING = outline(64, 700, 410);
export const REVEAL = outline(84, 664, 418);
const FRAME = outline(26, 776, 400);
const STUDS = outline(45, 738, 405);
const RIM = outline(2, 820, 396);

/** Lamps that stand before the wall: where, and how bright. */
export type Lamp = readonly [x: number, y: number, power: number];

const render = async (inside: string, scale: number): Promise<Picture> =>
  pictureFrom(await shootSvg(inside, { ...SCENE, scale }));

const plane = async (inside: string, scale: number): Promise<Plane> => {
  const { width, height, r } = await render(inside, scale);
  return { width, height, data: r };
};

const BLACK = '<rect width="1600" height="1000"/>';

const heightDrawing = (): string =>
  `<defs><g style="color:#fff">${jaaliEight('wall-net', 92, 8.5)}</g><mask id="wall-mask"><rect width="1600" height="1000" fill="#fff"/>` +
  `<path d="${RIM}" fill="#000"/><rect y="882" width="1600" height="118" fill="#000"/></mask></defs>` +
  '<rect width="1600" height="1000" fill="#444"/><g mask="url(#wall-mask)"><rect width="1600" height="1000" fill="url(#wall-net)"/></g>' +
  `<path d="${RIM}" fill="#777"/><path d="${FRAME}" fill="#bbb"/><path d="${FRAME}" fill="none" stroke="#fff" stroke-width="7"/>` +
  `<path d="${OPENING}" fill="none" stroke="#fff" stroke-width="5"/><rect y="890" width="1600" height="40" fill="#aaa"/>` +
  '<rect y="890" width="1600" height="7" fill="#e8e8e8"/><rect y="930" width="1600" height="70" fill="#666"/>';

const colourDrawing = (): string =>
  `<path fill-rule="evenodd" d="M0 0H1600V1000H0Z${OPENING}" fill="#5a0f22"/><path fill-rule="evenodd" d="${FRAME}${OPENING}" fill="#741429"/>` +
  '<path d="M0 930H1600V1000H0Z" fill="#4a1620"/>';

const foilDrawing = (): string =>
  `${BLACK}<g fill="none" stroke="#fff"><path d="${OPENING}" stroke-width="3"/><path d="${FRAME}" stroke-width="1.6"/><path d="${RIM}" stroke-width="1.2" stroke-opacity=".7"/>` +
  `<path d="${STUDS}" stroke-width="4.6" stroke-dasharray=".1 13" stroke-linecap="round"/></g>`;

/**
 * A wall of carved jaali with the arch cut out of it, see-through in the opening. It is lit by what
 * shines through the opening and by the lamps before it; its left part stays dark and quiet.
 */
export async function jaaliWall(lamps: readonly Lamp[], scale: number): Promise<Picture> {
  const wall = await render(colourDrawing(), scale);
  const { width, height } = wall;
  const carved = await plane(heightDrawing(), scale);
  const foil = (await plane(foilDrawing(), scale)).data;
  const opening = await plane(`${BLACK}<path d="${outline(64, 700, 410)}" fill="#fff"/>`, scale);
  const [near, middle, far] = [23, 80, 200].map((size) => blurred(opening, size * scale).data) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  const relief = blurred(carved, 1.07 * scale).data;
  const hollow = blurred(carved, 8 * scale).data;
  const [tooth, spots, clouds] = (
    [
      [0.7, 3],
      [9, 4],
      [60, 6],
    ] as const
  ).map(([size, seed]) => noise(width, height, size * scale, size * scale, seed).data) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  const slope = 4 * 1.5;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const index = y * width + x;
      if (valueAt(wall.a, index) < 0.002) continue;
      const right = x < width - 1 ? index + 1 : index;
      const left = x > 0 ? index - 1 : index;
      const below = y < height - 1 ? index + width : index;
      const above = y > 0 ? index - width : index;
      const across =
        (valueAt(relief, right) - valueAt(relief, left)) * slope * (scale / 1.5) +
        (valueAt(tooth, right) - valueAt(tooth, index)) * 0.05;
      const down =
        (valueAt(relief, below) - valueAt(relief, above)) * slope * (scale / 1.5) +
        (valueAt(tooth, below) - valueAt(tooth, index)) * 0.05;
      const facing = 1 / Math.sqrt(across * across + down * down + 1);
      const [toX, toY] = [LIGHT[0] * scale - x, LIGHT[1] * scale - y];
      const away = Math.hypot(toX, toY) + 1;
      const direct = Math.max(
        0,
        (-across * (toX / away) * 0.85 - down * (toY / away) * 0.85 + 0.52) * facing,
      );
      const power =
        Math.min(0.62, valueAt(near, index) * 0.55) +
        valueAt(middle, index) * 0.85 +
        valueAt(far, index) * 0.62;
      let lampLight = 0;
      for (const [lampX, lampY, bright] of lamps) {
        const [dx, dy] = [lampX * scale - x, lampY * scale - y];
        const distance = Math.hypot(dx, dy) + 0.01;
        const reach = bright / (1 + (distance / (62 * scale)) ** 2);
        lampLight += reach * (Math.max(0, (-across * dx - down * dy) / distance) * 0.8 + 0.5) * facing;
      }
      const cavity = clamp(1 - (valueAt(hollow, index) - valueAt(relief, index)) * 0.9, 0.35, 1.15);
      const stain = 1 + valueAt(spots, index) * 0.03 + valueAt(clouds, index) * 0.07;
      const ambient = (0.3 + 0.14 * Math.max(0, 1 - x / (width * 0.55))) * (1 - 0.35 * (y / height) ** 2);
      const lit = power * direct;
      const [r, g, b] = [valueAt(wall.r, index), valueAt(wall.g, index), valueAt(wall.b, index)];
      const colour: [number, number, number] = [
        r * (ambient + 1.9 * lit) * cavity * stain + lit * 0.13 + r * lampLight * 2.2 + lampLight * 0.1,
        g * (ambient * 0.9 + 2.4 * lit) * cavity * stain +
          lit * 0.055 +
          g * lampLight * 3 +
          lampLight * 0.045,
        b * (ambient * 1.15 + 1.3 * lit) * cavity * stain + lit * 0.012 + b * lampLight * 1.2,
      ];
      const cover = valueAt(foil, index);
      const gleam = 0.14 + power * (0.34 + 0.5 * direct) + lampLight * 0.3 + 0.06 * valueAt(spots, index);
      wall.r[index] = colour[0] * (1 - cover) + GOLD(gleam, 0) * cover;
      wall.g[index] = colour[1] * (1 - cover) + GOLD(gleam, 1) * cover;
      wall.b[index] = colour[2] * (1 - cover) + GOLD(gleam, 2) * cover;
    }
  }
  return wall;
}
