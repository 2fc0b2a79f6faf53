import { linear, radial } from '#art/drawing/definitions.ts';
import { times } from '#art/drawing/lists.ts';
import { any, random, seedOf } from '#art/drawing/random.ts';
import { circle, filled, path, place, rect, type Svg, stroked, turned } from '#art/drawing/svg.ts';
import { petalShape } from '#art/flora/petal.ts';
import { nut } from './food.ts';
import type { Triple } from './gift-boxes.ts';
import { domed, glint, hollow, METALS, type Metal, sheen } from './metal.ts';
import { lineMandala, rosette } from './ornament.ts';
import { P } from './palette.ts';
import { paper } from './paper.ts';

/** A minted coin with a lotus, radius about the origin. */
export const coin = (x: number, y: number, radius: number, metal: Metal, turn = 0): Svg => {
  const [a, , c, d] = METALS[metal];
  return place(
    paper('small', circle(0, 0, radius, filled(domed(metal)))) +
      circle(0, 0, radius * 0.9, filled(hollow(metal))) +
      circle(0, 0, radius * 0.84, filled(domed(metal))) +
      turned(36, () => circle(0, -radius * 0.77, radius * 0.022, filled(d))) +
      circle(0, 0, radius * 0.7, stroked(d, radius * 0.014)) +
      place(
        [-64, -34, 0, 34, 64]
          .map((angle) =>
            place(
              path(
                petalShape(radius * 0.52, radius * 0.15),
                filled(c, `stroke="${d}" stroke-width="${radius * 0.018}"`),
              ) + path(`M0 ${-radius * 0.06}V${-radius * 0.4}`, stroked(a, radius * 0.02)),
              0,
              0,
              { turn: angle },
            ),
          )
          .join('') +
          path(
            `M${-radius * 0.4} ${radius * 0.08}Q0 ${radius * 0.3} ${radius * 0.4} ${radius * 0.08}Q0 ${radius * 0.16} ${-radius * 0.4} ${radius * 0.08}Z`,
            filled(d),
          ),
        0,
        radius * 0.16,
      ) +
      glint(radius * 0.95, 190, 262, radius * 0.03),
    x,
    y,
    { turn },
  );
};

/** A tray of dry fruit in compartments round a middle one, radius about the origin; `fills` are drawn in turn. */
export function dryFruitTray(radius: number): Svg {
  const next = random(seedOf(6));
  const heap = (colours: readonly (readonly [string, string])[], size: number) =>
    times(64, () => {
      const [a, r] = [next() * 6.283, Math.sqrt(next()) * radius * 0.2];
      return nut(Math.cos(a) * r, Math.sin(a) * r, size, next() * 360, any(colours, next));
    });
  const kinds = [
    [
      ['#a8642e', '#5a2a10'],
      ['#bd7a3c', '#6b3414'],
    ],
    [
      ['#fff0cc', '#c98f4a'],
      ['#f6dca8', '#b5803c'],
    ],
    [
      ['#a9c262', '#5f7a2c'],
      ['#c2d68a', '#6f8a34'],
    ],
    [
      ['#7a3a1c', '#3a1408'],
      ['#5a2412', '#2a0c06'],
    ],
    [
      ['#ffcf7a', '#b5701c'],
      ['#f4a93c', '#9c5a10'],
    ],
    [
      ['#e8c9a0', '#8f6234'],
      ['#d9b07c', '#7a4f26'],
    ],
  ] as const;
  return (
    paper('large', circle(0, 0, radius, filled(domed('brass')))) +
    circle(0, 0, radius * 0.96, filled(hollow('brass'))) +
    circle(0, 0, radius * 0.9, filled(linear(['#8a1c36', '#560c24'], 0, 0, 1, 1))) +
    turned(36, () => circle(0, -radius * 0.93, radius * 0.012, filled('#7c4d17'))) +
    kinds
      .map((kind, i) => {
        const angle = (i * 60 - 90) * (Math.PI / 180);
        return place(
          circle(0, 0, radius * 0.255, filled(sheen('brass'))) +
            circle(0, 0, radius * 0.24, filled('#5a1228')) +
            heap(kind, radius / 240) +
            circle(
              0,
              0,
              radius * 0.24,
              filled(
                radial(
                  [
                    ['#2a0410', 0.7, 0],
                    ['#2a0410', 1, 0.5],
                  ],
                  0.56,
                  0.58,
                  0.55,
                ),
              ),
            ),
          Math.cos(angle) * radius * 0.58,
          Math.sin(angle) * radius * 0.58,
        );
      })
      .join('') +
    circle(0, 0, radius * 0.27, filled(sheen('brass'))) +
    circle(0, 0, radius * 0.25, filled(radial(['#fff3d4', '#f6d99a', '#c99a4a']))) +
    lineMandala(radius * 0.22, { colour: '#a8701f', width: 2, petals: 12 }) +
    glint(radius * 0.98, 190, 260, radius * 0.012)
  );
}

