import { ellipse, line, num, outline, path, place, turned } from '#art/drawing/svg.ts';
import { petal } from './petal.ts';

/** White lilies, in two inks. */

const anthers = (reach: number, size: number, stroke: number): string =>
  turned(
    6,
    (index) =>
      path(
        `M0 0Q${num(index % 2 === 0 ? size * 0.05 : -size * 0.05)} ${num(-reach * 0.5)} 0 ${num(-reach)}`,
        line(stroke),
      ) + place(ellipse(0, 0, size * 0.055, size * 0.02), 0, -reach, { turn: 20 }),
    0.5,
  );

const openPetal = (length: number, width: number, stroke: number): string =>
  path(petal(length * 0.06, length, width, 0.36, 0.1), outline(stroke)) +
  path(`M0 ${num(-length * 0.14)}V${num(-length * 0.86)}`, line(stroke * 0.7)) +
  [-1, 1]
    .map((side) =>
      path(
        `M${num(side * width * 0.16)} ${num(-length * 0.2)}Q${num(side * width * 0.62)} ${num(-length * 0.5)} ${num(side * width * 0.14)} ${num(-length * 0.8)}`,
        line(stroke * 0.4),
      ),
    )
    .join('');

/** A lily seen from the front, `size` to the tips of its petals, round 0,0. */
export const lilyFront = (size: number, stroke = 2.4): string =>
  turned(3, () => openPetal(size * 0.96, size * 0.27, stroke), 0.5) +
  turned(3, () => openPetal(size, size * 0.36, stroke)) +
  anthers(size * 0.44, size, stroke * 0.8);

/** A lily from the side, its throat at 0,0 and its flare up: 1.3 of `size` wide, 1.1 high. */
export function lilySide(size: number, stroke = 2.4): string {
  const at = (d: string): string =>
    d.replace(/-?\d+(\.\d+)?/g, (figure) => num((Number(figure) * size) / 100));
  const wing =
    path(
      at('M-6 0C-12 -40 -22 -60 -64 -76C-76 -78 -80 -70 -72 -64C-70 -86 -36 -96 -16 -82C-4 -60 -2 -30 0 0Z'),
      outline(stroke),
    ) + path(at('M-5 -8C-10 -44 -24 -68 -60 -78'), line(stroke * 0.6));
  return (
    [-17, 17]
      .map((turn) =>
        place(path(petal(0, size * 1.08, size * 0.24, 0.5, 0.1), outline(stroke)), 0, 0, { turn }),
      )
      .join('') +
    [-22, -8, 7, 21]
      .map((turn) =>
        place(
          path(`M0 ${num(-size * 0.5)}V${num(-size * 1.06)}`, line(stroke * 0.7)) +
            ellipse(0, -size * 1.07, size * 0.05, size * 0.022),
          0,
          0,
          { turn },
        ),
      )
      .join('') +
    wing +
    place(wing, 0, 0, { flip: true }) +
    path(at('M-7 0C-15 -36 -34 -62 0 -98C34 -62 15 -36 7 0Z'), outline(stroke)) +
    path(at('M0 -6V-84'), line(stroke * 0.7)) +
    path(at('M-4 -14C-8 -40 -14 -56 -6 -76M4 -14C8 -40 14 -56 6 -76'), line(stroke * 0.4))
  );
}

/** A closed lily bud growing up from 0,0. */
export const lilyBud = (size: number, stroke = 2.4): string =>
  path(petal(0, size, size * 0.2, 0.5, 0.14), outline(stroke)) +
  path(
    `M0 ${num(-size * 0.08)}C${num(size * 0.07)} ${num(-size * 0.4)} ${num(size * 0.05)} ${num(-size * 0.7)} 0 ${num(-size * 0.94)}M0 ${num(-size * 0.08)}C${num(-size * 0.1)} ${num(-size * 0.4)} ${num(-size * 0.08)} ${num(-size * 0.7)} ${num(-size * 0.02)} ${num(-size * 0.94)}`,
    line(stroke * 0.6),
  );
