import { petalShape, swag } from './curves.ts';
import { garland } from './flora.ts';
import type { Triple } from './gift-boxes.ts';
import { domed, sheen, turned } from './metal.ts';
import { P } from './palette.ts';
import { paper } from './paper.ts';
import { times } from './random.ts';
import { at, circle, ellipse, glowStop, line, linear, path, rect, type Svg } from './svg.ts';

/** A flame about its foot, 84 high at scale 1. */
export const flame = (x: number, y: number, scale = 1): Svg =>
  circle(x, y - 40 * scale, 130 * scale, glowStop('#ffcf6a', 0.75)) +
  at(
    x,
    y,
    path('M0 0C-26 -22 -16 -46 0 -84C16 -46 26 -22 0 0Z', '#f4971a') +
      path('M0 0C-14 -16 -9 -32 0 -58C9 -32 14 -16 0 0Z', '#fff3c0'),
    0,
    scale,
  );

/** A standing brass oil lamp with five wicks, foot at (x,y), 620 high. */
export const samai = (x: number, y: number, scale = 1): Svg =>
  at(
    x,
    y,
    paper(
      'medium',
      path('M-130 0C-130 -40 -60 -40 -40 -70H40C60 -40 130 -40 130 0Z', turned('brass')) +
        rect(-22, -420, 44, 356, turned('brass')) +
        [-120, -200, -290, -380].map((dy, i) => ellipse(0, dy, 44 - i * 3, 20, turned('brass'))).join('') +
        path('M-140 -450C-130 -396 -60 -386 0 -386C60 -386 130 -396 140 -450Z', turned('brass')) +
        ellipse(0, -450, 140, 26, sheen('brass')) +
        ellipse(0, -450, 120, 18, '#8a4a1c') +
        path('M-22 -460C-30 -520 -14 -560 0 -610C14 -560 30 -520 22 -460Z', turned('brass')) +
        circle(0, -616, 14, domed('brass')),
    ) +
      [-124, -66, 66, 124].map((dx) => flame(dx, -452, 0.62)).join('') +
      flame(0, -440, 0.5) +
      paper('trim', garland(swag(-100, -400, 100, -400, 50), 13, { seed: 4 })),
    0,
    scale,
  );

/** A clay or brass lamp from the front with its flame, 220 wide at scale 1. */
export const diya = (
  x: number,
  y: number,
  scale = 1,
  tones: Triple = ['#d9683a', '#8f3422', '#4a160f'],
): Svg =>
  at(
    x,
    y,
    paper(
      'small',
      path(
        'M-110 -30C-106 30 -50 56 0 56C50 56 106 30 110 -36C70 -16 -70 -16 -110 -30Z',
        linear([...tones]),
      ) + path('M-110 -30C-70 -48 70 -52 110 -36C70 -16 -70 -16 -110 -30Z', linear(['#8a3a1c', '#5a1d14'])),
    ) +
      times(7, (i) =>
        at(
          -66 + i * 22,
          22 - Math.abs(i - 3) * 4,
          path(petalShape(24, 8), 'none', `stroke="${P.goldLight}" stroke-width="2.4"`),
        ),
      ) +
      line('M-96 -14Q0 8 96 -18', P.goldLight, 4) +
      flame(70, -34, 0.9),
    0,
    scale,
  );