/** A wall clock carved as a sun, radius about the origin. */
export const wallClock = (radius: number): Svg =>
  paper(
    'large',
    turned(24, (i) =>
      path(
        petalShape(radius * (i % 2 ? 1.28 : 1.16), radius * 0.15),
        filled(i % 2 ? linear([P.goldPale, P.gold, P.goldDark]) : linear(['#c2603a', '#8a3a1c', '#4f1d0e'])),
      ),
    ),
  ) +
  paper('medium', circle(0, 0, radius * 0.9, filled(domed('brass')))) +
  circle(0, 0, radius * 0.85, filled(linear(['#17757a', '#0a4349'], 0, 0, 1, 1))) +
  turned(24, () => place(rosette(radius * 0.075, P.goldLight, P.red), 0, -radius * 0.76)) +
  circle(0, 0, radius * 0.67, filled(sheen('brass'))) +
  circle(0, 0, radius * 0.64, filled(radial(['#fffdf6', '#fbeccb', '#e6cc98'], 0.5, 0.5, 0.6, 0.42, 0.38))) +
  place(lineMandala(radius * 0.4, { colour: '#d9b77a', width: 1.8, petals: 12 }), 0, 0) +
  turned(12, (i) =>
    i % 3
      ? circle(0, -radius * 0.55, radius * 0.022, filled(P.maroon))
      : path(
          `M0 ${-radius * 0.48}L${-radius * 0.04} ${-radius * 0.55}L0 ${-radius * 0.62}L${radius * 0.04} ${-radius * 0.55}Z`,
          filled(P.red),
        ),
  ) +
  paper(
    'trim',
    path(petalShape(radius * 0.36, radius * 0.045), filled(P.maroonDark, 'transform="rotate(-52)"')) +
      path(petalShape(radius * 0.52, radius * 0.035), filled(P.maroonDark, 'transform="rotate(62)"')),
  ) +
  circle(0, 0, radius * 0.05, filled(domed('brass')));

/** Cut silk folded in a box, seen from above, centred; `silks` from the left. */
export const sareeBox = (silks: readonly Triple[], borders: readonly string[]): Svg =>
  paper(
    'large',
    rect(-520, -400, 1040, 800, filled(linear(['#7c4a1a', '#5a2f10', '#331608'], 0, 0, 1, 1), 'rx="16"')),
  ) +
  rect(-500, -380, 1000, 760, filled(linear(['#f6e2b8', '#e0bd7a'], 0, 0, 1, 1), 'rx="8"')) +
  silks
    .map((silk, i) => {
      const w = 960 / silks.length;
      const x = -480 + i * w;
      return (
        paper('medium', rect(x + 6, -350, w - 12, 700, filled(linear([...silk], 0, 0, 1, 0.6), 'rx="22"'))) +
        rect(x + w * 0.62, -350, w * 0.3, 700, filled(borders[i] ?? P.gold)) +
        times(13, (k) => place(rosette(17, P.goldPale, silk[1], 6), x + w * 0.77, -322 + k * 54)) +
        path(`M${x + w * 0.62} -350V350M${x + w * 0.92} -350V350`, stroked(P.goldLight, 4)) +
        times(20, (k) =>
          place(
            turned(6, () => path(petalShape(15, 5), filled(P.goldLight))),
            x + w * 0.18 + (k % 2) * w * 0.26,
            -318 + Math.floor(k / 2) * 70,
          ),
        ) +
        rect(x + 12, -350, 26, 700, filled('#fff', 'opacity=".16" rx="13"'))
      );
    })
    .join('');
