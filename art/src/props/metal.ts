import { drawFace, foil } from '#art/card/face.ts';
import { BRASS, type Ramp } from '#art/card/ramp.ts';
import { onCard } from '#art/card/shot.ts';
import { smoothCard } from '#art/card/stock.ts';
import { circle, mirrored, num, path, place, turned } from '#art/drawing/svg.ts';
import { petal } from '#art/flora/petal.ts';

/** Pieces of metal and wax that lie on a card, in the card's units. */

export interface Plate {
  /** Size of the piece's own drawing space. */
  readonly size: number;
  /** Its outline, filled. */
  readonly shape: string;
  /** What stands out on it. */
  readonly relief: string;
  /** What is sunk into it. */
  readonly sunk?: string;
}

/** Casts a plate of metal with raised ornament and lays it at x,y (its centre), `width` wide. */
export async function metal(
  plate: Plate,
  x: number,
  y: number,
  width: number,
  ramp: Ramp = BRASS,
  turn = 0,
): Promise<string> {
  const { size, shape, relief, sunk } = plate;
  const art = await drawFace({
    sheet: { width: size, height: size },
    stock: smoothCard('#a87a30'),
    cut: shape,
    edge: 1.1,
    emboss: relief,
    emphasis: 3.2,
    ...(sunk === undefined ? {} : { deboss: sunk }),
    foils: [foil(ramp, shape, 0.36)],
  });
  return onCard(
    art.png,
    x - width / 2,
    y - width / 2,
    width,
    { lift: 5 },
    `transform:rotate(${num(turn)}deg)`,
  );
}

/** A round medallion with a rope rim; `inside` is drawn round 0,0 in about 300 units. */
export const medallion = (inside: string): Plate => ({
  size: 400,
  shape: place(circle(0, 0, 188) + turned(24, () => circle(0, -186, 13)), 200, 200),
  relief: place(
    `<circle r="164" fill="none" stroke="currentColor" stroke-width="10"/>${turned(48, () => '<path d="M-4 -184L4 -172" stroke="currentColor" stroke-width="7"/>')}${inside}`,
    200,
    200,
  ),
});

/** A chased corner for boxes and covers, made for the top left. */
export const CORNER_PLATE: Plate = {
  size: 400,
  shape: path(
    'M10 10H390C390 40 372 62 340 66C300 70 282 96 284 132C286 180 250 206 214 208C206 250 180 286 132 284C96 282 70 300 66 340C62 372 40 390 10 390Z',
  ),
  relief:
    path('M28 28H352M28 28V352', 'fill="none" stroke="currentColor" stroke-width="9"') +
    place(
      turned(8, () => path(petal(12, 62, 17))),
      128,
      128,
    ) +
    circle(128, 128, 10) +
    [
      [236, 62, 80],
      [62, 236, 10],
      [300, 52, 92],
      [52, 300, 0],
    ]
      .map(([cx = 0, cy = 0, turn = 0]) => place(path(petal(0, 46, 13)), cx, cy, { turn }))
      .join('') +
    circle(196, 176, 9) +
    circle(176, 196, 9),
};

/** The same corner in all four corners of a sheet. */
export async function corners(
  width: number,
  ramp: Ramp = BRASS,
  sheetWidth = 1000,
  sheetHeight = 1400,
  inset = 0,
): Promise<string> {
  const half = width / 2 + inset;
  const spots = [
    [half, half, 0],
    [sheetWidth - half, half, 90],
    [sheetWidth - half, sheetHeight - half, 180],
    [half, sheetHeight - half, 270],
  ] as const;
  const pieces = await Promise.all(spots.map(([x, y, turn]) => metal(CORNER_PLATE, x, y, width, ramp, turn)));
  return pieces.join('');
}

/** A clasp for boxes and doors: two leaves and a ring. */
export const CLASP: Plate = {
  size: 400,
  shape: mirrored(path('M200 120C150 100 90 120 60 200C90 280 150 300 200 280Z'), 200) + circle(200, 200, 92),
  relief:
    place(
      `<circle r="70" fill="none" stroke="currentColor" stroke-width="14"/>${turned(8, () => path(petal(10, 52, 14)))}`,
      200,
      200,
    ) + mirrored(place(path(petal(0, 70, 20)), 128, 200, { turn: -90 }), 200),
};

/** A wax seal: a pressed disc with an uneven rim; `inside` is drawn round 0,0 in about 220 units. */
export async function waxSeal(
  inside: string,
  x: number,
  y: number,
  width: number,
  colour = '#8c1226',
): Promise<string> {
  const rim =
    'M200 22C252 16 300 34 334 74C366 108 384 150 376 204C380 258 352 306 312 340C274 374 226 382 184 376C132 378 84 352 54 310C22 270 14 222 24 172C28 120 60 76 104 48C132 30 166 20 200 22Z';
  const art = await drawFace({
    sheet: { width: 400, height: 400 },
    stock: {
      ...smoothCard(colour),
      relief: {
        tooth: 0.03,
        contrast: 1.15,
        grain: [
          [3, 0.7],
          [9, 1],
          [24, 1.4],
        ],
      },
    },
    cut: path(rim),
    edge: 1.8,
    emphasis: 2.4,
    deboss: circle(200, 200, 138),
    emboss:
      place(`<g transform="scale(1.1)">${inside}</g>`, 200, 200) +
      circle(200, 200, 150, 'fill="none" stroke="currentColor" stroke-width="8"'),
    print:
      '<radialGradient id="wax" cx=".34" cy=".26" r=".8"><stop offset="0" stop-color="#fff" stop-opacity=".3"/><stop offset=".4" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#200" stop-opacity=".34"/></radialGradient><rect width="400" height="400" fill="url(#wax)"/>',
  });
  return onCard(art.png, x - width / 2, y - width / 2, width, { lift: 5 });
}
