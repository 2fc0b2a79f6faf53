import type { Strip, Vector } from './cloth.ts';
import type { Ramp } from './ramp.ts';

const spin = ([x, y, z]: Vector, angle: number): Vector => [
  x * Math.cos(angle) - y * Math.sin(angle),
  x * Math.sin(angle) + y * Math.cos(angle),
  z,
];

const tip = ([x, y, z]: Vector, angle: number): Vector => [
  x,
  y * Math.cos(angle) - z * Math.sin(angle),
  y * Math.sin(angle) + z * Math.cos(angle),
];

/** A band lying across a card from x = `left` to `right`, gathered where the knot sits. */
export function ribbonAcross(
  ramp: Ramp,
  y: number,
  left = 58,
  right = 1062,
  breadth = 88,
  knot = 0.5,
): Strip {
  return {
    ramp,
    seed: 3,
    steps: [200, 60],
    at(along, across) {
      const gathered = Math.exp(-Math.abs(along - knot) * 16);
      const end = Math.min(along, 1 - along);
      const side = across - 0.5;
      return [
        left + along * (right - left),
        y + side * breadth * (1 - 0.386 * gathered),
        6 -
          Math.exp(-end * 110) * 10 +
          gathered * 6 * Math.cos(side * 16) +
          1.2 * Math.cos(along * 19 + across * 3) +
          3.2 * Math.cos(side * 2.6),
      ];
    },
  };
}

/** A band lying down a card. */
export function ribbonDown(ramp: Ramp, x: number, top = -2, bottom = 1402, breadth = 88, knot = 0.5): Strip {
  const across = ribbonAcross(ramp, 0, top, bottom, breadth, knot);
  return {
    ...across,
    at(along, side) {
      const [down, off, z] = across.at(along, side);
      return [x - off, down, z];
    },
  };
}

interface LoopShape {
  readonly side: 1 | -1;
  readonly length: number;
  readonly breadth: number;
  readonly turn: number;
  readonly seed: number;
  readonly rise: number;
}

/** A bow of two tails, four loops and a knot round x, y; about 400 wide at `size` 1. */
export function satinBow(ramp: Ramp, x: number, y: number, size = 1, tailLength = 1): Strip[] {
  const loop = ({ side, length, breadth, turn, seed, rise }: LoopShape): Strip => ({
    ramp,
    seed,
    at(along, across) {
      const reach = side * length * ((1 - Math.cos(2 * Math.PI * along)) / 2) ** 0.8;
      const arc = Math.sin(Math.PI * along);
      const depth = 0.3 * length * Math.sin(2 * Math.PI * along) * (0.55 + 0.45 * arc);
      const wide = breadth * (0.26 + 0.74 * arc ** 0.75);
      const pinch = Math.exp(-Math.abs(reach) / (length * 0.34));
      const off = across - 0.5;
      const fold = pinch * 9 * Math.cos(off * Math.PI * 5 + seed) + 4 * Math.cos(off * 7 + reach * 0.02);
      const [px, py, pz] = spin(tip([reach, off * wide + arc * rise, depth + fold], -0.62), turn);
      return [x + px * size, y + py * size, 40 + pz * size];
    },
    shade: (along) => 0.62 + 0.38 * Math.min(1, ((1 - Math.cos(2 * Math.PI * along)) / 2) * 3.2),
  });
  const tail = (side: 1 | -1, length: number, breadth: number, turn: number, seed: number): Strip => ({
    ramp,
    seed,
    steps: [240, 48],
    at(along, across) {
      const wide = breadth * (0.3 + 0.7 * Math.min(1, along * 2.6));
      const off = across - 0.5;
      const sway = Math.sin(along * 3.4 + seed) * 16 * along * side;
      const depth =
        16 * Math.sin(along * 6.2 + seed) +
        Math.exp(-along * 5) * 8 * Math.cos(off * Math.PI * 5) +
        off * 26 * Math.sin(along * 4 + seed);
      const [px, py, pz] = spin([off * wide + sway, along * length, depth], turn);
      return [x + px * size, y + py * size, 12 + pz * 0.5 * size];
    },
    keep: (along, across) => along < 1 - 0.11 * (1 - Math.abs(across - 0.5) * 2),
    shade: (along) => 0.6 + 0.4 * Math.min(1, along * 4),
  });
  const knot: Strip = {
    ramp,
    seed: 9,
    steps: [120, 48],
    at(along, across) {
      const angle = (along - 0.5) * Math.PI;
      const off = across - 0.5;
      const round = (27 + 3 * Math.cos(off * 5)) * (1 + 0.1 * Math.cos(off * Math.PI));
      return [
        x + (Math.sin(angle) * round + off * 6) * size,
        y + off * 62 * size,
        95 + (Math.cos(angle) * 22 + 2.4 * Math.sin(across * 22 + along * 5)) * size,
      ];
    },
  };
  return [
    tail(1, 262 * tailLength, 80, 0.4, 1.2),
    tail(-1, 236 * tailLength, 80, -0.52, 2.6),
    loop({ side: -1, length: 200, breadth: 108, turn: 0.16, seed: 1, rise: 6 }),
    loop({ side: 1, length: 196, breadth: 108, turn: -0.14, seed: 2, rise: 6 }),
    loop({ side: -1, length: 150, breadth: 80, turn: -0.26, seed: 3, rise: -4 }),
    loop({ side: 1, length: 150, breadth: 80, turn: 0.3, seed: 4, rise: -4 }),
    knot,
  ];
}
