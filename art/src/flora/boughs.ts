import { circle, filled, path, place, type Svg, stroked } from '#art/drawing/svg.ts';
import { cutLeaf } from '#art/flora/ink.ts';

/** A bough of leaves in pairs, growing from 0,0 upwards and bending to the right. */
export function bough(length: number, pairs: number, leaf: number, fill: string, stem: string): Svg {
  const bend = (t: number): readonly [number, number] => [length * 0.3 * t * t, -length * t];
  const [tipX, tipY] = bend(1);
  const leaves = Array.from({ length: pairs }, (_, index) => {
    const t = 0.14 + (0.82 * index) / (pairs - 1);
    const [x, y] = bend(t);
    const size = leaf * (1 - 0.45 * t);
    return [-1, 1]
      .map((side) => place(cutLeaf(size, size * 0.3, fill), x, y, { turn: side * (62 - 26 * t) + 22 * t }))
      .join('');
  });
  return (
    path(`M0 0Q${length * 0.02} ${-length * 0.55} ${tipX} ${tipY}`, stroked(stem, 4)) +
    leaves.join('') +
    place(cutLeaf(leaf * 0.6, leaf * 0.18, fill), tipX, tipY, { turn: 24 })
  );
}

/** Seed heads on long stems. */
export const grasses = (x: number, y: number, colour: string): Svg =>
  [-24, -10, 4, 19]
    .map((turn, index) =>
      place(
        path(`M0 0Q6 ${-150 - index * 22} 0 ${-290 - index * 30}`, stroked(colour, 2.6)) +
          Array.from({ length: 9 }, (_, i) =>
            circle((i % 2 ? 9 : -9) + 2, -210 - index * 30 - i * 13, 5.4 - i * 0.3, filled(colour)),
          ).join(''),
        x,
        y,
        { turn },
      ),
    )
    .join('');
