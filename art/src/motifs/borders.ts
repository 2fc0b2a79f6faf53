import { circle, line, num, path, place, rect, turned } from '#art/drawing/svg.ts';
import { lotus } from '#art/flora/lotus.ts';
import { leaf, paisley, petal } from '#art/flora/petal.ts';

/** Frames round a sheet and strips along it. */

/** A unit of a border, drawn round 0,0 with its outside up, and how long it is. */
export interface BorderUnit {
  readonly art: string;
  readonly length: number;
}

/** Repeats a unit along a line from x,y for `length`, stretched to fit whole units. */
export function strip(unit: BorderUnit, x: number, y: number, length: number, turn = 0): string {
  const count = Math.max(1, Math.round(length / unit.length));
  const step = length / count;
  const inside = Array.from(
    { length: count },
    (_, index) => `<g transform="translate(${num((index + 0.5) * step)} 0)">${unit.art}</g>`,
  ).join('');
  return place(inside, x, y, { turn });
}

/** Repeats a unit round a frame, `inset` from a sheet's edges; `corner` goes into its corners. */
export function frame(
  unit: BorderUnit,
  inset: number,
  corner = '',
  gap = unit.length * 0.5,
  width = 1000,
  height = 1400,
): string {
  const [w, h] = [width - inset * 2, height - inset * 2];
  const corners = [
    [inset, inset, 0],
    [width - inset, inset, 90],
    [width - inset, height - inset, 180],
    [inset, height - inset, 270],
  ] as const;
  return (
    strip(unit, inset + gap, inset, w - gap * 2) +
    strip(unit, width - inset, inset + gap, h - gap * 2, 90) +
    strip(unit, width - inset - gap, height - inset, w - gap * 2, 180) +
    strip(unit, inset, height - inset - gap, h - gap * 2, 270) +
    corners.map(([x, y, turn]) => place(corner, x, y, { turn })).join('')
  );
}

/** Lines round a sheet: [inset, thickness]. */
export const frameLines = (
  lines: readonly (readonly [inset: number, thickness: number])[],
  width = 1000,
  height = 1400,
  radius = 0,
): string =>
  lines
    .map(([inset, thickness]) =>
      rect(inset, inset, width - inset * 2, height - inset * 2, line(thickness), radius),
    )
    .join('');

/** Temple border of a Kanjeevaram: rows of spires pointing in. */
export const templeUnit = (size = 40): BorderUnit => ({
  length: size,
  art: path(
    `M${num(-size / 2)} 0H${num(size / 2)}L${num(size * 0.34)} ${num(size * 0.3)}H${num(size * 0.2)}L${num(size * 0.14)} ${num(size * 0.6)}H${num(size * 0.06)}L0 ${num(size)}L${num(-size * 0.06)} ${num(size * 0.6)}H${num(-size * 0.14)}L${num(-size * 0.2)} ${num(size * 0.3)}H${num(-size * 0.34)}Z`,
  ),
});

/** Lotus heads side by side. */
export const lotusUnit = (size = 56, stroke = 2): BorderUnit => ({
  length: size,
  art: place(lotus(size * 0.5, stroke), 0, size * 0.22, { turn: 180 }),
});

/** Paisleys that follow each other. */
export const paisleyUnit = (size = 70, stroke = 2.4): BorderUnit => ({
  length: size * 0.86,
  art: place(
    path(paisley(size * 0.8), line(stroke)) + path(paisley(size * 0.8, 0.55)),
    -size * 0.26,
    size * 0.42,
    { turn: 62 },
  ),
});

/** A waving stem with leaves and buds. */
export const vineUnit = (size = 90, stroke = 2.2): BorderUnit => ({
  length: size,
  art:
    path(
      `M${num(-size / 2)} 0C${num(-size / 4)} ${num(-size * 0.3)} ${num(-size / 4)} ${num(-size * 0.3)} 0 0S${num(size / 4)} ${num(size * 0.3)} ${num(size / 2)} 0`,
      line(stroke),
    ) +
    place(path(leaf(size * 0.3, size * 0.08)), -size * 0.2, -size * 0.12, { turn: 150 }) +
    place(path(leaf(size * 0.3, size * 0.08)), size * 0.2, size * 0.12, { turn: -30 }) +
    place(
      turned(5, () => path(petal(size * 0.02, size * 0.12, size * 0.045))),
      size * 0.25,
      -size * 0.14,
    ) +
    place(
      turned(5, () => path(petal(size * 0.02, size * 0.12, size * 0.045))),
      -size * 0.25,
      size * 0.14,
    ),
});

/** A row of little arches with a dot in each. */
export const archUnit = (size = 48, stroke = 2): BorderUnit => ({
  length: size,
  art:
    path(
      `M${num(-size / 2)} ${num(size * 0.7)}C${num(-size * 0.5)} ${num(size * 0.2)} ${num(-size * 0.14)} ${num(size * 0.16)} 0 0C${num(size * 0.14)} ${num(size * 0.16)} ${num(size * 0.5)} ${num(size * 0.2)} ${num(size / 2)} ${num(size * 0.7)}`,
      line(stroke),
    ) +
    circle(0, size * 0.44, size * 0.09) +
    place(path(petal(0, size * 0.2, size * 0.06)), 0, 0),
});

/** A rosette between dots. */
export const rosetteUnit = (size = 54): BorderUnit => ({
  length: size,
  art:
    turned(8, () => path(petal(size * 0.06, size * 0.3, size * 0.08))) +
    circle(0, 0, size * 0.05) +
    circle(-size / 2, 0, size * 0.06),
});

/** Beads. */
export const beadUnit = (size = 20, radius = 4): BorderUnit => ({ length: size, art: circle(0, 0, radius) });

/** Hanging mango leaves and blossoms (toran) from x to x + width at y, sagging between pegs. */
export function toran(x: number, y: number, width: number, pegs = 5, sag = 40, stroke = 2.2): string {
  const span = width / pegs;
  return Array.from({ length: pegs }, (_, peg) => {
    const left = x + peg * span;
    const rope = path(
      `M${num(left)} ${num(y)}Q${num(left + span / 2)} ${num(y + sag * 2)} ${num(left + span)} ${num(y)}`,
      line(stroke),
    );
    const hung = Array.from({ length: 7 }, (_unused, index) => {
      const t = (index + 0.5) / 7;
      const drop = y + sag * 4 * t * (1 - t);
      return index % 2 === 0
        ? place(path(leaf(span * 0.26, span * 0.055)), left + span * t, drop, { drop: true })
        : circle(left + span * t, drop, span * 0.04);
    }).join('');
    return rope + hung;
  }).join('');
}
