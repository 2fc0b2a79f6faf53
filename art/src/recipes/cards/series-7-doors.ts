import { drawFace, type FaceArt, foil, gold } from '#art/card/face.ts';
import { BRASS } from '#art/card/ramp.ts';
import { teak } from '#art/card/teak.ts';
import { circle, line, path, place, rect, turned } from '#art/drawing/svg.ts';
import { openLotus } from '#art/flora/lotus.ts';
import { petal } from '#art/flora/petal.ts';
import { strip, templeUnit } from '#art/motifs/borders.ts';

/** Leaves of doors, 500 x 1400, the meeting edge on the right of the left leaf. */

const boss = (radius: number): string =>
  turned(12, () => path(petal(radius * 0.34, radius, radius * 0.17))) +
  circle(0, 0, radius * 0.26) +
  circle(0, 0, radius * 0.4, line(2.4));

/** A carved leaf of teak: three panels, brass straps and bosses, a ring to pull. `side` tells where it is hung. */
export function teakLeaf(side: 'left' | 'right', colour = '#6b3a22'): Promise<FaceArt> {
  const flip = side === 'right';
  const over = (inside: string): string =>
    flip ? `<g transform="translate(500 0) scale(-1 1)">${inside}</g>` : inside;
  const panels = [
    [96, 330],
    [486, 420],
    [966, 340],
  ] as const;
  const sunk = panels.map(([y, tall]) => rect(74, y, 336, tall, 'fill="currentColor"', 6)).join('');
  const raised =
    panels.map(([y, tall]) => rect(112, y + 38, 260, tall - 76, 'fill="currentColor"', 4)).join('') +
    rect(456, 0, 44, 1400);
  const flower = (y: number, tall: number): string =>
    place(openLotus(Math.min(104, tall * 0.28), 3), 242, y + tall / 2);
  const shade = panels
    .map(([y, tall]) =>
      rect(74, y, 336, tall, 'fill="none" stroke="#200a04" stroke-opacity=".5" stroke-width="7"', 6),
    )
    .join('');
  const straps = [52, 456, 936, 1350].map((y) => rect(0, y - 13, 448, 26)).join('');
  const studs = [52, 456, 936, 1350]
    .map((y) => Array.from({ length: 6 }, (_, index) => circle(38 + index * 75, y, 9)).join(''))
    .join('');
  return drawFace({
    sheet: { width: 500, height: 1400 },
    stock: teak(colour),
    print: over(shade),
    deboss: over(sunk),
    emboss: over(raised + panels.map(([y, tall]) => flower(y, tall)).join('')),
    emphasis: 2,
    foils: [
      foil(
        BRASS,
        over(
          `<mask id="studs"><rect width="500" height="1400" fill="#fff"/><g style="color:#000">${[52, 456, 936, 1350].map((y) => Array.from({ length: 6 }, (_, index) => circle(38 + index * 75, y, 12)).join('')).join('')}</g></mask><g mask="url(#studs)">${straps}</g>${studs}` +
            panels
              .map(
                ([y, tall]) =>
                  rect(104, y + 30, 276, tall - 60, line(3), 4) +
                  place(boss(Math.min(96, tall * 0.26)), 242, y + tall / 2),
              )
              .join('') +
            [0, 1]
              .map((row) =>
                Array.from({ length: 15 }, (_, index) => circle(row * 44 + 456, 40 + index * 94, 5)).join(''),
              )
              .join(''),
        ),
        0.34,
      ),
      gold(over(rect(461, 0, 3, 1400) + strip(templeUnit(30), 456, 6, 1388, 90))),
    ],
  });
}
