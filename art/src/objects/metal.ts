import { linear, radial } from '#art/drawing/definitions.ts';
import { num, path, type Svg, stroked } from '#art/drawing/svg.ts';
import { P } from './palette.ts';

/** Polished metals, bright to dark. */
export const METALS = {
  brass: ['#fff0bf', '#e7bd66', '#b98132', '#7c4d17'],
  copper: ['#ffe0c4', '#e39a6a', '#b0592f', '#6b2c16'],
  silver: ['#ffffff', '#dfe1dc', '#a8aaa6', '#686a6a'],
  iron: ['#8d8480', '#4f4746', '#2e2628', '#140e12'],
} as const;
export type Metal = keyof typeof METALS;

/** The metal as a round form sees the lamp. */
export const domed = (metal: Metal): string => {
  const [a, b, c, d] = METALS[metal];
  return radial(
    [
      [a, 0],
      [b, 0.42],
      [c, 0.78],
      [d, 1],
    ],
    0.36,
    0.3,
    0.8,
  );
};
/** The metal along the light, bright first. */
export const sheen = (metal: Metal, x2 = 0.7, y2 = 1): string => {
  const [a, b, c, d] = METALS[metal];
  return linear([a, b, c, d], 0, 0, x2, y2);
};
/** The metal against the light: the ring inside a lit rim. */
export const hollow = (metal: Metal): string => {
  const [a, b, , d] = METALS[metal];
  return linear([d, b, a], 0, 0, 0.7, 1);
};
/** The metal round a standing pot: dark, lit, dark. */
export const turnedMetal = (metal: Metal): string => {
  const [a, b, c, d] = METALS[metal];
  return linear(
    [
      [d, 0],
      [b, 0.2],
      [a, 0.33],
      [b, 0.55],
      [c, 0.8],
      [d, 1],
    ],
    0,
    0,
    1,
    0.06,
  );
};
export const GOLD_BAND = linear([P.goldPale, P.gold, P.goldDark]);

/** A light along a round rim, from one angle to another in degrees (0 is right, 90 down). */
export function glint(
  radius: number,
  from: number,
  to: number,
  width: number,
  colour = '#fff8dc',
  opacity = 0.8,
): Svg {
  const point = (angle: number) =>
    `${num(Math.cos((angle * Math.PI) / 180) * radius)} ${num(Math.sin((angle * Math.PI) / 180) * radius)}`;
  return path(
    `M${point(from)}A${num(radius)} ${num(radius)} 0 0 1 ${point(to)}`,
    stroked(colour, width, `opacity="${opacity}"`),
  );
}

/** A tube: the same line dark and wide, then lit and narrow. */
export const tube = (d: string, width: number, metal: Metal = 'brass'): Svg => {
  const [a, b, , dark] = METALS[metal];
  return (
    path(d, stroked(dark, width + 3)) +
    path(d, stroked(b, width)) +
    path(d, stroked(a, width * 0.28, `transform="translate(${num(-width * 0.1)} ${num(-width * 0.2)})"`))
  );
};
