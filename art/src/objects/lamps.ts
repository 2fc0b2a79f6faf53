import { swag } from '#art/drawing/curves.ts';
import { glowStop, linear } from '#art/drawing/definitions.ts';
import { times } from '#art/drawing/lists.ts';
import { circle, ellipse, filled, path, place, rect, type Svg, stroked } from '#art/drawing/svg.ts';
import { garland } from '#art/flora/paper-flowers.ts';
import { petalShape } from '#art/flora/petal.ts';
import type { Triple } from './gift-boxes.ts';
import { domed, sheen, turnedMetal } from './metal.ts';
import { P } from './palette.ts';
import { paper } from './paper.ts';

/** A flame about its foot, 84 high at scale 1. */
export const paperFlame = (x: number, y: number, scale = 1): Svg =>
  circle(x, y - 40 * scale, 130 * scale, filled(glowStop('#ffcf6a', 0.75))) +
  place(
    path('M0 0C-26 -22 -16 -46 0 -84C16 -46 26 -22 0 0Z', filled('#f4971a')) +
      path('M0 0C-14 -16 -9 -32 0 -58C9 -32 14 -16 0 0Z', filled('#fff3c0')),
    x,
    y,
    { scale },
  );

/** A standing brass oil lamp with five wicks, foot at (x,y), 620 high. */
export const samai = (x: number, y: number, scale = 1): Svg =>
  place(
    paper(
      'medium',
      path('M-130 0C-130 -40 -60 -40 -40 -70H40C60 -40 130 -40 130 0Z', filled(turnedMetal('brass'))) +
        rect(-22, -420, 44, 356, filled(turnedMetal('brass'))) +
        [-120, -200, -290, -380]
          .map((dy, i) => ellipse(0, dy, 44 - i * 3, 20, filled(turnedMetal('brass'))))
          .join('') +
        path(
          'M-140 -450C-130 -396 -60 -386 0 -386C60 -386 130 -396 140 -450Z',
          filled(turnedMetal('brass')),
        ) +
        ellipse(0, -450, 140, 26, filled(sheen('brass'))) +
        ellipse(0, -450, 120, 18, filled('#8a4a1c')) +
        path('M-22 -460C-30 -520 -14 -560 0 -610C14 -560 30 -520 22 -460Z', filled(turnedMetal('brass'))) +
        circle(0, -616, 14, filled(domed('brass'))),
    ) +
      [-124, -66, 66, 124].map((dx) => paperFlame(dx, -452, 0.62)).join('') +
      paperFlame(0, -440, 0.5) +
      paper('trim', garland(swag(-100, -400, 100, -400, 50), 13, { seed: 4 })),
    x,
    y,
    { scale },
  );

/** A clay or brass lamp from the front with its flame, 220 wide at scale 1. */
export const paperDiya = (
  x: number,
  y: number,
  scale = 1,
  tones: Triple = ['#d9683a', '#8f3422', '#4a160f'],
): Svg =>
  place(
    paper(
      'small',
      path(
        'M-110 -30C-106 30 -50 56 0 56C50 56 106 30 110 -36C70 -16 -70 -16 -110 -30Z',
        filled(linear([...tones])),
      ) +
        path(
          'M-110 -30C-70 -48 70 -52 110 -36C70 -16 -70 -16 -110 -30Z',
          filled(linear(['#8a3a1c', '#5a1d14'])),
        ),
    ) +
      times(7, (i) =>
        place(
          path(petalShape(24, 8), filled('none', `stroke="${P.goldLight}" stroke-width="2.4"`)),
          -66 + i * 22,
          22 - Math.abs(i - 3) * 4,
        ),
      ) +
      path('M-96 -14Q0 8 96 -18', stroked(P.goldLight, 4)) +
      paperFlame(70, -34, 0.9),
    x,
    y,
    { scale },
  );
