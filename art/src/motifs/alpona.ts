import { circle, line, path, place, turned } from '#art/drawing/svg.ts';
import { paisley, petal } from '#art/flora/petal.ts';

/** Alpona, the rice-paste drawing of a Bengali threshold: round brush strokes, loops and curls. */

/** A stem that ends in a curl to the right, growing up from 0,0, `size` high. */
const curled = (size: number, stroke: number): string =>
  `<g transform="scale(${(size / 100).toFixed(3)})">${path(
    'M0 0C-6 -34 -4 -64 18 -84C36 -100 60 -88 56 -66C52 -50 32 -50 32 -64',
    line((stroke * 100) / size),
  )}</g>`;

/** A round alpona about 0,0: lotus heart, loops, kolkas, and a rim of leaves and curls. */
export function alponaRound(radius: number, stroke = 7): string {
  const r = (part: number): number => radius * part;
  return (
    turned(8, () => path(petal(r(0.03), r(0.15), r(0.05)), line(stroke * 0.8))) +
    circle(0, 0, r(0.028)) +
    circle(0, 0, r(0.19), line(stroke * 0.8)) +
    turned(16, () => circle(0, -r(0.225), r(0.013))) +
    turned(12, () => path(petal(r(0.26), r(0.42), r(0.075), 0.5, 0.3), line(stroke))) +
    turned(12, () => path(petal(r(0.29), r(0.37), r(0.03)))) +
    turned(12, () => circle(0, -r(0.43), r(0.014)), 0.5) +
    circle(0, 0, r(0.475), line(stroke)) +
    circle(0, 0, r(0.5), line(stroke * 0.5)) +
    turned(
      16,
      () =>
        place(path(paisley(r(0.2)), line(stroke)) + path(paisley(r(0.2), 0.5)), -r(0.02), -r(0.53), {
          turn: 8,
        }) + circle(r(0.085), -r(0.6), r(0.013)),
    ) +
    circle(0, 0, r(0.775), line(stroke)) +
    turned(32, () => circle(0, -r(0.81), r(0.013))) +
    turned(
      16,
      () =>
        path(petal(r(0.83), r(1), r(0.034), 0.4, 0.06)) +
        place(curled(r(0.12), stroke * 0.8), r(0.05), -r(0.83), { turn: 6 }) +
        place(curled(r(0.12), stroke * 0.8), -r(0.05), -r(0.83), { turn: -6, flip: true }),
    )
  );
}

/** A conch (shankha) lying with its mouth to the right, about 200 wide and 110 high, centred on 0,0. */
export const shankha = (stroke = 5): string =>
  path(
    'M-100 8C-84 -10 -74 -22 -64 -34C-30 -66 30 -62 62 -40C82 -26 92 -14 104 -10C100 4 92 14 78 22C56 46 10 58 -26 46C-50 38 -66 26 -80 16Z',
    `style="fill:var(--paper)" stroke="currentColor" stroke-width="${stroke}" stroke-linejoin="round"`,
  ) +
  path(
    'M-64 -34C-50 -10 -52 14 -66 24M-40 -50C-22 -18 -26 26 -42 40M-12 -58C10 -22 6 30 -10 50',
    line(stroke * 0.8),
  ) +
  path('M18 34C40 20 66 4 98 -8C84 14 52 34 18 34Z') +
  circle(-92, 8, stroke * 0.8);

/** A brush-drawn scroll of curls along a line from 0,0 to `length`,0: a border of alpona. */
export const alponaVine = (length: number, size = 70, stroke = 6): string => {
  const count = Math.max(1, Math.round(length / size));
  const step = length / count;
  return Array.from({ length: count }, (_, index) => {
    const up = index % 2 === 0;
    return place(
      path(`M0 0Q${step / 2} ${-size * 0.26} ${step} 0`, line(stroke)) +
        place(curled(size * 0.5, stroke * 0.8), step * 0.3, -size * 0.1, { turn: 10 }) +
        circle(step * 0.82, -size * 0.26, stroke * 0.8),
      index * step,
      0,
      { drop: !up },
    );
  }).join('');
};
