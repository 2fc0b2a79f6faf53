import { circle, line, path, place } from '#art/drawing/svg.ts';
import { petal } from '#art/flora/petal.ts';

/** What several cards of Series 4 share. */

export const bud =
  place(
    [-56, -28, 0, 28, 56]
      .map((turn) => place(path(petal(4, turn === 0 ? 36 : 30, 7)), 0, 16, { turn }))
      .join(''),
    0,
    0,
  ) +
  path('M-14 20Q0 30 14 20', line(2.4)) +
  circle(0, 29, 2.4);
